import { lazy, Suspense } from 'react'

// No page waits for it.
const PendingBadge = lazy(() => import('./pending.tsx'))

/** What is next to the link to the billing page: how many payments are due. */
export const billingBadge = {
  '/account/billing': (
    <Suspense>
      <PendingBadge />
    </Suspense>
  ),
}
