import { and, eq } from 'drizzle-orm'
import { findByUsername, type Person, people, rejectDisabled } from '#backend/modules/people/public.ts'
import { rejectSsoMembers } from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { endSession, endSessionsOf, logInAs } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { checkCode } from './factor-check.ts'
import { recordingFailure } from './failed-logins.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'
import { rememberProof } from './password-proof.ts'

/** Handlers of `openapi/identity/login.yaml`. */
export const loginHandlers = {
  logIn: withoutTransaction(async context => {
    const { db, body } = context
    const person = await findByUsername(db, body.username)
    const facts = { method: body.code === undefined ? 'a password' : 'a password and a code' }
    return recordingFailure(context, { userId: () => person?.userId, facts }, () =>
      logInPerson(context, person),
    )
  }),

  async logOut({ db, query, now, cookie, recordActivity }) {
    const { everywhere } = query
    const ended = cookie.session ? await endSession(db, cookie.session, { now, everywhere }) : undefined
    if (ended) await recordActivity(ended.sessionId, ended)
    cookie.clearSession()
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'logIn' | 'logOut'>

type LogInContext = Context<
  unknown,
  unknown,
  operations['logIn']['requestBody']['content']['application/json']
>

async function logInPerson(context: LogInContext, person: Person | undefined) {
  const { db, body, kernel, now } = context
  const device = person && knownDevice(context, person)
  const guess = await context.recordFailedAttempt({ username: body.username, device })
  const matches = await kernel.passwords.verify(person?.passwordHash ?? undefined, body.password)
  if (!person || !matches) throw problem('invalid-credentials')
  const outcome = await checkCode(context, person, body.code)
  if (outcome === 'wrong') throw problem('code-incorrect', { fields: ['code'] })
  await guess.takeBack()
  if (outcome === 'missing') throw problem('code-required', { fields: ['code'] })
  try {
    await rejectSsoMembers(db, person)
  } catch (error) {
    // Someone who is on other accounts too can link the provider's login with it (`matchMember`).
    rememberProof(context, person.userId)
    throw error
  }
  rejectDisabled(person)
  const { userId, changeRequired: mustChangePassword } = person
  await db.transaction(async transaction => {
    // Checking a password takes a while, in which another person may have proved that the address is theirs.
    const [current] = await transaction
      .update(people)
      .set({ passwordLastUsed: now })
      .where(and(eq(people.userId, userId), eq(people.passwordHash, person.passwordHash ?? '')))
      .returning()
    if (!current) throw problem('invalid-credentials')
    rejectDisabled(current)
    // Until the address is confirmed, no one knows whose sign-up it is: it has one session.
    if (!current.confirmed) await endSessionsOf(transaction, userId, now)
    const facts = { method: METHODS[outcome] }
    await logInAs(transaction, context, userId, 'password', { mustChangePassword, facts })
  })
  rememberDevice(context, userId)
  return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } } as const
}

const METHODS = {
  'not-needed': 'a password',
  code: 'a password and a code',
  'recovery-code': 'a password and a recovery code',
}
