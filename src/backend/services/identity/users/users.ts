import { asc, eq, inArray } from 'drizzle-orm'
import { findPerson, type Person, people } from '#backend/modules/people/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { operations, QueryDefaults, UserRecord } from '#generated/identity/types.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { hasWords, MOST_FOUND, wordsOf } from '#kernel/storage/words.ts'
import { originOf } from '../mails/origin.ts'
import { passwordSetByStaff } from '../mails/passwords.ts'
import { checkPassword } from '../passwords/password-policy.ts'
import { lockUser, ofBoth, requireAnother } from './checks.ts'
import { toRecords } from './records.ts'

/** Handlers of `openapi/identity/users.yaml`: people as staff see them. */
export const userHandlers = {
  async getUserStatus({ db, params, caller }) {
    const isStaff = caller.roles.includes(INTERNAL_ROLE)
    const person = isStaff || params.id === caller.userId ? await findPerson(db, params.id) : undefined
    if (!person) throw problem('not-found')
    return { status: 200, body: { user_disabled: person.disabled !== null } }
  },

  async searchUsers({ db, query }) {
    const { text, page, page_size } = query
    const where = matches(text)
    const found = db.select().from(people).where(where).limit(MOST_FOUND).as('found')
    const rows = await db
      .select()
      .from(found)
      .orderBy(asc(found.username))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const users = await toRecords(db, rows)
    return { status: 200, body: { users, total: await db.$count(found), page, page_size } }
  },

  async listUserProfiles({ db, body }) {
    const ids = [...new Set(body.user_ids)]
    const rows = await db.select().from(people).where(inArray(people.userId, ids))
    const byId = new Map(rows.map(row => [row.userId, row]))
    const found = ids.flatMap(id => byId.get(id) ?? [])
    return { status: 200, body: { users: await toRecords(db, found) } }
  },

  async activateUser(context) {
    const { db, params, query, caller, recordActivity, nothingChanged } = context
    const person = await lockUser(db, params.id)
    if (person.disabled) await recordActivity(person.userId, ofBoth(person, caller, query))
    else nothingChanged()
    return { status: 200, body: await setDisabled(context, person, null) }
  },

  async deactivateUser(context) {
    const { db, params, query, caller, now, recordActivity, nothingChanged } = context
    const person = await lockUser(db, params.id)
    requireAnother(person, caller)
    if (!person.disabled) await recordActivity(person.userId, ofBoth(person, caller, query))
    else nothingChanged()
    await endSessionsOf(db, person.userId, now)
    return { status: 200, body: await setDisabled(context, person, person.disabled ?? now) }
  },

  setUserPassword: withoutTransaction(async context => {
    const { db, params, body, caller, kernel, now, recordActivity } = context
    const known = await findPerson(db, params.id)
    if (!known) throw problem('not-found')
    requireAnother(known, caller)
    await checkPassword(body.new_password, { username: known.username, field: 'new_password' })
    const passwordHash = await kernel.passwords.hash(body.new_password)
    await db.transaction(async transaction => {
      const { userId, username } = await lockUser(transaction, params.id)
      await transaction
        .update(people)
        .set({ passwordHash, passwordSet: now, passwordLastUsed: null, changeRequired: true })
        .where(eq(people.userId, userId))
      await endSessionsOf(transaction, userId, now)
      await recordActivity(userId, { ...ofBoth(known, caller), db: transaction })
      await queueMail(transaction, passwordSetByStaff.to(username, originOf(context), kernel), now)
    })
    return { status: 204 }
  }),
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'getUserStatus' | 'searchUsers' | 'listUserProfiles' | 'activateUser' | 'deactivateUser' | 'setUserPassword'
>

/** Matches words at the start of those of an address, a name, or a company; or the id that equals the text. */
function matches(text: string) {
  if (isUuid(text)) return eq(people.userId, text.toLowerCase())
  const { username, firstName, lastName, company } = people
  return hasWords(wordsOf(username, firstName, lastName, company), text)
}

/** Sets when a login was disabled, and returns the updated person. */
async function setDisabled(
  { db }: Pick<Context, 'db'>,
  person: Person,
  disabled: Date | null,
): Promise<UserRecord> {
  await db.update(people).set({ disabled }).where(eq(people.userId, person.userId))
  const [record] = await toRecords(db, [{ ...person, disabled }])
  if (!record) throw new Error('a person has a record')
  return record
}
