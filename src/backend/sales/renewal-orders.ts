import type { Queries } from '#kernel/storage/database.ts'
import { itemOf, offersFor } from './catalog.ts'
import type { OrderRow } from './order-rows.ts'
import { insertOrder } from './place.ts'
import { priceFor } from './quotes.ts'

/** Why a renewal can't be ordered: its plan is gone or has no price for the account, or there is no address for the tax. */
export type RenewalRefusal = 'no-plan' | 'no-address'

/**
 * Places the order of a renewal at the price and tax of the day, in the caller's transaction. Its term starts at
 * `start`, before it is paid. A plan that is no longer sold still renews. The account must be locked.
 */
export async function placeRenewal(
  db: Queries,
  { accountId, planId, start, now }: { accountId: number; planId: number; start: Date; now: Date },
): Promise<OrderRow | RenewalRefusal> {
  const offer = (await offersFor(db, { accountId, planIds: [planId] })).get(planId)
  if (!offer) return 'no-plan'
  const priced = await priceFor(db, { accountId, items: [itemOf(offer)], now })
  if (priced.amount > 0 && !priced.location) return 'no-address'
  return insertOrder(db, { accountId, origin: 'renewal', placedBy: null, priced, now, renewal: start })
}
