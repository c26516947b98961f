import { eq } from 'drizzle-orm'
import {
  callingPerson,
  lockPerson,
  normalizeUsername,
  people,
  requireAcceptedAddress,
} from '#backend/modules/people/public.ts'
import type { operations } from '#generated/identity/types.ts'
import { sessionOf } from '#kernel/access/access.ts'
import { endSessionsOf, releaseSession } from '#kernel/access/sessions.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rememberDevice } from '../login/known-devices.ts'
import { originOf } from '../mails/origin.ts'
import { passwordAdded, passwordChanged } from '../mails/passwords.ts'
import { askForAddress } from '../username-changes.ts'
import { checkPassword } from './password-policy.ts'

/** Handlers of `openapi/identity/passwords.yaml` for a person who is logged in. */
export const passwordHandlers = {
  changePassword: withoutTransaction(async context => {
    const { db, body, caller, kernel, now, recordActivity } = context
    const known = await callingPerson(db, caller)
    const { userId, username } = known
    const stored = known.passwordHash
    if (!stored) throw problem('password-not-set')
    if (!(await kernel.passwords.verify(stored, body.old_password)))
      throw problem('password-incorrect', { fields: ['old_password'] })
    const field = 'new_password'
    if (await kernel.passwords.verify(stored, body.new_password))
      throw problem('password-not-new', { fields: [field] })
    await checkPassword(body.new_password, { username, field })
    const passwordHash = await kernel.passwords.hash(body.new_password)
    await db.transaction(async transaction => {
      const person = await lockPerson(transaction, userId)
      // Another tab changed the password first, so the old password given here is outdated.
      if (person?.passwordHash !== stored) throw problem('password-incorrect', { fields: ['old_password'] })
      await setPassword(transaction, { userId, passwordHash, now })
      await endSessionsOf(transaction, userId, now, { except: sessionOf(caller) })
      await releaseSession(transaction, sessionOf(caller))
      await recordActivity(userId, { db: transaction })
      await queueMail(transaction, passwordChanged.to(person.username, originOf(context), kernel), now)
    })
    rememberDevice(context, userId)
    return { status: 204 }
  }),

  associateUsername: withoutTransaction(async context => {
    const { db, body, caller, kernel, now, recordActivity } = context
    const { userId, passwordHash: present } = await callingPerson(db, caller)
    if (present) throw problem('login-already-exists')
    const username = normalizeUsername(body.username)
    requireAcceptedAddress(username, 'username')
    await checkPassword(body.password, { username })
    const passwordHash = await kernel.passwords.hash(body.password)
    const confirmed = await db.transaction(async transaction => {
      const person = await lockPerson(transaction, userId)
      if (!person || person.passwordHash) throw problem('login-already-exists')
      await recordActivity(userId, { db: transaction })
      if (!person.confirmed || person.username !== username) {
        await askForAddress(context, transaction, { person, username, passwordHash })
        return false
      }
      await setPassword(transaction, { userId, passwordHash, now })
      await queueMail(transaction, passwordAdded.to(person.username, originOf(context), kernel), now)
      return true
    })
    return {
      status: 201,
      body: {
        type: 'password',
        username,
        confirmed,
        change_required: false,
        created: now.toISOString(),
        last_used: null,
      },
    }
  }),
} satisfies Pick<Handlers<operations>, 'changePassword' | 'associateUsername'>

/** Sets the password that a person has chosen themselves. */
export async function setPassword(
  db: Queries,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db
    .update(people)
    .set({ passwordHash, passwordSet: now, passwordLastUsed: null, changeRequired: false })
    .where(eq(people.userId, userId))
}
