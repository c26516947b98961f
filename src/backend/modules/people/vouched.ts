import { eq } from 'drizzle-orm'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { removeLoginMethods } from './login-methods.ts'
import { findByUsername, lockPerson, type Person } from './people.ts'
import { people } from './tables.ts'

/**
 * Creates a person whose address the provider vouches for. Throws `username-taken` when it belongs to
 * someone. A person who signed up with the address and never confirmed it has not proved that it is theirs:
 * what they set up is removed.
 */
export async function createConfirmed(
  db: Queries,
  username: string,
  { firstName, lastName }: { firstName: string; lastName: string },
  now: Date,
): Promise<Person> {
  const userId = newId(now)
  const [created] = await db
    .insert(people)
    .values({ userId, username, created: now, confirmed: now, firstName, lastName })
    .onConflictDoNothing()
    .returning()
  if (created) return created
  const known = await findByUsername(db, username)
  const stranger = known && (await lockPerson(db, known.userId))
  if (!stranger || stranger.confirmed || stranger.disabled) throw problem('username-taken')
  await removeLoginMethods(db, stranger.userId, now)
  const [taken] = await db
    .update(people)
    .set({ confirmed: now, firstName, lastName })
    .where(eq(people.userId, stranger.userId))
    .returning()
  if (!taken) throw new Error('the person is gone')
  return taken
}
