import type { UserAttributes } from '#backend/modules/single-sign-on/public.ts'
import { checkName } from '#domain/validation/people.ts'

/** An address of a person, in a form that mail can be sent to. Takes linear time. */
const ADDRESS = /^[^\s@<>"(),;:\\\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/iu
const LONGEST = 100
const LONGEST_NAME = 100

/** The primary address of a user, else the first one, else userName; undefined if that is none. */
export function addressOf({ emails = [], userName }: UserAttributes): string | undefined {
  const address = (emails.find(({ primary }) => primary) ?? emails[0])?.value ?? userName
  const isAddress = address.length <= LONGEST && ADDRESS.test(address) && /\.[a-z]{2,}$/i.test(address)
  return isAddress ? address.toLowerCase() : undefined
}

/** The names of a user that the portal can show, for a person who is new here. */
export function namesOf({ name = {} }: UserAttributes): { firstName: string; lastName: string } {
  const shown = (text = '') => (text.length <= LONGEST_NAME && !checkName(text) ? text : '')
  return { firstName: shown(name.givenName), lastName: shown(name.familyName) }
}
