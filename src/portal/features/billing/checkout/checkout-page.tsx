import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { rememberDestination } from '#portal/api/session/session-hint.ts'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { Removed } from '../cart/removed.tsx'
import { Receipt } from '../orders/order-complete.tsx'
import { CheckoutFrame } from '../shared/checkout-frame.tsx'
import { stepOf } from './checkout-state.ts'
import { PayForm } from './pay-form.tsx'
import { Step } from './steps.tsx'
import { OrderSummary } from './summary.tsx'
import { useCheckout } from './use-checkout.ts'

const AwaitingTransfer = lazyPart(() => import('./awaiting-transfer.tsx'))

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
  const checkout = useCheckout({ intent, onIntent })
  const { state, order, summary, cart, quote, isQuoted } = checkout
  const step = stepOf(state)
  const hasCart = !order && step !== 'loading' && step !== 'empty'

  const content = (): ReactNode => {
    if (step === 'loading') return <Loading checkout={checkout} />
    if (order && summary && (step === 'paid' || step === 'approved'))
      return <Receipt order={order} summary={summary} />
    if (order?.canceled) return <Canceled orderId={order.order_id} />
    if (order?.transfer_due && summary)
      return (
        <LazyBoundary fallback={<Skeleton className="mx-auto h-96 w-full max-w-xl rounded-xl" />}>
          <AwaitingTransfer order={order} summary={summary} />
        </LazyBoundary>
      )
    const notices = (
      <>
        <RejectedFree messages={state.rejectedFree} />
        {cart.removed.length > 0 && <Removed texts={cart.removed} onDismiss={cart.dismissRemoved} />}
      </>
    )
    if (step === 'empty' || !summary)
      return (
        <div className="flex flex-col gap-6">
          <h1 className="text-3xl tracking-[-0.03em]">Checkout</h1>
          {notices}
          <EmptyCheckout />
        </div>
      )
    const isVisitor = step === 'signed-out' || step === 'no-account'
    return (
      <div className="flex flex-col gap-6 nav:gap-8">
        <h1 className="text-3xl tracking-[-0.03em]">{order ? 'Pay your order' : 'Checkout'}</h1>
        {notices}
        <div className="grid items-start gap-8 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-12">
          <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line nav:sticky nav:top-8 nav:order-last nav:p-6">
            <OrderSummary
              title={order ? `Order ${order.order_id}` : 'Order summary'}
              summary={summary}
              isSettled={Boolean(order) || isQuoted || !quote.isFetching}
              taxNote={isVisitor ? 'Log in to see tax' : 'Enter an address to see tax'}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {step === 'signed-out' && <SignInStep destination={`/checkout?intent=${intent ?? ''}`} />}
            {step === 'no-account' && <ConfirmStep />}
            {isVisitor ? <StepsAhead /> : <PayForm checkout={checkout} account={account} />}
          </div>
        </div>
      </div>
    )
  }
  return (
    <CheckoutFrame back={hasCart ? BACK_TO_CART : null}>
      <DrawnOnce>{content()}</DrawnOnce>
    </CheckoutFrame>
  )
}

/** The order of this address, which the customer has canceled or not paid in time. */
function Canceled({ orderId }: { orderId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ShoppingCart />}
        title={`Order ${orderId} is canceled`}
        action={
          <Link to="/account/subscriptions/plans" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Choose a plan
          </Link>
        }
      >
        There is nothing to pay.
      </EmptyState>
    </Card>
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
  const { error, isFetching, refetch } = lookup.error ? lookup : cart.pricing
  return (
    <Loaded
      query={{ data: undefined, error, isFetching, refetch }}
      what={lookup.error ? 'Your order' : 'The price list'}
      skeleton={
        <div className="grid gap-8 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-12">
          <div className="flex flex-col gap-6">
            <Skeleton className="h-9 w-44" />
            <Skeleton className="h-28 rounded-xl" />
            <Skeleton className="h-40 rounded-xl" />
          </div>
          <Skeleton className="h-64 rounded-xl nav:mt-15" />
        </div>
      }
      isCard
    >
      {() => null}
    </Loaded>
  )
}

/** Free trials and free plans that the account has had, each with the exact words of the server. */
function RejectedFree({ messages }: { messages: readonly string[] }) {
  if (!messages.length) return null
  return (
    <Alert tone="warning" title="Removed from your cart">
      <ul className="flex flex-col gap-1">
        {messages.map(message => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-1">
        <ContactSales matter={{ topic: 'trial' }} /> if you need more lookups, or more time to decide.
      </p>
    </Alert>
  )
}

/** How a visitor logs in. Both ways lead back to this checkout, and the cart waits in the browser. */
function SignInStep({ destination }: { destination: string }) {
  return (
    <Step number={1} title="Account">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          Your account holds your plans, keys, and receipts. We’ll keep your cart and bring you back here.
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/signup"
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            onClick={() => rememberDestination(destination)}
          >
            Create an account
          </Link>
          <Link to="/login" search={{ redirect: destination }} className={buttonClass({ size: 'lg' })}>
            Log In
          </Link>
        </div>
      </div>
    </Step>
  )
}

/** For a person who has signed up and has no account yet. */
function ConfirmStep() {
  return (
    <Step number={1} title="Account">
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">Confirm your email address to open your account. Then continue here.</p>
        <Link to="/confirm-email" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Confirm your email address
        </Link>
      </div>
    </Step>
  )
}

/** The steps that follow the account, for a visitor: what to expect. */
function StepsAhead() {
  return (
    <ol aria-label="Next steps" className="flex flex-col gap-3 pl-1 text-sm text-faint">
      {['Billing address', 'Card', 'Place the order'].map((step, at) => (
        <li key={step} className="flex items-center gap-4">
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center text-xs tnum ring-1 ring-line ring-inset rounded-full"
          >
            {at + 2}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
