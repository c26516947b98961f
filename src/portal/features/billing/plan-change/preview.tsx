import type { ReactNode } from 'react'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import { dayText, timeText } from '#portal/kit/day-text.ts'
import type { PlanChoice } from './use-plan-change.ts'

/** What a change costs now, line by line as the server has it, and what it does to the current term. */
export function Preview({ offer, choice }: { offer: PlanChangeOffer; choice: PlanChoice }) {
  const {
    new_plan: plan,
    credit,
    amount,
    tax_amount: tax,
    total_amount: total,
    term_expires_at: end,
  } = choice
  return (
    <section aria-label="Preview" className="flex flex-col gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm">
        <Line name={`${plan.plan_description}${end ? `, until ${dayText(end)}` : ''}`}>
          {dollars(plan.price)}
        </Line>
        {offer.replaces
          .filter(term => term.credit > 0)
          .map(term => (
            <Line key={term.subscription_id} name={`Credit: ${unusedWords(term)}`}>
              {dollars(-term.credit)}
            </Line>
          ))}
        {credit > 0 && <Line name="Subtotal">{dollars(amount)}</Line>}
        <Line name="Tax">{dollars(tax)}</Line>
        <dt className="border-t border-line pt-2 font-medium text-ink">Due now</dt>
        <dd className="border-t border-line pt-2 pl-6 text-right text-lg font-semibold text-ink tabular-nums">
          {dollars(total)}
        </dd>
      </dl>
      <p className="text-sm text-muted">
        Your current term ends as soon as you’ve paid, and the new one begins. Lookups don’t stop in between.
        This total holds until {timeText(offer.preview_expires_at)}, even if you use lookups meanwhile.
      </p>
    </section>
  )
}

/** "375,000 of 500,000 lookups unused". */
function unusedWords(term: PlanChangeOffer['replaces'][number]): string {
  if (isUnlimited(term)) return `unused time until ${term.expiration ? dayText(term.expiration) : 'the end'}`
  return `${exactAmount(term.remaining)} of ${exactAmount(term.issued)} lookups unused`
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className="pl-6 text-right text-ink tabular-nums">{children}</dd>
    </>
  )
}
