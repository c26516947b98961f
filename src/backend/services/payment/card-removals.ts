import { and, eq } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { cardRemovals } from './tables.ts'
import type { VendorName } from './vendors/vendor.ts'
import { vendorOf } from './vendors/vendors.ts'

/** How many cards one round deletes at the vendor. */
const BATCH = 50

/** Notes, in the transaction that deletes a card here, that the vendor has yet to delete it. */
export async function forgetCard(
  db: Queries,
  { vendor, cardToken }: { vendor: VendorName; cardToken: string },
  now: Date,
): Promise<void> {
  await db.insert(cardRemovals).values({ vendor, cardToken, created: now }).onConflictDoNothing()
}

/**
 * Deletes at the vendor what is deleted here. Call it outside of a transaction. What the vendor does not take
 * now stays noted, and the next round tries again.
 */
export async function removeForgotten(kernel: Kernel): Promise<number> {
  const { queries, log } = kernel
  const vendor = vendorOf(kernel)
  const forgotten = await queries
    .select()
    .from(cardRemovals)
    .where(eq(cardRemovals.vendor, vendor.name))
    .limit(BATCH)
  let removed = 0
  for (const { cardToken } of forgotten) {
    try {
      await vendor.remove(cardToken)
      await queries
        .delete(cardRemovals)
        .where(and(eq(cardRemovals.vendor, vendor.name), eq(cardRemovals.cardToken, cardToken)))
      removed++
    } catch (error) {
      log.warn({ err: error }, 'the card vendor has yet to delete a card')
      // It is unlikely to answer the next one.
      break
    }
  }
  return removed
}
