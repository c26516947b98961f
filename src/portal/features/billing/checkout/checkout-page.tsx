import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { Removed } from '../cart/removed.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayForm } from './pay-form.tsx'
import { RejectedFree } from './pay-notices.tsx'
import { Receipt } from './receipt.tsx'
import { ConfirmStep, SignInStep, StepsAhead } from './steps.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePurchase } from './use-purchase.ts'

/** The stages that have a cart to go back to. */
const HAS_CART: ReadonlySet<string> = new Set(['signed-out', 'no-account', 'filling'])
const BACK_TO_CART = { to: '/checkout/cart', label: 'Back to cart' } as const

/** From a cart to a paid order, on one page that always shows where its order stands. */
export function CheckoutPage({
  intent,
  onIntent,
  account,
}: {
  /** The id of the order to come, or of the order. */
  intent: string | undefined
  onIntent: (intent: string) => void
  /** The paying account; with several accounts, the switcher. */
  account: ReactNode
}) {
  const [rejectedFree, setRejectedFree] = useState<readonly string[]>([])
  const purchase = usePurchase(intent, texts =>
    setRejectedFree(earlier => [...new Set([...earlier, ...texts])]),
  )
  const checkout = useCheckout({ intent, onIntent, isWatched: purchase.isOpen })
  const { stage, order, summary, cart } = checkout
  const isOver = stage === 'paid' || stage === 'approved'

  const content = (): ReactNode => {
    if (stage === 'loading') return <Loading checkout={checkout} />
    if (order && summary && isOver) return <Receipt order={order} summary={summary} />
    const notices = (
      <>
        <RejectedFree messages={rejectedFree} />
        {cart.removed.length > 0 && <Removed texts={cart.removed} onDismiss={cart.dismissRemoved} />}
      </>
    )
    if (stage === 'empty' || !summary)
      return (
        <div className="flex flex-col gap-6">
          <h1 className="text-3xl tracking-[-0.03em]">Checkout</h1>
          {notices}
          <EmptyCheckout />
        </div>
      )
    const isOrder = stage === 'to-pay'
    return (
      <div className="flex flex-col gap-6 nav:gap-8">
        <h1 className="text-3xl tracking-[-0.03em]">{isOrder ? 'Pay your order' : 'Checkout'}</h1>
        {notices}
        <div className="grid items-start gap-8 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-12">
          <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line nav:sticky nav:top-8 nav:order-last nav:p-6">
            <OrderSummary
              title={isOrder ? `Order ${order?.order_id}` : 'Order summary'}
              summary={summary}
              isSettled={isOrder || checkout.isQuoted || !checkout.quote.isFetching}
              taxNote={stage === 'filling' ? 'Enter an address to see tax' : 'Log in to see tax'}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {stage === 'signed-out' && <SignInStep destination={`/checkout?intent=${intent ?? ''}`} />}
            {stage === 'no-account' && <ConfirmStep />}
            {(stage === 'signed-out' || stage === 'no-account') && <StepsAhead />}
            {(stage === 'filling' || isOrder) && (
              <PayForm checkout={checkout} purchase={purchase} summary={summary} account={account} />
            )}
          </div>
        </div>
      </div>
    )
  }
  return (
    <CheckoutFrame back={HAS_CART.has(stage) ? BACK_TO_CART : null}>
      <DrawnOnce>{content()}</DrawnOnce>
    </CheckoutFrame>
  )
}

function EmptyCheckout() {
  return (
    <Card>
      <EmptyState
        icon={<ShoppingCart />}
        title="Nothing to check out"
        action={
          <>
            <Link
              to="/account/subscriptions/plans"
              className={buttonClass({ variant: 'primary', size: 'lg' })}
            >
              Choose a plan
            </Link>
            <Link to="/account/billing" className={buttonClass({ size: 'lg' })}>
              See your orders
            </Link>
          </>
        }
      >
        Your cart is empty. Orders you’ve placed are in Billing.
      </EmptyState>
    </Card>
  )
}

/** The placeholder, or what keeps the page from knowing where its order stands. */
function Loading({ checkout: { lookup, cart } }: { checkout: ReturnType<typeof useCheckout> }) {
  const failed = lookup.error ? lookup : cart.pricing.error ? cart.pricing : undefined
  if (failed?.error)
    return (
      <Card>
        <ErrorState
          title={lookup.error ? 'Your order couldn’t be loaded' : 'The price list couldn’t be loaded'}
          reason={messageOf(failed.error)}
          {...notesOf(failed.error)}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Card>
    )
  return (
    <div aria-busy="true" className="grid gap-8 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-12">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
      <Skeleton className="h-64 rounded-xl nav:mt-15" />
    </div>
  )
}
