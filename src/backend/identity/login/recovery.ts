import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { people, secondFactors } from '../tables.ts'

/** Of these people, those who can log in with a password and a second factor alone. */
export async function withPasswordAndSecondFactor(
  db: Queries,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (!userIds.length) return new Set()
  const rows = await db
    .select({ userId: people.userId })
    .from(people)
    .innerJoin(secondFactors, eq(secondFactors.userId, people.userId))
    .where(
      and(
        inArray(people.userId, [...userIds]),
        isNotNull(people.passwordHash),
        isNotNull(secondFactors.confirmed),
        isNull(people.disabled),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
