import { queryOptions } from '@tanstack/react-query'
import { listUserAccounts } from '#generated/authorization/operations/listUserAccounts.ts'
import { getUserDeletion } from '#generated/identity/operations/getUserDeletion.ts'
import { getUserLogin } from '#generated/identity/operations/getUserLogin.ts'
import { listUserProfiles } from '#generated/identity/operations/listUserProfiles.ts'
import { listUserSessions } from '#generated/identity/operations/listUserSessions.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import type { SessionList, UserLogin, UserRecord } from '#generated/identity/types.ts'
import { query } from '#portal/api/call.ts'

export type Person = UserRecord
export type PersonSession = SessionList['sessions'][number]

/** A person; null if no one has the id. */
export const personQuery = (userId: string) =>
  queryOptions({
    ...query(listUserProfiles, { body: { user_ids: [userId] } }),
    select: ({ users }): Person | null => users[0] ?? null,
  })

/** What shows a person and changes with what staff do there. */
export const personQueries = [
  listUserProfiles,
  searchUsers,
  getUserLogin,
  getUserDeletion,
  listUserSessions,
  listUserAccounts,
] as const

/** The name of a person, or the address of one who has not given any. */
export function nameOf({ first_name, last_name, email_address }: Person): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email_address
}

/** "Chrome on Windows" */
export function browserOf({ device: { browser, system } }: PersonSession): string {
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown device'
}

const METHODS: Record<PersonSession['method'], string> = {
  password: 'Password',
  'third-party': 'Other service',
  'single-sign-on': 'Single sign-on',
  passkey: 'Passkey',
}
export const methodOf = ({ method }: PersonSession): string => METHODS[method]

const PASSWORDS: Record<UserLogin['password'], string> = {
  none: 'None',
  set: 'Set',
  'change-required': 'Set by staff, to be replaced at the next login',
}
export const passwordText = ({ password }: UserLogin): string => PASSWORDS[password]

/** Without a second factor, a passkey, or a password, a stolen password is no risk, or the only one. */
export function secondFactorText({ second_factor, password }: UserLogin): string {
  if (second_factor) return 'On'
  return password === 'none' ? 'Not needed without a password' : 'Off'
}
