import { eq } from 'drizzle-orm'
import { CLAIM_LIFETIME } from '#kernel/contract/idempotency.ts'
import { idempotentResponses } from '#kernel/storage/tables.ts'
import type { Backend } from './backend.ts'

/** Makes the call that an Idempotency-Key stands for look as if it had not come to its end yet. */
export async function unfinish({ db, clock }: Backend, key: string): Promise<void> {
  const claimedUntil = new Date(clock.now().getTime() + CLAIM_LIFETIME)
  const rows = await db
    .update(idempotentResponses)
    .set({ status: null, body: null, claimedUntil })
    .where(eq(idempotentResponses.key, key))
    .returning()
  if (rows.length !== 1) throw new Error(`${rows.length} calls with the key ${key}`)
}
