import type { ReactNode } from 'react'
import { dollars } from '#domain/text/money.ts'
import { priceText, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import type { Summary } from './summary.ts'

/** What is ordered and what it costs. An amount that is being computed anew is a placeholder, never the old one. */
export function OrderSummary({
  title,
  summary: { items, amount, tax, total },
  isSettled = true,
  taxNote = 'Enter an address to see tax',
  children,
}: {
  title: string
  summary: Summary
  /** Whether the amounts are those of these items and of the current address. */
  isSettled?: boolean
  /** In place of a tax that is unknown. */
  taxNote?: string
  children?: ReactNode
}) {
  const figure = (text: ReactNode) => (isSettled ? text : <Skeleton className="h-4 w-16" />)
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <h2 className="text-base">{title}</h2>
      <ul className="flex flex-col gap-4">
        {keyed(items, ({ planId }) => planId).map(
          ([key, { license, plan, term, amount: price, tax: ofItem }]) => (
            <li key={key} className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="font-medium">{license}</p>
                <p className="text-sm text-muted">{plan}</p>
                {isSettled && ofItem !== null && ofItem > 0 && (
                  <p className="mt-0.5 text-xs text-faint tnum">Tax {dollars(ofItem)}</p>
                )}
              </div>
              <p className="text-right font-medium whitespace-nowrap tnum">
                {figure(priceText(price))}
                {price > 0 && term && (
                  <span className="block text-xs font-normal text-faint">per {termNoun(term)}</span>
                )}
              </p>
            </li>
          ),
        )}
      </ul>
      <dl aria-busy={!isSettled} className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
        <div className="flex justify-between gap-4 text-muted">
          <dt>Subtotal</dt>
          <dd className="tnum">{figure(dollars(amount))}</dd>
        </div>
        <div className="flex justify-between gap-4 text-muted">
          <dt>Tax</dt>
          <dd className="tnum">{figure(tax === null ? taxNote : dollars(tax))}</dd>
        </div>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-base font-semibold">
          <dt>{total === null ? 'Total before tax' : 'Total'}</dt>
          <dd className="text-2xl tracking-[-0.025em] tnum">
            {isSettled ? dollars(total ?? amount) : <Skeleton className="h-8 w-28" />}
          </dd>
        </div>
      </dl>
      {children}
    </section>
  )
}
