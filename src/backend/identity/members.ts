import { and, arrayContains, eq, inArray, isNotNull } from 'drizzle-orm'
import { memberships } from '#backend/accounts/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { people } from './tables.ts'

/** The email addresses of all members of these accounts, without duplicates. */
export async function addressesOf(db: Queries, accountIds: readonly number[]): Promise<string[]> {
  if (!accountIds.length) return []
  const rows = await db
    .selectDistinct({ username: people.username })
    .from(people)
    .innerJoin(memberships, eq(memberships.userId, people.userId))
    .where(inArray(memberships.accountId, [...accountIds]))
  return rows.map(({ username }) => username)
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
