import { queryOptions } from '@tanstack/react-query'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import type { Profile as WireProfile } from '#generated/identity/types.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { query } from '#portal/api/call.ts'

/** The six fields of a profile, as in the form. */
export type Profile = Required<WireProfile>

const EMPTY: Profile = { first_name: '', last_name: '', phone: '', position: '', company: '', website: '' }
const PROFILE_FIELDS = Object.keys(EMPTY) as (keyof Profile)[]

/** A profile with a text in every field: empty if unknown (storefront-and-session §5). */
export function toProfile(wire: { [Name in keyof Profile]?: Profile[Name] | null | undefined }): Profile {
  const profile = { ...EMPTY }
  for (const name of PROFILE_FIELDS) profile[name] = wire[name] ?? EMPTY[name]
  return profile
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return PROFILE_FIELDS.every(name => one[name] === other[name])
}

export const profileQuery = queryOptions({ ...query(getProfile), select: toProfile })

export const profileTopicsQuery = query(listProfileTopics)
