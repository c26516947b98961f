import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'

/** Keeps what an account orders in turns, apart from the locks of other services. */
const ORDERS = 7_301

/**
 * Waits until no other transaction orders for the account, and holds it until this one ends. So two orders at
 * once see each other: the same intent, or the same trial.
 */
export async function lockAccount(db: Queries, accountId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ORDERS}, ${accountId})`)
}

/** The same without waiting: whether this transaction holds it now. */
export async function tryLockAccount(db: Queries, accountId: number): Promise<boolean> {
  const statement = sql`select pg_try_advisory_xact_lock(${ORDERS}, ${accountId}) as locked`
  const [row] = await rowsOf<{ locked: boolean }>(db, statement)
  return row?.locked === true
}
