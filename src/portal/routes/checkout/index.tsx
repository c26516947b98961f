import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { AccountSwitcher } from '#portal/features/accounts/switcher.tsx'
import { CheckoutPage } from '#portal/features/billing/checkout/checkout-page.tsx'
import { isIntent } from '#portal/shared/cart/cart-mark.ts'

export const Route = createFileRoute('/checkout/')({
  staticData: {
    page: { needs: ['placeOrder', 'processPayment', 'createTaxableLocation'], samples: { person: {} } },
  },
  validateSearch: (search: Record<string, unknown>): { intent?: string | undefined } => ({
    intent: isIntent(search.intent) ? search.intent : undefined,
  }),
  beforeLoad: async () => {
    const { openSession } = await import('#portal/api/session/guard.ts')
    return { session: await openSession() }
  },
  head: () => ({ meta: [{ title: `Checkout · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Checkout,
})

function Checkout() {
  const { intent } = Route.useSearch()
  const { session } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const onIntent = useCallback(
    (current: string) => void navigate({ search: { intent: current }, replace: true }),
    [navigate],
  )
  return (
    <ApiProvider>
      <CheckoutPage
        // Another person or account starts anew, with the same cart.
        key={`${session?.userId} ${session?.accountId}`}
        intent={intent}
        onIntent={onIntent}
        account={<AccountSwitcher onSwitched={() => {}} />}
      />
    </ApiProvider>
  )
}
