import { isTooSmall } from '#domain/billing/smallest-charge.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { itemOf, offersFor } from './catalog.ts'
import type { OrderRow } from './order-rows.ts'
import { insertOrder } from './place.ts'
import { type Priced, priceFor } from './quotes.ts'
import { cappedUntil } from './spending/cap.ts'

/**
 * Why a renewal can't be ordered: its plan is gone or has no price for the account, there is no address for the tax, it
 * costs less than a card can be charged, or it would bring the month above the account's spending cap.
 */
export type RenewalRejection = 'no-plan' | 'no-address' | 'too-small' | 'spending-cap'

/**
 * Places the order of a renewal at the price and tax of the day, in the caller's transaction. Its term starts at
 * `start`, before it is paid. A plan that is no longer sold still renews. The account must be locked.
 */
export async function placeRenewal(
  db: Queries,
  { start, ...wanted }: RenewalToPrice & { start: Date },
): Promise<OrderRow | RenewalRejection> {
  const priced = await priceRenewal(db, wanted)
  if (typeof priced === 'string') return priced
  const { accountId, now } = wanted
  if (await cappedUntil(db, { accountId, total: priced.totalAmount, now })) return 'spending-cap'
  return placePriced(db, { ...wanted, priced, start })
}

interface RenewalToPrice {
  accountId: number
  planId: number
  now: Date
}

/** What a renewal costs today, tax included. */
export async function priceRenewal(
  db: Queries,
  { accountId, planId, now }: RenewalToPrice,
): Promise<Priced | Exclude<RenewalRejection, 'spending-cap'>> {
  const offer = (await offersFor(db, { accountId, planIds: [planId] })).get(planId)
  if (!offer) return 'no-plan'
  const priced = await priceFor(db, { accountId, items: [itemOf(offer)], now })
  if (priced.amount > 0 && !priced.location) return 'no-address'
  return isTooSmall(priced.totalAmount) ? 'too-small' : priced
}

/** Places the order of a renewal that `priceRenewal` has priced, in the same transaction. */
export function placePriced(
  db: Queries,
  { accountId, priced, start, now }: { accountId: number; priced: Priced; start: Date; now: Date },
): Promise<OrderRow> {
  return insertOrder(db, { accountId, origin: 'renewal', placedBy: null, priced, now, renewal: start })
}
