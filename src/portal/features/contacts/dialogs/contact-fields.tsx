import type { FormFields } from '#portal/ui/form/fields.tsx'

type Name = 'email' | 'first_name' | 'last_name' | 'company' | 'phone' | 'position'

/** What is known of a contact; all but the address may be left empty. */
export function ContactFields({ fields }: { fields: FormFields<Name> }) {
  return (
    <>
      <fields.Text
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        label="Email address"
        hint="A person’s, or that of a group such as accounts@northwind.example."
        data-autofocus=""
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <fields.Text name="first_name" label="First name" isOptional autoComplete="off" />
        <fields.Text name="last_name" label="Last name" isOptional autoComplete="off" />
        <fields.Text name="position" label="Position" isOptional autoComplete="off" />
        <fields.Text name="company" label="Company" isOptional autoComplete="off" />
      </div>
      <fields.Text
        name="phone"
        type="tel"
        inputMode="tel"
        label="Phone"
        isOptional
        hint="Outside the US with a plus sign and the country code."
        autoComplete="off"
      />
    </>
  )
}
