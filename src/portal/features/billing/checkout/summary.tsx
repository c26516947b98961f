import type { ReactNode } from 'react'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import type { Order, OrderedEarlyPurchase, PricingSchedule, Quote } from '#generated/sales/types.ts'
import {
  type CapInput,
  capError,
  type EarlyItem,
  readCap,
} from '#portal/shared/subscriptions/early-purchase.tsx'
import { lookupsText, type PlanTerm, priceText, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import type { CartLine } from '../cart/cart-lines.ts'

export interface SummaryItem {
  planId: number
  license: string
  plan: string
  /** Null for a plan that the price list no longer has. */
  term: PlanTerm | null
  isRenewable: boolean
  /** In cents, before tax. */
  amount: number
  /** Null while it is unknown. */
  tax: number | null
}

export interface Summary {
  items: readonly SummaryItem[]
  amount: number
  /** Null until there is an address to compute it from. */
  tax: number | null
  /** What has to be paid; null while the tax is unknown. */
  total: number | null
}

/** What a cart costs: by its quote, or before tax only by the price list. */
export function summaryOfCart(lines: readonly CartLine[], quote?: Quote): Summary {
  const isTaxed = quote !== undefined && (quote.taxable_location !== null || quote.amount === 0)
  const items = lines.map((line, at) => {
    const item = quote?.items[at]
    return {
      planId: line.planId,
      license: line.license,
      plan: line.plan,
      term: { days: line.days, months: line.months },
      isRenewable: line.isRenewable,
      amount: item?.amount ?? line.price,
      tax: isTaxed ? (item?.tax_amount ?? null) : null,
    }
  })
  const amount = quote?.amount ?? items.reduce((sum, item) => sum + item.amount, 0)
  const tax = isTaxed ? quote.tax_amount : null
  return { items, amount, tax, total: isTaxed ? quote.total_amount : null }
}

/** What was ordered, with the names of the price list. */
export function summaryOfOrder(
  order: Pick<Order, 'items' | 'amount' | 'tax_amount' | 'total_amount'>,
  schedule: Pick<PricingSchedule, 'plans' | 'licenses'> | undefined,
): Summary {
  const items = order.items.map(item => {
    const plan = schedule?.plans.find(({ plan_id }) => plan_id === item.plan_id)
    const license = schedule?.licenses.find(({ license_id }) => license_id === plan?.license_id)
    return {
      planId: item.plan_id,
      license: license?.license_label ?? `Plan ${item.plan_id}`,
      plan: plan?.plan_description ?? lookupsText(item.lookups),
      term: plan ? { days: plan.days, months: plan.months } : null,
      isRenewable: plan?.renewable ?? false,
      amount: item.amount,
      tax: item.tax_amount,
    }
  })
  return { items, amount: order.amount, tax: order.tax_amount, total: order.total_amount }
}

/** The caps as they are typed, by plan; undefined for a plan that is not bought early. */
export type EarlyCaps = Readonly<Record<number, CapInput | undefined>>

/** What of an order can be bought early; undefined while its tax is unknown. */
export function earlyItem({ license, plan, amount, tax }: SummaryItem): EarlyItem | undefined {
  return tax === null || amount === 0
    ? undefined
    : { license_label: license, plan_description: plan, amount, tax }
}

/** What is wrong with the first cap that is not one. */
export function earlyFault(items: readonly SummaryItem[], caps: EarlyCaps): string | undefined {
  for (const item of items) {
    const [input, early] = [caps[item.planId], earlyItem(item)]
    const fault = input && early && capError(input, early)
    if (fault) return fault
  }
  return undefined
}

/** What is bought early of what is renewed, in the contract's words. */
export function earlyRequests(items: readonly SummaryItem[], caps: EarlyCaps): OrderedEarlyPurchase[] {
  return items.flatMap(item => {
    const [input, early] = [caps[item.planId], earlyItem(item)]
    const cap = input && early && readCap(input, early)
    if (!cap) return []
    const { planId: plan_id, amount: price } = item
    return [{ plan_id, ...cap, price, renewal_consent: RENEWAL_CONSENT_VERSION }]
  })
}

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
