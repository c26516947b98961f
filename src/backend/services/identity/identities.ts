import { eq } from 'drizzle-orm'
import {
  createConfirmed,
  findByUsername,
  findPerson,
  lockPerson,
  normalizeUsername,
  type Person,
  people,
  removeLoginMethods,
  requireAcceptedAddress,
} from '#backend/modules/people/public.ts'
import { openTrialAccount, requireTrial } from '#backend/services/subscription/public.ts'
import type { components, operations } from '#generated/identity/types.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { logInAs, sessionOwner } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem, tooManyRequests } from '#kernel/http/problem.ts'
import { endLinkCode } from '#kernel/mail/link-codes.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accountLabelOf } from './account-label.ts'
import { isAddressProven } from './address-proofs.ts'
import {
  type Confirmation,
  codeOf,
  createConfirmation,
  deleteLinks,
  findConfirmation,
  lastConfirmation,
} from './confirmations.ts'
import { signUpCookie } from './cookies.ts'
import { CONFIRMATION_COOL_DOWN } from './limits.ts'
import { alreadyRegistered } from './mails/sign-up.ts'
import { checkPassword } from './passwords/password-policy.ts'
import { trialHolderOf } from './trial-holder.ts'
import { confirmUsernameChange } from './username-changes.ts'

type ConfirmEmailBody = components['schemas']['ConfirmEmailBody']
type SignUpBody = components['schemas']['SignUpBody']

/** Handlers of `openapi/identity/identities.yaml`. */
export const identityHandlers = {
  signUp: withoutTransaction(async context => {
    const { db, query, body, kernel, now, request, cookie, recordActivity } = context
    await kernel.botCheck.check(query.bot_response, { action: 'UserRegistration', address: request.address })
    const username = normalizeUsername(body.username)
    requireAcceptedAddress(username, 'username')
    const { planId: trialPlanId } = requireTrial(body.trial_plan_id)
    await checkPassword(body.password, { username })
    // Hashed whether or not the address is known, so that both cases take the same time.
    const passwordHash = await kernel.passwords.hash(body.password)
    if (await isAddressProven(context, username)) {
      const userId = await signUpProven(context, { username, passwordHash, trialPlanId })
      if (userId) return { status: 201, body: { user_id: userId, confirmed: true } }
    }
    // A browser keeps its secret, so that sending the email again keeps the first one valid.
    const browser = cookie.read(signUpCookie) ?? randomSecret()
    await db.transaction(async transaction => {
      const person = await findOrCreate(transaction, username, passwordHash, now)
      const { userId } = person
      await recordActivity(userId, { db: transaction, userId })
      // Earlier links stay valid: a stranger who repeats a person's sign-up must not end theirs. A link
      // is also created for a confirmed person, but never sent: skipping it would show in the timing.
      const openAccount = body.open_account
      const link = { person, passwordHash, openAccount, trialPlanId, browser, now }
      const mail = await createConfirmation(transaction, kernel, link)
      await queueMail(transaction, person.confirmed ? alreadyRegistered.to(username, {}, kernel) : mail, now)
    })
    cookie.set(signUpCookie, browser)
    return { status: 202, body: { username, resend_available: coolDownEnd(now) } }
  }),

  confirmEmail: withoutTransaction(async context => {
    const { db, params, body, now, recordActivity } = context
    const change = await confirmUsernameChange(context)
    if (change) return { status: 200, body: change }
    const confirmation = await findConfirmation(db, { userId: params.id, token: body.token })
    const known = confirmation && (await findPerson(db, confirmation.userId))
    if (!confirmation || !known) throw problem('confirmation-link-invalid')
    const { userId, username } = known
    const alreadyConfirmed = {
      status: 200,
      body: { status: 'already-confirmed', account_opened: false, username },
    } as const
    if (known.confirmed) return alreadyConfirmed
    if (confirmation.expiration <= now) throw problem('confirmation-link-invalid')
    const { passwordHash, isLoggedIn } = await provenPassword(context, confirmation, known)

    return db.transaction(async transaction => {
      const person = await lockPerson(transaction, userId)
      if (!person) throw problem('confirmation-link-invalid')
      if (person.confirmed) return alreadyConfirmed
      await endLinkCode(transaction, codeOf(confirmation.tokenHash))
      // Someone else set up what came with another password.
      if (passwordHash !== person.passwordHash) await removeLoginMethods(transaction, userId, now)
      const isNew = passwordHash !== confirmation.passwordHash
      await transaction
        .update(people)
        .set({ confirmed: now, passwordHash, passwordSet: isNew ? now : confirmation.created })
        .where(eq(people.userId, userId))
      if (confirmation.openAccount) {
        const trial = requireTrial(confirmation.trialPlanId)
        const holder = trialHolderOf({ ...person, confirmed: now })
        await openTrialAccount(transaction, { holder, label: accountLabelOf(person), trial, now })
      }
      if (isLoggedIn || person.disabled) await recordActivity(userId, { db: transaction, userId })
      else await logInAs(transaction, context, userId, 'password')
      return {
        status: 200,
        body: { status: 'confirmed', account_opened: confirmation.openAccount, username },
      }
    })
  }),

  async resendConfirmationEmail({ db, body, caller, kernel, now, cookie, sendMail, recordActivity }) {
    if (body.user_id !== caller.userId) throw problem('not-found')
    const person = await findPerson(db, caller.userId)
    if (!person) throw problem('not-found')
    if (person.confirmed) throw problem('already-confirmed')
    const last = await lastConfirmation(db, person.userId)
    if (last && last.resendAvailable > now)
      throw tooManyRequests(last.resendAvailable.getTime() - now.getTime())
    await recordActivity(person.userId)
    const { openAccount = true, trialPlanId = null } = last?.confirmation ?? {}
    const { passwordHash } = person
    // A person who signed up another way has had a confirmed address from the start.
    if (!passwordHash) throw new Error('an unconfirmed person without a password')
    await deleteLinks(db, person.userId, passwordHash)
    const browser = cookie.read(signUpCookie)
    const link = { person, passwordHash, openAccount, trialPlanId, browser, now }
    await sendMail(await createConfirmation(db, kernel, link))
    return { status: 202, body: { username: person.username, resend_available: coolDownEnd(now) } }
  },
} satisfies Pick<Handlers<operations>, 'signUp' | 'confirmEmail' | 'resendConfirmationEmail'>

