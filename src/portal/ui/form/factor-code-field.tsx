import type { FormFields } from '#portal/ui/form/fields.tsx'

/** The second-factor field when a person confirms their identity again. */
export function FactorCodeField({ fields }: { fields: FormFields<'code'> }) {
  return (
    <fields.Text
      name="code"
      label="Code"
      hint="The six digits of your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
