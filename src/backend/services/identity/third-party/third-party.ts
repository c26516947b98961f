import { and, eq } from 'drizzle-orm'
import {
  callingPerson,
  countLoginMethods,
  createConfirmed,
  findPerson,
  lockPerson,
  rejectDisabled,
  requireConfirmed,
  thirdPartyLogins,
} from '#backend/modules/people/public.ts'
import { rejectSsoMembers } from '#backend/modules/single-sign-on/public.ts'
import { openTrialAccount, requireTrial } from '#backend/services/subscription/public.ts'
import { associateCallbacks, loginCallbacks, signUpCallbacks } from '#domain/identity/callbacks.ts'
import type {
  AssociateThirdPartyBody,
  CompleteThirdPartyLoginBody,
  operations,
  SignUpWithThirdPartyBody,
} from '#generated/identity/types.ts'
import { logInAs } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { hasCapacity, limitReached } from '#kernel/storage/capacity.ts'
import { accountLabelOf } from '../account-label.ts'
import { loginStateCookie } from '../cookies.ts'
import { beginLoginAttempt, requireCallback, takeLoginAttempt } from '../login/attempts.ts'
import { recordingFailure } from '../login/failed-logins.ts'
import { trialHolderOf } from '../trial-holder.ts'
import { findLogin, linkLogin, loginChanged } from './logins.ts'
import {
  authorizationUrl,
  type OpenIdSecrets,
  type ProvenLogin,
  randomSecrets,
  redeemCode,
} from './openid.ts'
import { offeredProviders, requireProvider } from './providers.ts'

