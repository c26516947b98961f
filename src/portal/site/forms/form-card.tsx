import { useEffect, useState } from 'react'
import type { VisitorForm } from '#domain/forms/forms.ts'
import { visitorForms } from '#portal/content/forms/visitor-forms.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { SiteForm } from './site-form.tsx'
import type { SubscriptionLinkProps } from './subscription-link.tsx'

/** A form with its heading, on a card. */
export function FormCard({ form }: { form: VisitorForm }) {
  return (
    <div className="flex min-w-0 flex-col gap-5 self-start rounded-xl bg-surface p-5 shadow-float ring-1 ring-line sm:p-8">
      <h2 className="text-xl">{visitorForms[form].title}</h2>
      {form === 'newsletter' ? <NewsletterForm /> : <SiteForm form={form} />}
    </div>
  )
}

// Only a link of an email needs it.
const NewsletterLink = lazyPart(() => import('./newsletter-link.tsx'))

/** The newsletter's form, or what a link of its emails does: the part of the address after the # says which. */
function NewsletterForm() {
  const [link, setLink] = useState<SubscriptionLinkProps>()
  const [isDamaged, setDamaged] = useState(false)
  useEffect(() => {
    const read = () => {
      const hash = new URLSearchParams(location.hash.slice(1))
      const confirm = hash.get('token')
      const unsubscribe = hash.get('unsubscribe')
      if (confirm) setLink({ does: 'confirm', token: confirm })
      else if (unsubscribe) setLink({ does: 'unsubscribe', token: unsubscribe })
      // Only the link of an email has this query, so its token was lost on its way.
      setDamaged(new URLSearchParams(location.search).get('by') === 'email')
      // The token leaves the address bar and the history as soon as it is read.
      if (confirm || unsubscribe) history.replaceState(history.state, '', location.pathname)
    }
    read()
    // A link that is pasted into the address of this very page loads nothing anew.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (!link)
    return isDamaged ? (
      <DamagedLink>
        <p className="text-muted">
          No email with a code?{' '}
          <a href="/newsletter" className="text-accent underline underline-offset-4">
            Subscribe again
          </a>{' '}
          to get another one.
        </p>
      </DamagedLink>
    ) : (
      <SiteForm form="newsletter" />
    )
  return (
    <LazyBoundary fallback={<Skeleton className="h-32 w-full" />}>
      <NewsletterLink key={link.token} {...link} />
    </LazyBoundary>
  )
}
