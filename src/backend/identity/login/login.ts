import { eq } from 'drizzle-orm'
import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { endSession, endSessionsOf, logInAs } from '#kernel/access/sessions.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { findByUsername, refuseDisabled } from '../people.ts'
import { people } from '../tables.ts'
import type { Admit } from './admission.ts'
import { checkCode } from './factor-check.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'

/** Handlers of `openapi/identity/login.yaml`. */
export const loginHandlers = (admit: Admit) =>
  ({
    logIn: withoutTransaction(async context => {
      const { db, body, kernel, now } = context
      const person = await findByUsername(db, body.username)
      const device = person && knownDevice(context, person)
      const guess = await context.recordFailedAttempt({ username: body.username, device })
      const matches = await kernel.passwords.verify(person?.passwordHash ?? undefined, body.password)
      if (!person || !matches) throw problem('invalid-credentials')
      await admit(db, person)
      const outcome = await checkCode(context, person, body.code)
      if (outcome === 'wrong') throw problem('second-factor-invalid', { fields: ['code'] })
      await guess.takeBack()
      if (outcome === 'missing') throw problem('second-factor-required')
      refuseDisabled(person)
      const { userId, changeRequired: mustChangePassword } = person
      await db.transaction(async transaction => {
        await transaction.update(people).set({ passwordLastUsed: now }).where(eq(people.userId, userId))
        await logInAs(transaction, context, userId, 'password', { mustChangePassword })
      })
      rememberDevice(context, userId)
      return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } }
    }),

    async logOut({ db, query, now, cookie, recordActivity }) {
      const ended = cookie.session ? await endSession(db, cookie.session, now) : undefined
      if (ended && query.everywhere) await endSessionsOf(db, ended.userId, now)
      if (ended) await recordActivity(ended.sessionId, ended)
      cookie.clearSession()
      return { status: 204 }
    },
  }) satisfies Pick<Handlers<operations, QueryDefaults>, 'logIn' | 'logOut'>
