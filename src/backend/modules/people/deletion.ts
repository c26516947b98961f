import { and, eq, isNull, sql } from 'drizzle-orm'
import { declareEvent } from '#kernel/events.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockPerson } from './people.ts'
import { loginDeletions } from './tables.ts'

export type LoginDeletionRow = typeof loginDeletions.$inferSelect

/** What a service has of a person that deleting their login would end. What is left out, it has none of. */
export interface LoginDeletionPart {
  /** API tokens of their own. */
  tokens?: number
  /** Service accounts that they made, which stop. */
  serviceAccounts?: { accountId: number; name: string }[]
}

/**
 * Someone wants to know what deleting their login would end, or deletes it. A subscriber returns its part, and ends it when
 * the login is deleted.
 */
export const loginDeletes = declareEvent<
  [db: Queries, deletion: { userId: string; now: Date; isDeleted: boolean }],
  LoginDeletionPart
>()

/**
 * A person is erased: their login is gone already. A subscriber erases up to `limit` rows of what it has of the person, or
 * reduces them to what accounts keep, and returns how many these were: it is called again, each time in another
 * transaction, until it returns 0. Where an account keeps who did something, the id stays, and leads to no one.
 */
export const personErased = declareEvent<
  [db: Queries, erasure: { userId: string; username: string; accountIds: readonly number[]; limit: number }],
  number
>()

/** What subscribers of `personErased` take. */
export type PersonErasure = Parameters<Parameters<typeof personErased.subscribe>[0]>

/** The deletion of a login that can still be restored. */
export async function deletionOf(db: Queries, userId: string): Promise<LoginDeletionRow | undefined> {
  const [row] = await db.select().from(loginDeletions).where(isPending(userId))
  return row
}

/** Whether the person has deleted their login, which can still be restored. */
export async function isBeingDeleted(db: Queries, userId: string): Promise<boolean> {
  return (await db.$count(loginDeletions, isPending(userId))) > 0
}

/** Ends the deletion of a login. False if there was none. */
export async function keepLogin(db: Queries, userId: string): Promise<boolean> {
  // Those who delete or erase it lock the person first, too.
  await lockPerson(db, userId)
  const kept = await db.delete(loginDeletions).where(isPending(userId)).returning({ one: sql`1` })
  return kept.length > 0
}

const isPending = (userId: string) => and(eq(loginDeletions.userId, userId), isNull(loginDeletions.erasing))
