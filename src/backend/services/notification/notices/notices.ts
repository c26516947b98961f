import { and, eq, inArray } from 'drizzle-orm'
import { isClosed } from '#backend/modules/accounts/public.ts'
import { declareEvent } from '#kernel/events.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { notices } from '../tables.ts'
import { type NoticeFacts, topicOf } from './facts.ts'

export interface Notice {
  accountId: number
  /** What it is about, unique in the account, such as `usage:700431:90`. */
  key: string
  facts: NoticeFacts
}

/** A notice was added to an account: once for each key, however often it comes up. */
export const noticeAdded = declareEvent<[db: Queries, added: Notice & { now: Date }]>()

/** Tells an account something, in the caller's transaction. One with a key that was told already is not told again. */
export async function notify(db: Queries, notice: Notice, now: Date): Promise<boolean> {
  // Nothing renews or is used up in an account that is being closed, but its members still hear of changes.
  if (notice.facts.kind !== 'security' && (await isClosed(db, notice.accountId))) return false
  const added = await db
    .insert(notices)
    .values({ ...notice, topic: topicOf(notice.facts), created: now })
    .onConflictDoNothing()
    .returning({ noticeId: notices.noticeId })
  if (!added.length) return false
  await noticeAdded.emit(db, { ...notice, now })
  return true
}

/** Which of these keys an account was told. */
export async function toldOf(
  db: Queries,
  accountId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: notices.key })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), inArray(notices.key, [...keys])))
  return new Set(rows.map(({ key }) => key))
}
