import type { Queries } from '#kernel/database.ts'
import { countPasskeys } from './passkey-store.ts'
import { findPerson } from './people.ts'

/**
 * How many ways in a person has of their own: a password, and each passkey. Whoever takes one away locks the
 * person first (`lockPerson`), so that two at once can't take the last two.
 */
export async function waysIn(db: Queries, userId: string): Promise<number> {
  const person = await findPerson(db, userId)
  return (person?.passwordHash ? 1 : 0) + (await countPasskeys(db, userId))
}
