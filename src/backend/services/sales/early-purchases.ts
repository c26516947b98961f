import { asc, eq } from 'drizzle-orm'
import { keepOrderedConsents } from '#backend/services/subscription/public.ts'
import { earlyPurchaseConsentText, RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import type { OrderedEarlyPurchase } from '#generated/sales/types.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Totals } from './amounts.ts'
import type { OfferedPlan } from './catalog.ts'
import type { OrderItemRow } from './order-rows.ts'
import { orderedEarlyPurchases, orderItems } from './tables.ts'

/**
 * Throws if the person has seen other words or another price than today's, or if the cap covers no term. `within` is
 * where the request has the agreement.
 */
export function requireAgreement(
  { price, monthly_limit, renewal_consent }: Omit<OrderedEarlyPurchase, 'plan_id'>,
  { today, tax, within }: { today: number; tax: number; within?: string },
): void {
  const fields = (name: string) => [within === undefined ? name : `${within}.${name}`]
  if (renewal_consent !== RENEWAL_CONSENT_VERSION)
    throw problem('renewal-consent-outdated', { fields: fields('renewal_consent') })
  if (price !== today)
    throw problem('price-changed', {
      fields: fields('price'),
      ...amountsOf({ before: price, now: today }),
    })
  if (monthly_limit < today + tax)
    throw problem('monthly-limit-too-low', {
      fields: fields('monthly_limit'),
      ...amountsOf({ amount: today + tax }),
    })
}

/** The consent to buy the next terms of an ordered item early, in the words that the page shows. */
export type EarlyPurchaseOfItem = Omit<typeof orderedEarlyPurchases.$inferInsert, 'itemId'>

interface Ordering {
  offers: readonly OfferedPlan[]
  priced: Totals
  /** Whether the order has the consent to renewal. */
  renews: boolean
  by: { userId: string; actorUserId: string | null }
  now: Date
}

/**
 * Checks what a person has agreed to buy early with an order, and returns it by the places of its items. Throws what
 * `requireAgreement` does, and for a plan that is not ordered or does not renew.
 */
export function agreedEarlyPurchases(
  agreed: readonly OrderedEarlyPurchase[],
  { offers, priced, renews, by, now }: Ordering,
): Map<number, EarlyPurchaseOfItem> {
  const places = agreed.flatMap((agreement, index) => {
    const within = `early_purchases.${index}`
    const place = offers.findIndex(({ plan }) => plan.plan_id === agreement.plan_id)
    const offer = offers[place]
    if (!offer?.plan.renewable) throw problem('plan-not-renewable', { fields: [within] })
    if (!renews) throw problem('renewal-off', { fields: [within] })
    const { plan, license } = offer
    requireAgreement(agreement, { today: plan.price, tax: priced.items[place]?.taxAmount ?? 0, within })
    const { max_times, monthly_limit, price, renewal_consent: version } = agreement
    const { license_label } = license
    const { plan_description } = plan
    const item: EarlyPurchaseOfItem = {
      ...by,
      ...{ price, maxTimes: max_times, monthlyLimit: monthly_limit, version, consented: now },
      text: earlyPurchaseConsentText({
        ...{ license_label, plan_description },
        ...{ amount: price, max_times, monthly_limit },
      }),
    }
    return [[place, item] as const]
  })
  return new Map(places)
}

/** Keeps consents with the items of an order, by the places of those. */
export async function insertEarlyPurchases(
  db: Queries,
  items: readonly OrderItemRow[],
  early: ReadonlyMap<number, EarlyPurchaseOfItem>,
): Promise<void> {
  const rows = items.flatMap(({ itemId, position }) => {
    const agreed = early.get(position)
    return agreed ? [{ itemId, ...agreed }] : []
  })
  if (rows.length) await db.insert(orderedEarlyPurchases).values(rows)
}

/**
 * Turns on what was agreed to with an order, in the transaction that pays or approves it, once its subscriptions are
 * there. `card` is the primary card by name.
 */
export async function turnOnEarlyPurchases(
  db: Queries,
  { orderId, card, now }: { orderId: number; card: string | undefined; now: Date },
): Promise<void> {
  const rows = await db
    .select({
      agreed: orderedEarlyPurchases,
      planId: orderItems.planId,
      subscriptionId: orderItems.subscriptionId,
    })
    .from(orderedEarlyPurchases)
    .innerJoin(orderItems, eq(orderItems.itemId, orderedEarlyPurchases.itemId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  if (!rows.length) return
  const ordered = rows.flatMap(({ agreed: { itemId: _, ...consent }, planId, subscriptionId }) =>
    subscriptionId === null ? [] : [{ subscriptionId, consent: { ...consent, planId, card: card ?? null } }],
  )
  await keepOrderedConsents(db, ordered, now)
}
