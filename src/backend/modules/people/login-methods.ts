import { and, eq, exists, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { findPerson } from './people.ts'
import {
  passkeyChallenges,
  passkeys,
  people,
  recoveryCodes,
  secondFactors,
  thirdPartyLogins,
  usernameChanges,
} from './tables.ts'

/**
 * How many ways to log in a person has: a password, each login with another service, and each passkey. A call
 * that removes one locks the person first (`lockPerson`), so that two calls can't remove the last two.
 */
export async function countLoginMethods(db: Queries, userId: string): Promise<number> {
  const person = await findPerson(db, userId)
  const logins = await db.$count(thirdPartyLogins, eq(thirdPartyLogins.userId, userId))
  return (person?.passwordHash ? 1 : 0) + logins + (await db.$count(passkeys, eq(passkeys.userId, userId)))
}

/** Of these people, those whose address is confirmed, who aren't disabled, and who have none of these ways to log in. */
export async function withoutLoginMethod(db: Queries, userIds: readonly string[]): Promise<Set<string>> {
  const isOneOf = sql`${people.userId} = any(${sql.param(userIds)}::uuid[])`
  const found = userIds.length ? await withoutMethodAmong(db, isOneOf) : []
  return new Set(found.map(({ userId }) => userId))
}

/** The members of these accounts without a way to log in, as `withoutLoginMethod`. The others are not read. */
export async function membersWithoutLoginMethod(
  db: Queries,
  accountIds: readonly number[],
): Promise<{ userId: string; username: string }[]> {
  return accountIds.length ? withoutMethodAmong(db, exists(membershipsOf(db, accountIds))) : []
}

function membershipsOf(db: Queries, accountIds: readonly number[]) {
  return db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, people.userId), inArray(memberships.accountId, [...accountIds])))
}

function withoutMethodAmong(db: Queries, which: SQL): Promise<{ userId: string; username: string }[]> {
  const hasRow = (table: typeof thirdPartyLogins | typeof passkeys) =>
    exists(db.select({ one: sql`1` }).from(table).where(eq(table.userId, people.userId)))
  return db
    .select({ userId: people.userId, username: people.username })
    .from(people)
    .where(
      and(
        which,
        isNull(people.passwordHash),
        isNotNull(people.confirmed),
        isNull(people.disabled),
        not(hasRow(thirdPartyLogins)),
        not(hasRow(passkeys)),
      ),
    )
}

/**
 * Removes every way to log in from an unconfirmed person, and ends their sessions, because someone else has
 * just proved to own the address. What a stranger set up before the owner must not let them in later.
 */
export async function removeLoginMethods(db: Queries, userId: string, now: Date): Promise<void> {
  // First, because it waits for what these sessions are about to commit.
  await endSessionsOf(db, userId, now)
  await db.update(people).set({ passwordHash: null, passwordSet: null }).where(eq(people.userId, userId))
  await db.delete(thirdPartyLogins).where(eq(thirdPartyLogins.userId, userId))
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await db.delete(usernameChanges).where(eq(usernameChanges.userId, userId))
}
