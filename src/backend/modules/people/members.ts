import { and, arrayContains, eq, inArray, isNotNull } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { people } from './tables.ts'

/** All members of these accounts with their email addresses, each once. */
export async function memberAddressesOf(
  db: Queries,
  accountIds: readonly number[],
): Promise<{ userId: string; username: string }[]> {
  if (!accountIds.length) return []
  return db
    .selectDistinct({ userId: people.userId, username: people.username })
    .from(people)
    .innerJoin(memberships, eq(memberships.userId, people.userId))
    .where(inArray(memberships.accountId, [...accountIds]))
}

/** The confirmed email addresses of an account's owners, without those who are restricted. */
export async function ownerAddressesOf(db: Queries, accountId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ username: people.username })
    .from(people)
    .innerJoin(memberships, eq(memberships.userId, people.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        arrayContains(memberships.roles, ['account-owner']),
        isNotNull(people.confirmed),
      ),
    )
  return rows.map(({ username }) => username)
}
