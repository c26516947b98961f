import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { CartPage } from '#portal/features/billing/cart/cart-page.tsx'
import { SiteLayout } from '#portal/site/layout/site-layout.tsx'

export const Route = createFileRoute('/checkout/cart')({
  staticData: { page: { prerender: true } },
  head: () => ({ meta: [{ title: `Your cart · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Cart,
})

function Cart() {
  // The page is built for everybody; the cart is that of this browser.
  const isHydrated = useHydrated()
  return (
    <ApiProvider>
      <SiteLayout>{isHydrated ? <CartPage /> : null}</SiteLayout>
    </ApiProvider>
  )
}
