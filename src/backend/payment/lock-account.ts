import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'

/** The first half of the lock's name, so that it meets no lock of another service. */
const CARDS = 0x63617264

/** Makes changes of an account's cards wait for each other until the transaction ends. */
export async function lockAccount(db: Queries, accountId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${CARDS}::int, ${accountId}::int)`)
}
