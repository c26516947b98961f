import type { FormFields } from '#portal/ui/form/fields.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { PasswordStrength } from '#portal/ui/input/password-strength.tsx'

/** A new password twice, with its strength. */
export function NewPasswordFields<Name extends string>({
  fields,
  name,
  username,
}: {
  fields: FormFields<Name | 'repeated'>
  name: Name
  username: string
}) {
  const { value } = useFormField(name)
  return (
    <>
      <div className="flex flex-col gap-2">
        <fields.Password
          name={name}
          label="New password"
          hint="At least 15 characters. A few words are easy to remember and hard to guess."
          autoComplete="new-password"
        />
        <PasswordStrength password={String(value ?? '')} username={username} />
      </div>
      <fields.Password name="repeated" label="Confirm new password" autoComplete="new-password" />
    </>
  )
}
