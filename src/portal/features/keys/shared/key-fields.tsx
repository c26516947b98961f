import type { FormFields } from '#portal/ui/form/fields.tsx'

type KeyFields = FormFields<'label' | 'description'>

export function LabelField({ fields }: { fields: KeyFields }) {
  return (
    <fields.Text
      name="label"
      label="Label"
      hint="The system or the site that uses the key, such as “Checkout server”."
      autoComplete="off"
      data-autofocus=""
    />
  )
}

export function DescriptionField({ fields }: { fields: KeyFields }) {
  return <fields.Textarea name="description" label="Description" hint="Optional." rows={3} />
}
