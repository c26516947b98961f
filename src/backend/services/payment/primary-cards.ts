import { and, asc, eq, inArray } from 'drizzle-orm'
import { cardName } from '#domain/billing/card-name.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { CardRow } from './card-rows.ts'
import { cards, primaryChanges, primaryGaps } from './tables.ts'
import { vendorOf } from './vendors/vendors.ts'

/** The card that renewals of an account charge; undefined if there is none. */
export async function primaryCardOf(
  db: Queries,
  kernel: Kernel,
  accountId: number,
): Promise<Pick<CardRow, 'paymentMethodId' | 'cardToken'> | undefined> {
  const [card] = await db
    .select({ paymentMethodId: cards.paymentMethodId, cardToken: cards.cardToken })
    .from(cards)
    .where(
      and(eq(cards.accountId, accountId), eq(cards.isPrimary, true), eq(cards.vendor, vendorOf(kernel).name)),
    )
  return card
}

/** The primary card of an account at a vendor as its holder knows it. */
export async function primaryCardName(
  db: Queries,
  { accountId, vendor }: Pick<CardRow, 'accountId' | 'vendor'>,
): Promise<string | undefined> {
  const [card] = await db
    .select({ network: cards.network, mask: cards.mask })
    .from(cards)
    .where(and(eq(cards.accountId, accountId), eq(cards.isPrimary, true), eq(cards.vendor, vendor)))
  return card && cardName(card)
}

/** Notes that an account has another primary card, or other details of it, in the transaction that changes it. */
export async function notePrimary(db: Queries, accountId: number, changed: Date): Promise<void> {
  await db.delete(primaryGaps).where(eq(primaryGaps.accountId, accountId))
  await db
    .insert(primaryChanges)
    .values({ accountId, changed })
    .onConflictDoUpdate({ target: primaryChanges.accountId, set: { changed } })
}

/** Takes the oldest changes of primary cards, in the caller's transaction. Another replica takes others. */
export async function takePrimaryChanges(db: Queries, most: number): Promise<number[]> {
  const oldest = await db
    .select({ accountId: primaryChanges.accountId })
    .from(primaryChanges)
    .orderBy(asc(primaryChanges.changed))
    .limit(most)
    .for('update', { skipLocked: true })
  const ids = oldest.map(({ accountId }) => accountId)
  if (ids.length) await db.delete(primaryChanges).where(inArray(primaryChanges.accountId, ids))
  return ids
}
