import { useEffect, useState } from 'react'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { StatusLinkProps } from './status-link.tsx'

// The page says first how the service does; few come to subscribe.
const StatusForm = lazyPart(() => import('./status-form.tsx'))
const StatusLink = lazyPart(() => import('./status-link.tsx'))

// One element for all renders of the page: with another one, React would throw away the prerendered form, and what was
// typed in it, if the page renders again before the code of the form has loaded.
const statusForm = (
  <LazyBoundary fallback={<Skeleton className="h-32 w-full" />}>
    <StatusForm />
  </LazyBoundary>
)

/** Subscribes to emails about incidents, or does what a link of these emails is for: the part of the address after the # says which. */
export function StatusEmails() {
  const [link, setLink] = useState<StatusLinkProps>()
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
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return (
    <Card
      title="Emails"
      description="Get an email when an incident starts, when there is news of it, and when it is resolved."
    >
      {/* As high as the form, which would move what follows. */}
      <div className="min-h-32">
        {link ? (
          <LazyBoundary fallback={<Skeleton className="h-32 w-full" />}>
            <StatusLink key={link.token} {...link} />
          </LazyBoundary>
        ) : isDamaged ? (
          <DamagedLink>
            <p className="text-muted">
              No email with a code?{' '}
              <a href="/status" className="text-accent underline underline-offset-4">
                Subscribe again
              </a>{' '}
              to get another one.
            </p>
          </DamagedLink>
        ) : (
          statusForm
        )}
      </div>
    </Card>
  )
}
