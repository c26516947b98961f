import type { Profile as WireProfile } from '#generated/identity/types.ts'

/** The six fields of a profile, as in the form. */
export type Profile = Required<WireProfile>

const EMPTY: Profile = { first_name: '', last_name: '', phone: '', position: '', company: '', website: '' }
const PROFILE_FIELDS = Object.keys(EMPTY) as (keyof Profile)[]

/** A profile with a text in every field: empty if unknown (storefront-and-session §5). */
export function toProfile(wire: { [Name in keyof Profile]?: Profile[Name] | null | undefined }): Profile {
  return Object.fromEntries(
    PROFILE_FIELDS.map(name => [name, wire[name] ?? EMPTY[name]]),
  ) as unknown as Profile
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return PROFILE_FIELDS.every(name => one[name] === other[name])
}
