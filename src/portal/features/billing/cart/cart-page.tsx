import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingCart, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { dollars } from '#domain/text/money.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { readSessionHint } from '#portal/api/session/session-hint.ts'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { cartIntent, changeCart } from '#portal/shared/cart/cart.ts'
import {
  intervalOf,
  lookupsText,
  priceText,
  termLength,
  termNoun,
} from '#portal/shared/subscriptions/plan-words.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { keyed } from '#portal/ui/data/keyed.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { useQuote } from '../shared/quote.ts'
import { type CartLine, type CartLine as Line, type SortedCart, useSortedCart } from './cart-lines.ts'
import { Removed } from './removed.tsx'

/** The cart, with or without a login: what is in it and what it costs before tax. */
export function CartPage() {
  const { pricing, sorted, removed, dismissRemoved } = useSortedCart()
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-3xl tracking-[-0.03em]">Your cart</h1>
      {removed.length > 0 && <Removed texts={removed} onDismiss={dismissRemoved} />}
      <DrawnOnce>
        <Loaded query={{ ...pricing, data: sorted }} what="The price list" isCard>
          {cart => (cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />)}
        </Loaded>
      </DrawnOnce>
    </div>
  )
}

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        icon={<ShoppingCart />}
        title="Your cart is empty"
        action={
          <Link
            to={readSessionHint() === 'in' ? '/account/subscriptions/plans' : '/pricing'}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            Choose a plan
          </Link>
        }
      >
        Pick a plan by how many addresses you look up. You won’t be charged until you place the order.
      </EmptyState>
    </Card>
  )
}

function FilledCart({ cart: { lines, kept } }: { cart: SortedCart }) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const { data: session } = useQuery({ ...sessionQuery, enabled: readSessionHint() === 'in' })
  // An account can have its own prices, which the public list does not have.
  const quote = useQuote(kept, Boolean(session?.accountId))
  const items = quote.isPlaceholderData ? undefined : quote.data?.items
  const used = useUsedTrials(Boolean(session?.accountId))
  const hasUsed = lines.some(({ planId }) => used.has(planId))
  const priced = lines.map((line, at) => ({ ...line, price: items?.[at]?.amount ?? line.price }))

  function remove(line: Line, at: number) {
    changeCart(plans => plans.toSpliced(at, 1))
    void toast.success(`${line.plan} is removed.`, {
      action: {
        label: 'Undo',
        onAction: () =>
          changeCart(plans => (plans.includes(line.planId) ? plans : plans.toSpliced(at, 0, line.planId))),
      },
    })
    // The button is gone. The next line's takes its place, else the page's heading starts anew.
    const next = list.current?.querySelectorAll('button')[at + 1] ?? document.getElementById('main')
    next?.focus()
  }

  return (
    <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-10">
      <CartList ref={list} lines={priced} used={used} onRemove={remove} />
      <CartTotal lines={priced} isSettled={!quote.isFetching}>
        <Button
          variant="primary"
          size="lg"
          isWide
          disabledReason={hasUsed ? 'Remove the trial that you already had.' : undefined}
          onClick={() => void navigate({ to: '/checkout', search: { intent: cartIntent() ?? undefined } })}
        >
          Check out
          <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
        <p className="text-sm text-muted">
          {session
            ? 'You’ll see the tax and total before you pay.'
            : 'Next, log in or create an account. We’ll keep your cart.'}
        </p>
      </CartTotal>
    </div>
  )
}

/** Returns the trials that the account, the person, or their company has had; none while that isn't known. */
function useUsedTrials(isSignedIn: boolean): ReadonlySet<number> {
  const { allowed } = useCan(listTrials)
  const { data } = useQuery({ ...query(listTrials), enabled: isSignedIn && allowed })
  const used = data?.trials.filter(({ status }) => status !== 'available') ?? []
  return new Set(used.map(({ plan_id }) => plan_id))
}

/** The plans in the cart, each with its price and the button that removes it. */
function CartList({
  lines,
  used,
  onRemove,
  ref,
}: {
  lines: readonly CartLine[]
  /** Plans of trials that can't be started again. */
  used: ReadonlySet<number>
  onRemove: (line: CartLine, at: number) => void
  ref: Ref<HTMLUListElement>
}) {
  return (
    <Card isFlush>
      <ul ref={ref} aria-label="Plans" className="divide-y divide-line">
        {keyed(lines, ({ planId }) => planId).map(([key, line], at) => (
          <li key={key} className="flex items-start gap-3 py-5 pr-3 pl-5 sm:gap-5">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <h2 className="text-base leading-6 font-semibold">{line.license}</h2>
              <p className="text-[0.9375rem] text-muted">{line.plan}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
                <Badge tone={line.isTrial ? 'accent' : 'neutral'}>
                  {line.isTrial ? 'Free trial' : intervalOf(line)}
                </Badge>
                {line.isTrial && (
                  <span className="tnum">
                    {lookupsText(line.lookups)} in {termLength(line)}
                  </span>
                )}
                {used.has(line.planId) && <span className="text-warning">You already had this trial.</span>}
                {line.perThousand !== null && (
                  <span className="tnum">{dollars(line.perThousand)} per 1,000</span>
                )}
              </p>
            </div>
            <p className="text-right text-base leading-6 font-semibold whitespace-nowrap tnum">
              {priceText(line.price)}
              {line.price > 0 && (
                <span className="block text-sm leading-5 font-normal text-faint">per {termNoun(line)}</span>
              )}
            </p>
            <IconButton
              label={`Remove ${line.license}, ${line.plan}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              className="-mt-1.5"
              onClick={() => onRemove(line, at)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The sum of the cart before tax, and what comes next. */
function CartTotal({
  lines,
  isSettled,
  children,
}: {
  lines: readonly CartLine[]
  /** Whether the prices are those of the account, or no one is logged in. */
  isSettled: boolean
  children: ReactNode
}) {
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Card className="nav:sticky nav:top-24">
      <div className="flex flex-col gap-4">
        <h2 className="text-base">Summary</h2>
        <dl className="flex flex-col gap-2 text-[0.9375rem]">
          <div className="flex justify-between gap-4 text-muted">
            <dt>
              {lines.length} {lines.length === 1 ? 'plan' : 'plans'}
            </dt>
            <dd className="tnum">{dollars(total)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-muted">
            <dt>Tax</dt>
            <dd>at checkout</dd>
          </div>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
            <dt>Total before tax</dt>
            <dd className="text-xl tracking-[-0.02em] tnum">
              {isSettled ? dollars(total) : <Skeleton className="h-7 w-24" />}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </Card>
  )
}
