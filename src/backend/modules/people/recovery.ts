import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { people, secondFactors } from './tables.ts'

/** Why a person can't log in with a password and a second factor alone. */
export type RecoveryObstacle = 'disabled' | 'no-password' | 'no-second-factor'

/** Of these people, those who can log in with a password and a second factor alone. */
export async function withPasswordAndSecondFactor(
  db: Queries,
  userIds: readonly string[],
): Promise<Set<string>> {
  const obstacles = await recoveryObstacles(db, userIds)
  return new Set([...obstacles].filter(([, obstacle]) => obstacle === null).map(([userId]) => userId))
}

/** What keeps each of these people from logging in with a password and a second factor alone; null for nothing. */
export async function recoveryObstacles(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, RecoveryObstacle | null>> {
  if (!userIds.length) return new Map()
  const rows = await db
    .select({
      userId: people.userId,
      passwordHash: people.passwordHash,
      disabled: people.disabled,
      secured: secondFactors.confirmed,
    })
    .from(people)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, people.userId), isNotNull(secondFactors.confirmed)))
    .where(inArray(people.userId, [...userIds]))
  return new Map(rows.map(({ userId, ...person }) => [userId, obstacleOf(person)]))
}

function obstacleOf({
  passwordHash,
  disabled,
  secured,
}: {
  passwordHash: string | null
  disabled: Date | null
  secured: Date | null
}): RecoveryObstacle | null {
  if (disabled) return 'disabled'
  if (passwordHash === null) return 'no-password'
  return secured ? null : 'no-second-factor'
}
