import type { FormFields } from '#portal/ui/form/fields.tsx'

/** The field for the second factor of somebody who proves once more who they are. */
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
