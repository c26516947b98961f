import type { operations } from '#generated/identity/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/handlers.ts'
import { problem } from '#kernel/problem.ts'
import { endSession, logInAs } from '#kernel/sessions.ts'
import { findByUsername, refuseDisabled } from './people.ts'

/** Handlers of `openapi/identity/login.yaml`. */
export const loginHandlers = {
  logIn: withoutTransaction(async context => {
    const { db, body, kernel } = context
    const person = await findByUsername(db, body.username)
    const matches = await kernel.passwords.verify(person?.passwordHash ?? undefined, body.password)
    if (!person || !matches) throw problem('invalid-credentials')
    refuseDisabled(person)
    await db.transaction(transaction => logInAs(transaction, context, person.userId, 'password'))
    return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } }
  }),

  async logOut({ db, now, cookie, recordActivity }) {
    const ended = cookie.session ? await endSession(db, cookie.session, now) : undefined
    if (ended) await recordActivity(ended.sessionId, ended)
    cookie.clearSession()
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'logIn' | 'logOut'>
