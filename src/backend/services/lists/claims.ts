import { and, eq } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import { declareEvent } from '#kernel/events.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type ListRow, lists } from './tables.ts'

/** Milliseconds after which another worker takes over a list whose worker writes nothing more. */
export const CLAIM_TIME = 90_000

/** A worker has ended or paused a list, which no person has asked for. */
export const listSettled =
  declareEvent<
    [
      db: Queries,
      settled: Pick<ListRow, 'listId' | 'accountId' | 'name' | 'rows' | 'lookups'> & {
        state: 'done' | 'paused' | 'failed'
        /** Why; null for one that is done. */
        reason: string | null
        now: Date
      },
    ]
  >()

/** A list in the hands of a worker. */
export type ClaimedList = Pick<ListRow, 'listId' | 'claim' | 'format' | 'mapping' | 'undone'>

/**
 * Runs work in a transaction, and changes the list as the work says, if the worker still has it. False once another
 * worker or a person's action has taken the list away; nothing is written then.
 */
export async function inClaim(
  { queries, clock }: Pick<Kernel, 'queries' | 'clock'>,
  { listId, claim }: Pick<ClaimedList, 'listId' | 'claim'>,
  work: (db: Queries) => Promise<Partial<ListRow>>,
): Promise<boolean> {
  if (claim === null) return false
  return queries.transaction(async db => {
    const isOurs = and(eq(lists.listId, listId), eq(lists.claim, claim))
    const [own] = await db.select({ version: lists.version }).from(lists).where(isOurs).for('update')
    if (!own) return false
    const change = await work(db)
    const version = change.state ? own.version + 1 : own.version
    const now = clock.now()
    const due = new Date(now.getTime() + CLAIM_TIME)
    const [row] = await db
      .update(lists)
      .set({ due, version, ...change })
      .where(eq(lists.listId, listId))
      .returning()
    const { state } = change
    if (row && (state === 'done' || state === 'paused' || state === 'failed'))
      await listSettled.emit(db, { ...row, state, reason: row.failure?.message ?? null, now })
    return true
  })
}
