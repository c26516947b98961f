import { Link } from '@tanstack/react-router'
import type { VisitorField, VisitorFormContent } from '#portal/content/forms/visitor-forms.ts'
import { cx } from '#portal/ui/classes.ts'
import type { FormFields } from '#portal/ui/form/fields.tsx'

/** The fields of a form, and what is agreed to by sending it. */
export function VisitorFields({
  content: { fields: contents, offers = [], consent },
  fields,
  offerName,
}: {
  content: VisitorFormContent
  fields: FormFields<string>
  offerName: (type: string) => string
}) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {contents.map(field => (
          <div key={field.name} className={cx('min-w-0', !field.isHalf && 'sm:col-span-2')}>
            <OneField field={field} fields={fields} />
          </div>
        ))}
      </div>
      {offers.map(({ type, text }) => (
        <fields.Checkbox key={type} name={offerName(type)} label={text} />
      ))}
      <p className="text-sm text-muted">
        {consent} The{' '}
        <Link
          to={'/legal/privacy-policy' as string}
          className="rounded-xs text-accent underline underline-offset-4"
        >
          Privacy Policy
        </Link>{' '}
        explains how.
      </p>
    </>
  )
}

function OneField({ field, fields }: { field: VisitorField; fields: FormFields<string> }) {
  const { name, label, kind, hint, autoComplete, isOptional, options = [] } = field
  const shared = { name, label, hint, autoComplete, ...(isOptional && { isOptional }) }
  if (kind === 'long') return <fields.Textarea {...shared} rows={6} />
  if (kind === 'choice') return <fields.Select {...shared} options={options} placeholder="Choose one" />
  if (kind === 'email')
    return (
      <fields.Text
        {...shared}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isSteady
      />
    )
  return <fields.Text {...shared} type={kind} />
}
