import type { ReactNode } from 'react'
import { dollars } from '#domain/text/money.ts'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { CartLine } from './cart-lines.ts'

/** The sum of the cart before tax, and what comes next. */
export function CartTotal({
  lines,
  isSettled,
  children,
}: {
  lines: readonly CartLine[]
  /** Whether the prices are those of the account, or nobody is signed in. */
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
              {isSettled ? dollars(total) : <Skeleton className="h-6 w-24" />}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </Card>
  )
}
