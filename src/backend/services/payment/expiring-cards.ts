import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type CardRow, endOfCard } from './card-rows.ts'
import { EXPIRING_NOTICE } from './limits.ts'
import { cards } from './tables.ts'
import { vendorOf } from './vendors/vendors.ts'

/** A card that is about to expire. */
export interface ExpiringCard
  extends Pick<CardRow, 'accountId' | 'paymentMethodId' | 'network' | 'mask' | 'expiration' | 'isPrimary'> {
  /** The first moment at which it is no longer valid. */
  ends: Date
}

/** How many are told about in one go. */
const BATCH = 100

/**
 * The cards that expire within 30 days and of which no one was told yet, marked as told in the caller's
 * transaction, so that each notice goes out once. A card that gets another expiration can be told of again.
 */
export async function claimExpiringCards(db: Queries, kernel: Kernel, now: Date): Promise<ExpiringCard[]> {
  const horizon = new Date(now.getTime() + EXPIRING_NOTICE)
  const due = await db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.vendor, vendorOf(kernel).name),
        // A card ends with its month, so the months before the horizon's are those that have ended by then.
        lt(cards.expiration, horizon.toISOString().slice(0, 7)),
        or(isNull(cards.expiryTold), ne(cards.expiryTold, cards.expiration)),
      ),
    )
    .orderBy(asc(cards.expiration), asc(cards.paymentMethodId))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { paymentMethodId, expiration } of due)
    await db.update(cards).set({ expiryTold: expiration }).where(eq(cards.paymentMethodId, paymentMethodId))
  return due
    .map(({ accountId, paymentMethodId, network, mask, expiration, isPrimary }) => {
      const card = { accountId, paymentMethodId, network, mask, expiration, isPrimary }
      return { ...card, ends: endOfCard(card) }
    })
    .filter(({ ends }) => ends > now)
}
