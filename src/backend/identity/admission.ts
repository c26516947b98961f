import { requiresSso } from '#backend/authorization/single-sign-on.ts'
import type { Queries } from '#kernel/database.ts'
import { problem } from '#kernel/problem.ts'
import { type Person, refuseDisabled } from './people.ts'

/**
 * Throws unless this person may log in. For every way to log in, after all else was found good, so that
 * nobody but the person learns of it.
 */
export function admit(person: Person): void {
  refuseDisabled(person)
}

/**
 * The same for every way to log in but single sign-on itself: members of an organization whose identity
 * provider is active log in there.
 */
export async function admitWithoutSso(db: Queries, person: Person): Promise<void> {
  admit(person)
  if (await requiresSso(db, person.userId)) throw problem('sso-required')
}
