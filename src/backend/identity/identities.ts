import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { openAccount } from '#backend/authorization/accounts.ts'
import { CONFIRMATION_COOL_DOWN } from '#domain/constants.ts'
import type { operations } from '#generated/identity/types.ts'
import type { Queries } from '#kernel/database.ts'
import { type Handlers, withoutTransaction } from '#kernel/handlers.ts'
import { queueMail } from '#kernel/mail.ts'
import { problem, tooManyRequests } from '#kernel/problem.ts'
import { hashSecret } from '#kernel/seal.ts'
import { accountLabelOf } from './account-label.ts'
import { checkBot } from './bot-check.ts'
import { alreadyRegisteredMail, createConfirmation, deleteUnused, lastConfirmation } from './confirmations.ts'
import { findByUsername, findPerson, lockPerson, normalizeUsername, type Person } from './people.ts'
import { confirmations, people } from './tables.ts'
import { confirmUsernameChange } from './username-changes.ts'
import { dropWaysIn } from './ways-in.ts'

/** Handlers of `openapi/identity/identities.yaml`. */
export const identityHandlers = {
  signUp: withoutTransaction(async ({ db, query, body, kernel, now, recordActivity }) => {
    checkBot(kernel.config.BOT_CHECK, query.bot_response)
    // Hashed whether or not the address is known, so that both take as long.
    const passwordHash = await kernel.passwords.hash(body.password)
    const username = normalizeUsername(body.username)
    await db.transaction(async transaction => {
      const person = await findOrCreate(transaction, username, passwordHash, now)
      const { userId } = person
      await recordActivity(userId, { db: transaction, userId })
      if (person.confirmed) {
        await queueMail(transaction, alreadyRegisteredMail(person, kernel), now)
        return
      }
      // Earlier links stay good: a stranger who repeats somebody's sign-up must not end theirs.
      const openAccount = body.open_account
      const mail = await createConfirmation(transaction, kernel, { person, passwordHash, openAccount, now })
      await queueMail(transaction, mail, now)
    })
    return { status: 202, body: { username, resend_available: coolDownEnd(now) } }
  }),

  async confirmEmail(context) {
    const { db, params, body, now, recordActivity } = context
    const change = await confirmUsernameChange(context)
    if (change) return { status: 200, body: change }
    const [confirmation] = await db
      .select()
      .from(confirmations)
      .where(and(eq(confirmations.tokenHash, hashSecret(body.token)), eq(confirmations.userId, params.id)))
    const person = confirmation && (await lockPerson(db, confirmation.userId))
    if (!confirmation || !person) throw problem('confirmation-link-invalid')
    if (person.confirmed)
      return { status: 200, body: { status: 'already-confirmed', username: person.username } }
    if (confirmation.expiration <= now) throw problem('confirmation-link-invalid')

    const { userId } = person
    await recordActivity(userId, { userId })
    const { passwordHash } = confirmation
    // What was set up with another password is somebody else's.
    if (passwordHash !== person.passwordHash) await dropWaysIn(db, userId, now)
    await db
      .update(people)
      .set({ confirmed: now, passwordHash, passwordSet: confirmation.created })
      .where(eq(people.userId, userId))
    await db
      .update(confirmations)
      .set({ used: now })
      .where(eq(confirmations.tokenHash, confirmation.tokenHash))
    if (confirmation.openAccount) await openAccount(db, { userId, label: accountLabelOf(person), now })
    return { status: 200, body: { status: 'confirmed', username: person.username } }
  },

  async resendConfirmationEmail({ db, body, caller, kernel, now, sendMail, recordActivity }) {
    if (body.user_id !== caller.userId) throw problem('not-found')
    const person = await findPerson(db, caller.userId)
    if (!person) throw problem('not-found')
    if (person.confirmed) throw problem('already-confirmed')
    const last = await lastConfirmation(db, person.userId)
    if (last && last.resendAvailable > now)
      throw tooManyRequests(last.resendAvailable.getTime() - now.getTime())
    await recordActivity(person.userId)
    const openAccount = last?.confirmation.openAccount ?? true
    const { passwordHash } = person
    // Who signed up in another way came with an address that was confirmed.
    if (!passwordHash) throw new Error('an unconfirmed person without a password')
    await deleteUnused(db, person.userId, passwordHash)
    await sendMail(await createConfirmation(db, kernel, { person, passwordHash, openAccount, now }))
    return { status: 202, body: { username: person.username, resend_available: coolDownEnd(now) } }
  },
} satisfies Pick<Handlers<operations>, 'signUp' | 'confirmEmail' | 'resendConfirmationEmail'>

async function findOrCreate(db: Queries, username: string, passwordHash: string, now: Date): Promise<Person> {
  await db
    .insert(people)
    .values({
      userId: uuidv7({ msecs: now.getTime() }),
      username,
      passwordHash,
      passwordSet: now,
      created: now,
    })
    .onConflictDoNothing()
  const person = await findByUsername(db, username)
  if (!person) throw new Error('the person was not inserted')
  return person
}

function coolDownEnd(now: Date): string {
  return new Date(now.getTime() + CONFIRMATION_COOL_DOWN).toISOString()
}
