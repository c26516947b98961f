import type { operations } from '#generated/identity/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/handlers.ts'
import { problem } from '#kernel/problem.ts'
import { endSession, startSession } from '#kernel/sessions.ts'
import { findByUsername } from './people.ts'

/** Handlers of `openapi/identity/login.yaml`. */
export const loginHandlers = {
  logIn: withoutTransaction(async ({ db, body, kernel, now, request, cookie }) => {
    const person = await findByUsername(db, body.username)
    const matches = await kernel.passwords.verify(person?.passwordHash, body.password)
    if (!person || !matches) throw problem('invalid-credentials')
    const secret = await db.transaction(async transaction => {
      // A login always begins a session of its own; the account of the one before carries over.
      const before = cookie.session ? await endSession(transaction, cookie.session, now) : undefined
      const accountId = before?.userId === person.userId ? before.accountId : null
      const session = await startSession(transaction, {
        userId: person.userId,
        accountId,
        now,
        address: request.address,
        userAgent: request.userAgent,
      })
      return session.secret
    })
    cookie.setSession(secret)
    return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } }
  }),

  async logOut({ db, now, cookie }) {
    if (cookie.session) await endSession(db, cookie.session, now)
    cookie.clearSession()
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'logIn' | 'logOut'>
