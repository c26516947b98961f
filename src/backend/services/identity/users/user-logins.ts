import { asc, eq } from 'drizzle-orm'
import { thirdPartyLogins } from '#backend/modules/people/public.ts'
import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { endSessionById, endSessionsOf } from '#kernel/access/sessions.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { findSecondFactor } from '../login/factor-check.ts'
import { countPasskeys } from '../passkeys/store.ts'
import { sendReset } from '../passwords/password-resets.ts'
import { sessionListOf } from '../sessions.ts'
import { findUser, lockUser, ofBoth, requireAnother } from './checks.ts'

/** Handlers of `openapi/identity/user-logins.yaml`: how people log in and where, for staff. */
export const userLoginHandlers = {
  async getUserLogin({ db, params }) {
    const person = await findUser(db, params.id)
    const { userId, passwordHash, changeRequired } = person
    const logins = await db
      .selectDistinct({ provider: thirdPartyLogins.provider })
      .from(thirdPartyLogins)
      .where(eq(thirdPartyLogins.userId, userId))
      .orderBy(asc(thirdPartyLogins.provider))
    return {
      status: 200,
      body: {
        created: person.created.toISOString(),
        confirmed: person.confirmed?.toISOString() ?? null,
        disabled: person.disabled?.toISOString() ?? null,
        password: passwordHash === null ? 'none' : changeRequired ? 'change-required' : 'set',
        password_set: person.passwordSet?.toISOString() ?? null,
        password_last_used: person.passwordLastUsed?.toISOString() ?? null,
        second_factor: (await findSecondFactor(db, userId)) !== undefined,
        passkey_count: await countPasskeys(db, userId),
        providers: logins.map(({ provider }) => provider),
      },
    }
  },

  async listUserSessions({ db, params, caller, now }) {
    const { userId } = await findUser(db, params.id)
    return { status: 200, body: await sessionListOf(db, userId, { caller, now }) }
  },

  async revokeUserSessions({ db, params, query, caller, now, recordActivity, nothingChanged }) {
    const person = await lockUser(db, params.id)
    requireAnother(person, caller)
    const ended = await endSessionsOf(db, person.userId, now)
    if (ended) await recordActivity(person.userId, ofBoth(person, caller, query))
    else nothingChanged()
    return { status: 200, body: { ended } }
  },

  async revokeUserSession({ db, params, query, caller, now, recordActivity }) {
    const person = await findUser(db, params.id)
    requireAnother(person, caller)
    const { userId } = person
    if (!(await endSessionById(db, { sessionId: params.session_id, userId, now }))) throw problem('not-found')
    await recordActivity(params.session_id, ofBoth(person, caller, query))
    return { status: 204 }
  },

  async sendUserPasswordReset(context) {
    const { db, params, caller, recordActivity } = context
    const person = await lockUser(db, params.id)
    const { isLink } = await sendReset(context, db, person)
    await recordActivity(person.userId, ofBoth(person, caller))
    return {
      status: 202,
      body: { email_address: person.username, sent: isLink ? 'reset-link' : 'explanation' },
    }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'getUserLogin' | 'listUserSessions' | 'revokeUserSessions' | 'revokeUserSession' | 'sendUserPasswordReset'
>
