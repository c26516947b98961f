import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { centsOf } from '#domain/text/money.ts'
import type {
  CustomOrderItem,
  CustomQuoteItem,
  Plan,
  PricingSchedule,
  Quote,
} from '#generated/sales/types.ts'
import type { Gift } from '../shared/gift-worth.tsx'

/** How the price of a line is found: that of the price list, an agreed amount, or none. */
export type Pricing = 'list' | 'custom' | 'free'

/** A line of a new order, as it is typed. */
export interface Line {
  key: number
  planId: number
  pricing: Pricing
  /** In dollars; only for an agreed amount. */
  amount: string
  lookups: string
}

/** A line for a plan, at its price and with its lookups. */
export function lineFor({ plan_id, price, lookups }: Plan, key: number): Line {
  return {
    key,
    planId: plan_id,
    pricing: 'list',
    amount: (price / 100).toFixed(2),
    lookups: String(lookups),
  }
}

const MOST_LOOKUPS = UNLIMITED_LOOKUPS

/** What is wrong with the typed amount or lookups of a line. */
export function faultsOf({ pricing, amount, lookups }: Line): { amount?: string; lookups?: string } {
  const number = /^\d+$/.test(lookups.trim()) ? Number(lookups) : undefined
  return {
    ...(pricing === 'custom' &&
      centsOf(amount) === undefined && { amount: 'Enter an amount, such as 400.00.' }),
    ...((number === undefined || number > MOST_LOOKUPS) && { lookups: 'Enter a whole number.' }),
  }
}

/** The lines as a request for a quote; undefined while one of them has a fault. */
export function toQuoteItems(lines: readonly Line[]): CustomQuoteItem[] | undefined {
  if (!lines.length || lines.some(line => Object.keys(faultsOf(line)).length)) return undefined
  return lines.map(({ planId, pricing, amount }) => ({
    plan_id: planId,
    custom_amount: pricing === 'custom' ? (centsOf(amount) ?? 0) : 0,
    compute_price: pricing === 'list',
    free: pricing === 'free',
  }))
}

/** The lines as an order at the amounts of their quote, which the person has seen. */
export function toOrderItems(lines: readonly Line[], quote: Quote): CustomOrderItem[] {
  return lines.map(({ planId, lookups }, index) => {
    const amount = quote.items[index]?.amount ?? 0
    return { plan_id: planId, amount, lookups: Number(lookups), free: amount === 0 }
  })
}

/** What the lines give, at their list prices. */
export function toGifts(lines: readonly Line[], { plans }: Pick<PricingSchedule, 'plans'>): Gift[] {
  return lines.map(({ planId: plan_id, lookups }) => ({
    plan_id,
    lookups: Number(lookups),
    price: plans.find(plan => plan.plan_id === plan_id)?.price ?? 0,
  }))
}
