import type { Queries } from '#kernel/database.ts'

/**
 * Of these people, those who can get in with a password and a second factor alone. Nobody can have a second
 * factor yet, so there are none.
 */
export async function withPasswordAndSecondFactor(
  _db: Queries,
  _userIds: readonly string[],
): Promise<Set<string>> {
  return new Set()
}
