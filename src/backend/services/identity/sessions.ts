import { findPerson, lockOwn } from '#backend/modules/people/public.ts'
import type { operations, SessionList } from '#generated/identity/types.ts'
import { type Caller, sessionOf } from '#kernel/access/access.ts'
import { endSessionById, endSessionsOf, listSessions, renewSession } from '#kernel/access/sessions.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { readDevice } from './login/device.ts'
import { checkCode, findSecondFactor } from './login/factor-check.ts'
import { recordingFailure } from './login/failed-logins.ts'
import { countPasskeys } from './passkeys/store.ts'

/** Handlers of `openapi/identity/sessions.yaml`. */
export const sessionHandlers = {
  async listSessions({ db, caller, now }) {
    return { status: 200, body: await sessionListOf(db, caller.userId, { caller, now }) }
  },

  async revokeOtherSessions({ db, caller, now, recordActivity, nothingChanged }) {
    const ended = await endSessionsOf(db, caller.userId, now, { except: sessionOf(caller) })
    if (ended) await recordActivity(caller.userId)
    else nothingChanged()
    return { status: 200, body: { ended } }
  },

  async revokeSession({ db, params, caller, now, cookie, recordActivity, checkCallerNow }) {
    const { userId } = caller
    await lockOwn(db, userId)
    if (params.id === caller.sessionId) await checkCallerNow()
    if (!(await endSessionById(db, { sessionId: params.id, userId, now }))) throw problem('not-found')
    await recordActivity(params.id)
    if (params.id === caller.sessionId) cookie.clearSession()
    return { status: 204 }
  },

  async getLoginMethods({ db, caller }) {
    const person = await findPerson(db, caller.userId)
    const factor = await findSecondFactor(db, caller.userId)
    return {
      status: 200,
      body: {
        password: Boolean(person?.passwordHash),
        second_factor: factor !== undefined,
        passkey_count: await countPasskeys(db, caller.userId),
      },
    }
  },

  confirmLogin: withoutTransaction(async context => {
    const { db, body, caller, kernel } = context
    const person = await findPerson(db, caller.userId)
    const passwordHash = person?.passwordHash
    if (!passwordHash) throw problem('password-not-set')
    await recordingFailure(context, { userId: () => caller.userId }, async () => {
      const matches = await kernel.passwords.verify(passwordHash, body.password)
      if (!matches) throw problem('password-incorrect', { fields: ['password'] })
      const outcome = await checkCode(context, person, body.code)
      if (outcome === 'missing') throw problem('code-required', { fields: ['code'] })
      if (outcome === 'wrong') throw problem('code-incorrect', { fields: ['code'] })
    })
    await db.transaction(transaction => renewSession(transaction, context))
    return { status: 204 }
  }),
} satisfies Pick<
  Handlers<operations>,
  'listSessions' | 'revokeOtherSessions' | 'revokeSession' | 'getLoginMethods' | 'confirmLogin'
>

/** The open sessions of a person, for them or for staff. */
export async function sessionListOf(
  db: Queries,
  userId: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<SessionList> {
  const rows = await listSessions(db, userId, now)
  return {
    sessions: rows.map(row => ({
      session_id: row.sessionId,
      current: row.sessionId === caller.sessionId,
      method: row.method,
      device: readDevice(row.userAgent),
      ip_address: row.address,
      created: row.created.toISOString(),
      last_used: row.lastUsed.toISOString(),
    })),
  }
}
