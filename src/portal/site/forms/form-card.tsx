import type { VisitorForm } from '#domain/forms/forms.ts'
import { visitorForms } from '#portal/content/forms/visitor-forms.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SiteForm } from './site-form.tsx'

/** A form with its heading, on a card. */
export function FormCard({ form }: { form: VisitorForm }) {
  return (
    <div className="flex min-w-0 flex-col gap-5 self-start rounded-xl bg-surface p-5 shadow-float ring-1 ring-line sm:p-8">
      <h2 className="text-xl">{visitorForms[form].title}</h2>
      {form === 'newsletter' ? <NewsletterForm /> : <SiteForm form={form} />}
    </div>
  )
}
