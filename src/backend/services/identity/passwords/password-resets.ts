import { and, desc, eq, isNull } from 'drizzle-orm'
import {
  findByUsername,
  findPerson,
  lockPerson,
  normalizeUsername,
  type Person,
} from '#backend/modules/people/public.ts'
import { ssoOrganizationThatAdmits } from '#backend/modules/single-sign-on/public.ts'
import { PASSWORD_RESET_LIFETIME } from '#generated/durations.ts'
import type { operations } from '#generated/identity/types.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { createMailedLink, endLinkCode } from '#kernel/mail/link-codes.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PASSWORD_RESET_COOL_DOWN } from '../limits.ts'
import { rememberDevice } from '../login/known-devices.ts'
import { originOf } from '../mails/origin.ts'
import { noPasswordReset, passwordAdded, passwordChanged, passwordReset } from '../mails/passwords.ts'
import { passwordResets } from '../tables.ts'
import { takeBackChange } from '../username-changes.ts'
import { checkPassword } from './password-policy.ts'
import { setPassword } from './passwords.ts'

/** Handlers of `openapi/identity/passwords.yaml` for a person who has forgotten the password. */
export const passwordResetHandlers = {
  requestPasswordReset: withoutTransaction(async context => {
    const { db, body, now } = context
    const username = normalizeUsername(body.username)
    // The same work is done for every address, and rolled back where no email may go out, so that neither
    // the response nor its timing reveals who has an account.
    await db
      .transaction(async transaction => {
        const person = await findByUsername(transaction, username)
        const recipient = person ?? unknownPerson(username, now)
        const { isFirst } = await sendReset(context, transaction, recipient)
        await context.recordActivity(recipient.userId, { db: transaction, userId: recipient.userId })
        if (!person || !isFirst) throw NOTHING_SENT
      })
      .catch(error => {
        if (error !== NOTHING_SENT) throw error
      })
    const resendAvailable = new Date(now.getTime() + PASSWORD_RESET_COOL_DOWN)
    return { status: 202, body: { username, resend_available: resendAvailable.toISOString() } }
  }),

  completePasswordReset: withoutTransaction(async context => {
    const { db, body, kernel, now, recordActivity } = context
    const username = normalizeUsername(body.username)
    const known = await personOfLink(db, { token: body.token, username, now })
    await checkPassword(body.password, { username: known.username })
    const passwordHash = await kernel.passwords.hash(body.password)
    await db.transaction(async transaction => {
      await lockPerson(transaction, known.userId)
      // Checked again, now that no other call can use it.
      const person = await personOfLink(transaction, { token: body.token, username, now })
      const { userId } = person
      await setPassword(transaction, { userId, passwordHash, now })
      await transaction.update(passwordResets).set({ used: now }).where(eq(passwordResets.userId, userId))
      await endLinkCode(transaction, codeOf(userId))
      await endSessionsOf(transaction, userId, now)
      // Someone who had the old password may have requested an address change with it.
      await takeBackChange(transaction, userId)
      await recordActivity(userId, { db: transaction, userId })
      const kind = person.passwordHash === null ? passwordAdded : passwordChanged
      await queueMail(transaction, kind.to(person.username, originOf(context), kernel), now)
    })
    // Access to the mailbox is proof enough, and lets a person in while strangers guess at their password.
    rememberDevice(context, known.userId)
    return { status: 204 }
  }),
} satisfies Pick<Handlers<operations>, 'requestPasswordReset' | 'completePasswordReset'>

const NOTHING_SENT = new Error('no mail goes out')

/**
 * Queues the email that helps the person: with a link, or with why there is none. `isFirst` is false if the last
 * one is less than a minute old.
 */
export async function sendReset(
  context: Pick<Context, 'kernel' | 'now' | 'request'>,
  db: Queries,
  person: Person,
): Promise<{ isLink: boolean; isFirst: boolean }> {
  const { kernel, now } = context
  const { userId } = person
  const [last] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .orderBy(desc(passwordResets.created))
    .limit(1)
  const organization = await ssoOrganizationThatAdmits(db, person)
  await db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.used)))
  const token = randomSecret()
  const { username } = person
  const isUsable = person.confirmed !== null && person.disabled === null
  // A first password is of no use to someone whose provider logs them in, and would outlast its access.
  const canReset = isUsable && (person.passwordHash !== null || organization === undefined)
  // A link that is never sent expires at once; its row delays the next mail for a minute.
  const expiration = canReset ? new Date(now.getTime() + PASSWORD_RESET_LIFETIME) : now
  await db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId, created: now, expiration })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(userId),
    address: username,
    // The token comes last, so that a link without its end has no whole one.
    path: `/reset-password#username=${encodeURIComponent(username)}&token=${token}`,
    expiration,
  })
  const mail = canReset
    ? passwordReset.to(username, { link, ...originOf(context) }, kernel)
    : noPasswordReset.to(username, whyNoReset(person, organization), kernel)
  await queueMail(db, mail, now)
  const isFirst = !last || now.getTime() - last.created.getTime() >= PASSWORD_RESET_COOL_DOWN
  return { isLink: canReset, isFirst }
}

const codeOf = (userId: string) => `password-reset:${userId}`

function whyNoReset({ disabled }: Person, organization: string | undefined) {
  if (disabled) return { why: 'disabled' } as const
  return organization === undefined
    ? ({ why: 'unconfirmed' } as const)
    : ({ why: 'single-sign-on', organization } as const)
}

/** A placeholder for a person who doesn't exist; never stored. */
function unknownPerson(username: string, now: Date): Person {
  return {
    userId: newId(now),
    username,
    passwordHash: 'none',
    passwordSet: null,
    passwordLastUsed: null,
    changeRequired: false,
    created: now,
    confirmed: now,
    disabled: null,
    firstName: '',
    lastName: '',
    phone: '',
    position: '',
    company: '',
    website: '',
  }
}

/**
 * The person whose password a link may set. Throws the same error for a link that is wrong, used, replaced,
 * too old or another person's.
 */
async function personOfLink(
  db: Queries,
  { token, username, now }: { token: string; username: string; now: Date },
): Promise<Person> {
  const [link] = await db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashSecret(token)), isNull(passwordResets.used)))
  const person = link && (await findPerson(db, link.userId))
  if (!person || link.expiration <= now || person.username !== username || person.disabled)
    throw problem('password-reset-link-invalid')
  return person
}
