import type { Order, PricingSchedule, Quote } from '#generated/sales/types.ts'
import { lookupsText, type PlanTerm } from '#portal/shared/subscriptions/plan-words.ts'
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
