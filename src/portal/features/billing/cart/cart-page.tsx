import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingCart } from 'lucide-react'
import { useRef } from 'react'
import { sessionQuery } from '#portal/api/session/session.ts'
import { readSessionHint } from '#portal/api/session/session-hint.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { cartIntent, changeCart } from '#portal/shared/cart/cart.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { useQuote } from '../shared/quote.ts'
import type { CartLine as Line, SortedCart } from './cart-lines.ts'
import { CartList } from './cart-list.tsx'
import { CartTotal } from './cart-total.tsx'
import { Removed } from './removed.tsx'
import { useSortedCart } from './use-sorted-cart.ts'

/** The cart, with or without a login: what is in it and what it costs before tax. */
export function CartPage() {
  const { pricing, sorted, removed, dismissRemoved } = useSortedCart()
  return (
    <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-8 px-5 pt-10 pb-20 sm:px-8 sm:pt-14">
      <h1 className="text-3xl tracking-[-0.03em]">Your cart</h1>
      {removed.length > 0 && <Removed texts={removed} onDismiss={dismissRemoved} />}
      <Loaded
        query={{ ...pricing, data: sorted }}
        what="The price list"
        isCard
        skeleton={<Skeleton className="h-48 w-full rounded-xl" />}
      >
        {cart => (cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />)}
      </Loaded>
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
          <Link to="/pricing" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Choose a plan
          </Link>
        }
      >
        Pick a plan by how many addresses you look up. Nothing is charged before you place the order.
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
      <CartList ref={list} lines={priced} onRemove={remove} />
      <CartTotal lines={priced} isSettled={!quote.isFetching}>
        <Button
          variant="primary"
          size="lg"
          isWide
          onClick={() => void navigate({ to: '/checkout', search: { intent: cartIntent() ?? undefined } })}
        >
          Check out
          <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
        <p className="text-sm text-muted">
          {session
            ? 'You see the tax and the total before you pay.'
            : 'You log in or create an account next. Your cart stays as it is.'}
        </p>
      </CartTotal>
    </div>
  )
}
