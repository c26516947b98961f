import { findPerson, lockPerson, type Person } from '#backend/modules/people/public.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { RecordOptions } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** A person by id, for staff. Throws `not-found`. */
export async function findUser(db: Queries, userId: string): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw problem('not-found')
  return person
}

/** The same, locked. */
export async function lockUser(db: Queries, userId: string): Promise<Person> {
  const person = await lockPerson(db, userId)
  if (!person) throw problem('not-found')
  return person
}

/** Staff do not turn off or change their own login here. */
export function requireAnother({ userId }: Person, caller: Caller): void {
  if (userId === caller.userId) throw problem('own-login')
}

/** Records an action in the log of the person and in that of the member of staff. */
export function ofBoth(
  { userId }: Person,
  caller: Caller,
  { reason }: { reason?: string } = {},
): RecordOptions {
  return { userId, actorUserId: caller.userId, ...(reason !== undefined && { reason }) }
}
