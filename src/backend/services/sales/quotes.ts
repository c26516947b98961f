import { requireAccount } from '#backend/modules/accounts/public.ts'
import type { operations, Quote } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Config } from '#kernel/config.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type PricedItem, type Totals, totalsOf } from './amounts.ts'
import { isForSale, itemOf, type OfferedPlan, offersFor } from './catalog.ts'
import { isTransferOffered } from './invoices/transfers.ts'
import { isExempt } from './tax/exemptions.ts'
import { NO_TAX, ratesAt, rateWire } from './tax/rates.ts'
import { addressOf, currentLocation, locationWire } from './tax/taxable-locations.ts'

/** Handlers of `openapi/sales/quotes.yaml`. */
export const quoteHandlers = {
  async createQuote({ db, body, caller, now, kernel: { config } }) {
    const { plan_ids, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const offers = await requireForSale(db, { accountId, planIds: plan_ids, field: 'plan_ids' })
    const items = offers.map(offer => itemOf(offer))
    return { status: 200, body: quoteWire(await priceFor(db, { accountId, items, now }), config) }
  },

  async createCustomQuote({ db, body, now, kernel: { config } }) {
    const { account_id: accountId, items: wanted, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, accountId)
    const offers = await requirePlans(db, { accountId, planIds: wanted.map(({ plan_id }) => plan_id) })
    const items = offers.map((offer, index) => {
      const { custom_amount = 0, compute_price, free } = wanted[index] ?? {}
      if (free) return itemOf(offer, { amount: 0 })
      return compute_price ? itemOf(offer) : itemOf(offer, { amount: custom_amount })
    })
    return { status: 200, body: quoteWire(await priceFor(db, { accountId, items, now }), config) }
  },
} satisfies Pick<Handlers<operations>, 'createQuote' | 'createCustomQuote'>

type Location = Awaited<ReturnType<typeof currentLocation>>
export type Priced = Totals & { location: Location }

/** Items with the tax of an account at its address; without one the tax is unknown and so zero. */
export async function priceFor(
  db: Queries,
  { accountId, items, now }: { accountId: number; items: readonly PricedItem[]; now: Date },
): Promise<Priced> {
  const location = await currentLocation(db, accountId)
  const isTaxed = location && !(await isExempt(db, accountId, now))
  return { ...totalsOf(items, isTaxed ? ratesAt(addressOf(location)) : NO_TAX), location }
}

/**
 * The plans that a customer asks for, in this order; `field` is where the request has them. Throws for plans
 * that are unknown or not for sale, and for a trial that is asked for twice, with an error for each entry.
 */
export async function requireForSale(
  db: Queries,
  { accountId, planIds, field }: { accountId: number; planIds: readonly number[]; field: string },
): Promise<OfferedPlan[]> {
  const known = await offersFor(db, { accountId, planIds })
  const rejected = planIds.flatMap((id, index) => {
    const offer = known.get(id)
    const fields = [`${field}.${index}`]
    if (!offer || !isForSale(offer)) return problem('plan-not-purchasable', { fields }).items
    const isRepeated = offer.plan.one_time_free_trial && planIds.indexOf(id) < index
    return isRepeated ? problem('duplicate-free-trial', { fields }).items : []
  })
  if (rejected.length) throw new Problem(rejected)
  return planIds.flatMap(id => known.get(id) ?? [])
}

/** The plans that staff name, in this order. Throws 404 if one is unknown. */
export async function requirePlans(
  db: Queries,
  { accountId, planIds }: { accountId: number; planIds: readonly number[] },
): Promise<OfferedPlan[]> {
  const known = await offersFor(db, { accountId, planIds })
  return planIds.map(id => {
    const offer = known.get(id)
    if (!offer) throw problem('not-found')
    return offer
  })
}

function quoteWire({ items, rates, location, ...totals }: Priced, config: Config): Quote {
  return {
    amount: totals.amount,
    unit_amount: totals.unitAmount,
    tax_amount: totals.taxAmount,
    total_amount: totals.totalAmount,
    saas_tax_rate: rateWire(rates.saas),
    data_tax_rate: rateWire(rates.data),
    taxable_location: location ? locationWire(location) : null,
    transfer_offered: isTransferOffered(config, totals.totalAmount),
    items: items.map(item => ({
      plan_id: item.planId,
      lookups: item.lookups,
      amount: item.amount,
      unit_amount: item.unitAmount,
      tax_amount: item.taxAmount,
    })),
  }
}