/**
 * Signs up a person who has opened a link that was mailed to the address, and logs them in. Undefined if the address is
 * that of a confirmed person already, whose password stays.
 */
async function signUpProven(
  context: Context<unknown, unknown, SignUpBody>,
  { username, passwordHash, trialPlanId }: { username: string; passwordHash: string; trialPlanId: number },
): Promise<string | undefined> {
  const { db, body, now } = context
  const known = await findByUsername(db, username)
  if (known?.confirmed || known?.disabled) return undefined
  const names = { firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' }
  return db.transaction(async transaction => {
    const person = await createConfirmed(transaction, username, names, now)
    const { userId } = person
    await transaction.update(people).set({ passwordHash, passwordSet: now }).where(eq(people.userId, userId))
    if (body.open_account)
      await openTrialAccount(transaction, {
        holder: trialHolderOf(person),
        label: accountLabelOf(person),
        trial: requireTrial(trialPlanId),
        now,
      })
    await logInAs(transaction, context, userId, 'password')
    return userId
  })
}

/**
 * The password that a confirmation sets for the person. Reading the email proves who owns the address, not
 * who typed the password: that takes the browser that signed up, a login with that password, or the
 * password itself. A person with none of these chooses another password.
 */
async function provenPassword(
  { db, body, kernel, now, cookie }: Context<unknown, unknown, ConfirmEmailBody>,
  confirmation: Confirmation,
  person: Person,
): Promise<{ passwordHash: string; isLoggedIn: boolean }> {
  const { passwordHash } = confirmation
  if (body.new_password !== undefined) {
    await checkPassword(body.new_password, { username: person.username, field: 'new_password' })
    return { passwordHash: await kernel.passwords.hash(body.new_password), isLoggedIn: false }
  }
  const owner = cookie.session && (await sessionOwner(db, cookie.session, now))
  const isLoggedIn = owner === person.userId && passwordHash === person.passwordHash
  if (isLoggedIn) return { passwordHash, isLoggedIn }
  const browser = cookie.read(signUpCookie)
  if (browser && hashSecret(browser) === confirmation.browserHash) return { passwordHash, isLoggedIn }
  const password = { fields: ['password'] }
  if (body.password === undefined) throw problem('confirmation-password-required', password)
  const matches = await kernel.passwords.verify(passwordHash, body.password)
  if (!matches) throw problem('password-incorrect', password)
  return { passwordHash, isLoggedIn }
}

async function findOrCreate(db: Queries, username: string, passwordHash: string, now: Date): Promise<Person> {
  await db
    .insert(people)
    .values({
      userId: newId(now),
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
