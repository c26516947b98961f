import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { readSessionHint } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { CartPage } from '#portal/features/billing/cart/cart-page.tsx'
import { CheckoutFrame } from '#portal/features/billing/shared/checkout-frame.tsx'
import { SiteLayout } from '#portal/site/layout/site-layout.tsx'

export const Route = createFileRoute('/checkout/cart')({
  staticData: { page: { prerender: true } },
  head: () => ({ meta: [{ title: `Your cart · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Cart,
})

function Cart() {
  // The page is built for everybody; the cart is that of this browser.
  const isHydrated = useHydrated()
  const hasAccount = isHydrated ? readSessionHint() === 'in' : undefined
  const cart = isHydrated ? <CartPage /> : null
  // Both frames are built. The mark of the session shows the right one until the page knows by itself: who has an
  // account buys without the public site's frame.
  return (
    <ApiProvider>
      {hasAccount !== false && (
        <div className={hasAccount ? 'contents' : 'hidden in-data-logged-in:contents'}>
          <CheckoutFrame back={{ to: '/account/subscriptions/plans', label: 'Plans and prices' }}>
            {cart}
          </CheckoutFrame>
        </div>
      )}
      {hasAccount !== true && (
        <div className={hasAccount === undefined ? 'in-data-logged-in:hidden' : 'contents'}>
          <SiteLayout>
            {/* As high as the window: what follows the page stays below it while it loads. */}
            <div className="mx-auto min-h-dvh w-full max-w-[76rem] px-5 pt-10 pb-20 sm:px-8 sm:pt-14">
              {cart}
            </div>
          </SiteLayout>
        </div>
      )}
    </ApiProvider>
  )
}
