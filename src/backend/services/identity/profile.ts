import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { callingPerson, lockOwn, type Person, people } from '#backend/modules/people/public.ts'
import type { operations, Profile } from '#generated/identity/types.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'

/** Handlers of `openapi/identity/profile.yaml`. */
export const profileHandlers = {
  async getProfile({ db, caller }) {
    return { status: 200, body: profileOf(await callingPerson(db, caller)) }
  },

  async updateProfile({ db, body, caller, recordActivity, nothingChanged }) {
    const { userId } = caller
    const { first_name, last_name, phone, position, company, website, ...rest } = body
    assertAllRead(rest)
    const before = await lockOwn(db, userId)
    const [person] = await db
      .update(people)
      .set({
        // Replaces the whole profile: a field that is left out becomes empty.
        firstName: first_name ?? '',
        lastName: last_name ?? '',
        phone: phone ?? '',
        position: position ?? '',
        company: company ?? '',
        website: website ?? '',
      })
      .where(eq(people.userId, userId))
      .returning()
    if (!person) throw new Error('a session without a person')
    if (isDeepStrictEqual(profileOf(before), profileOf(person))) nothingChanged()
    else await recordActivity(userId)
    return { status: 200, body: profileOf(person) }
  },

  async getSelfProfile({ db, caller }) {
    const { username, firstName } = await callingPerson(db, caller)
    return { status: 200, body: { email_address: username, first_name: firstName } }
  },
} satisfies Pick<Handlers<operations>, 'getProfile' | 'updateProfile' | 'getSelfProfile'>

function profileOf({ firstName, lastName, phone, position, company, website }: Person): Profile {
  return { first_name: firstName, last_name: lastName, phone, position, company, website }
}
