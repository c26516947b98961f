import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { readSessionHint } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { CartPage } from '#portal/features/billing/cart/cart-page.tsx'
import { CheckoutFrame } from '#portal/features/billing/checkout/checkout-frame.tsx'
import { SiteLayout } from '#portal/site/layout/site-layout.tsx'

export const Route = createFileRoute('/checkout/cart')({
  staticData: { page: { prerender: true } },
  head: () => ({ meta: [{ title: `Your cart · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Cart,
})

function Cart() {
  // The page is built for everybody; the cart is that of this browser.
  const isHydrated = useHydrated()
  // Who has an account buys without the public site's frame, which the mark of the session hides until then.
  const hasAccount = isHydrated && readSessionHint() === 'in'
  return (
    <ApiProvider>
      {hasAccount ? (
        <CheckoutFrame back={{ to: '/account/subscriptions/plans', label: 'Plans and prices' }}>
          <CartPage />
        </CheckoutFrame>
      ) : (
        <div className="in-data-logged-in:hidden">
          <SiteLayout>
            <div className="mx-auto w-full max-w-[76rem] px-5 pt-10 pb-20 sm:px-8 sm:pt-14">
              {isHydrated ? <CartPage /> : null}
            </div>
          </SiteLayout>
        </div>
      )}
    </ApiProvider>
  )
}
