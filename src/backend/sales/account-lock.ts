import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'

/** Keeps what an account orders in turns, apart from the locks of other services. */
const ORDERS = 7_301

/**
 * Waits until no other transaction orders for the account, and holds it until this one ends. So two orders at
 * once see each other: the same intent, or the same trial.
 */
export async function lockAccount(db: Queries, accountId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ORDERS}, ${accountId})`)
}
