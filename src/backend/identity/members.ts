import { eq, inArray } from 'drizzle-orm'
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
