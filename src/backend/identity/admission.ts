import { problem } from '#kernel/problem.ts'
import type { Person } from './people.ts'

/**
 * Throws unless this person may log in. For every way to log in, after all else was found good, so that
 * nobody but the person learns of it.
 */
export function admit(person: Person): void {
  if (person.disabled) throw problem('user-disabled')
}
