import { and, eq } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type ListRow, lists } from './tables.ts'

/** Milliseconds after which another worker takes over a list whose worker writes nothing more. */
export const CLAIM_TIME = 90_000

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
    const due = new Date(clock.now().getTime() + CLAIM_TIME)
    await db
      .update(lists)
      .set({ due, version, ...change })
      .where(eq(lists.listId, listId))
    return true
  })
}