/** Handlers of `openapi/identity/third-party.yaml`. */
export const thirdPartyHandlers = {
  async listLoginProviders({ kernel }) {
    const providers = offeredProviders(kernel).map(({ provider, label }) => ({ provider, label }))
    return { status: 200, body: { providers } }
  },

  startThirdPartyLogin: withoutTransaction(async context => {
    const { kernel, body, recordActivity } = context
    const party = requireProvider(kernel, body.provider)
    const { redirect_uri: redirectUri, provider } = body
    requireCallback(context, redirectUri, [...loginCallbacks, ...signUpCallbacks, ...associateCallbacks])
    const secrets = randomSecrets()
    const { state } = await beginLoginAttempt(context, { provider, redirectUri, secrets })
    const url = await authorizationUrl(kernel, party, { redirectUri, state, secrets })
    await recordActivity(provider)
    return { status: 200, body: { auth_url: url } }
  }),

  completeThirdPartyLogin: withoutTransaction(async context => {
    const { db, now, body } = context
    const { provider } = body
    const login = await proveLogin(context, loginCallbacks)
    let owner: string | undefined
    const logInOwner = () =>
      db.transaction(async transaction => {
        const known = await findLogin(transaction, provider, login.subject, 'update')
        const found = known && (await findPerson(transaction, known.userId))
        if (!known || !found) throw problem('no-account-linked')
        owner = found.userId
        rejectDisabled(found)
        await rejectSsoMembers(transaction, found)
        await transaction
          .update(thirdPartyLogins)
          .set({ lastUsed: now, ...(login.emailAddress && { emailAddress: login.emailAddress }) })
          .where(and(eq(thirdPartyLogins.provider, provider), eq(thirdPartyLogins.subject, login.subject)))
        await logInAs(transaction, context, found.userId, 'third-party')
        return found
      })
    const person = await recordingFailure(context, { userId: () => owner }, logInOwner)
    return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } }
  }),

  signUpWithThirdParty: withoutTransaction(async context => {
    const { db, now, body, query, kernel, request } = context
    await kernel.botCheck.check(query.bot_response, {
      action: 'UserRegistration',
      address: request.address,
    })
    const trial = requireTrial(body.trial_plan_id)
    const login = await proveLogin(context, signUpCallbacks)
    const { provider } = body
    const userId = await db.transaction(async transaction => {
      if (await findLogin(transaction, provider, login.subject)) throw problem('provider-login-taken')
      const { emailAddress } = login
      if (!emailAddress || !login.isEmailVerified) throw problem('provider-email-unverified')
      const person = await createConfirmed(transaction, emailAddress, login, now)
      await linkLogin(transaction, {
        provider,
        login,
        emailAddress,
        userId: person.userId,
        now,
        isUsed: true,
      })
      const holder = trialHolderOf(person)
      if (body.open_account)
        await openTrialAccount(transaction, { holder, label: accountLabelOf(person), trial, now })
      await logInAs(transaction, context, person.userId, 'third-party')
      return person.userId
    })
    return { status: 201, body: { user_id: userId, confirmed: true } }
  }),

  associateThirdParty: withoutTransaction(async context => {
    const { db, now, body, caller, limit, recordActivity } = context
    const { provider } = body
    requireConfirmed(await callingPerson(db, caller))
    const login = await proveLogin(context, associateCallbacks)
    const { emailAddress } = login
    // Without an address, a person could not tell this login from another one with the same provider.
    if (!emailAddress) throw problem('upstream-failure')
    const linked = await db.transaction(async transaction => {
      const person = await lockPerson(transaction, caller.userId)
      if (!person) throw problem('not-authenticated')
      const { userId } = person
      const owner = [thirdPartyLogins.userId, userId] as const
      const hasRoom = await hasCapacity(transaction, thirdPartyLogins, { owner, limit })
      const added = await linkLogin(transaction, {
        provider,
        login,
        emailAddress,
        userId,
        now,
        isUsed: false,
      })
      // Linking says first what is wrong with this one.
      if (!hasRoom) throw limitReached(limit)
      await recordActivity(provider, { db: transaction })
      await queueMail(transaction, loginChanged(context, person, 'added', added), now)
      return added
    })
    return {
      status: 201,
      body: {
        type: 'third-party',
        provider,
        email_address: linked.emailAddress,
        created: linked.created.toISOString(),
        last_used: null,
      },
    }
  }),

  async removeThirdParty(context) {
    const { db, caller, query, sendMail, recordActivity } = context
    const { provider } = query
    const emailAddress = query.email_address.toLowerCase()
    const person = await lockPerson(db, caller.userId)
    if (!person) throw problem('not-found')
    // Locked first, then counted: of two removals at once, the second one sees what is left.
    const removed = await db
      .delete(thirdPartyLogins)
      .where(
        and(
          eq(thirdPartyLogins.userId, caller.userId),
          eq(thirdPartyLogins.provider, provider),
          eq(thirdPartyLogins.emailAddress, emailAddress),
        ),
      )
      .returning()
    if (!removed.length) throw problem('not-found')
    if ((await countLoginMethods(db, caller.userId)) === 0) throw problem('last-credential')
    await recordActivity(provider, { facts: { provider } })
    await sendMail(loginChanged(context, person, 'removed', { provider, emailAddress }))
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'listLoginProviders'
  | 'startThirdPartyLogin'
  | 'completeThirdPartyLogin'
  | 'signUpWithThirdParty'
  | 'associateThirdParty'
  | 'removeThirdParty'
>

/** What a login with the other service returns with, whatever it is for. */
type Returned =
  | Omit<SignUpWithThirdPartyBody, 'open_account' | 'trial_plan_id'>
  | CompleteThirdPartyLoginBody
  | AssociateThirdPartyBody

/**
 * Who logged in with the other service. First ends the attempt and clears its cookie, whatever happens next;
 * `pages` are those that this kind of login can return to.
 */
async function proveLogin(
  context: Pick<Context<unknown, unknown, Returned>, 'kernel' | 'now' | 'cookie' | 'body'>,
  pages: readonly string[],
): Promise<ProvenLogin> {
  const { kernel, body } = context
  const { provider, code, iss, request_path: returned, ...rest } = body
  assertAllRead(rest)
  context.cookie.clear(loginStateCookie)
  const party = requireProvider(kernel, provider)
  const attempt = await takeLoginAttempt<OpenIdSecrets>(context, { provider, returned })
  if (!pages.includes(new URL(attempt.redirectUri).pathname)) throw problem('third-party-code-invalid')
  return redeemCode(kernel, party, { ...attempt, code, iss })
}
