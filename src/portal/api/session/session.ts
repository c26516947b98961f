import { queryOptions } from '@tanstack/react-query'
import type { Operation } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { stopActing } from '#generated/authorization/operations/stopActing.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { bearer, call } from '../call.ts'
import { ApiError } from '../errors/errors.ts'
import { send } from '../send.ts'
import type { Input } from '../types.ts'
import type { AccessToken, KnownSession } from './tabs.ts'
import { endSession, logOutEverywhere, obtainToken, renewToken, withoutRefresh } from './token.ts'

/** The logged-in person, and what they may do in the account they act in. */
export interface Session {
  userId: string
  accountId: number | null
  roles: readonly string[]
  /** The person whom a member of staff acts as; `userId` is then that person's. Null otherwise. */
  acting: Acting | null
  /** From when on the account is erased, if it is being closed. */
  closes: string | null
}

export type Acting = NonNullable<AccessToken['acting']>

/**
 * The session is a query like any other: guards read it, a login or a logout changes it. Null without a
 * session.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

async function loadSession(): Promise<Session | null> {
  const token = await obtainToken()
  return token ? toSession(token) : null
}

export function toSession({
  user_id: userId,
  account_id: accountId,
  closes,
  ...token
}: KnownSession): Session {
  const { roles, acting } = token
  return { userId, accountId, roles, acting, closes: closes ?? null }
}

type LogInBody = Input<NonNullable<(typeof logIn)['type']>>['body']

/** Logs in and returns the new session. Throws an ApiError when it is rejected. */
export async function signIn(body: LogInBody): Promise<Session> {
  await call(logIn, { body })
  return sessionOfLogin()
}

/** The session that a login has just begun. */
export async function sessionOfLogin(): Promise<Session> {
  const token = await renewToken()
  if (!token) throw new Error('a login without a session: are cookies blocked?')
  return toSession(token)
}

/** Logs out at once in every tab. If the server can't be reached, it is notified before the next call. */
export function signOut(): Promise<void> {
  return logOutEverywhere('logged-out')
}

/** Switches to another account, in every tab: the session is in one account at a time. */
export function switchAccount(accountId: number): Promise<Session> {
  return renew({ account_id: accountId })
}

type TokenBody = NonNullable<Parameters<typeof renewToken>[0]>

/** Acts as another person, for staff; with only `access`, raises or lowers the access of the current one. */
export function startActing(body: TokenBody & { user_id: string }): Promise<Session> {
  return renew(body)
}

/** Stops acting as another person, in every tab. */
export async function endActing(): Promise<Session> {
  await call(stopActing)
  return renew({})
}

/** Gets another token; the pages of the old one are cleared by then. */
export async function renew(body: TokenBody): Promise<Session> {
  const token = await renewToken(body)
  if (!token) throw new ApiError([commonError('not-authenticated')])
  return toSession(token)
}

/**
 * Logs out in this browser and all others. Throws when the server can't be reached: nothing has ended then.
 */
export async function signOutEverywhere(): Promise<void> {
  await call(logOut, { query: { everywhere: true } })
  endSession('logged-out')
}

type ConfirmLoginBody = Input<NonNullable<(typeof confirmLogin)['type']>>['body']

/** Confirms who is logged in, with the password and, if there is one, the second factor. */
export function confirmByPassword(body: ConfirmLoginBody): Promise<void> {
  return renewCookie(confirmLogin, { body })
}

/**
 * Sends a call that makes the server replace the cookie. A token request with the old cookie would end the
 * session.
 */
export async function renewCookie<O>(operation: Operation<O>, input: Input<O>): Promise<void> {
  const token = await obtainToken()
  if (!token) throw new ApiError([commonError('not-authenticated')])
  const response = await withoutRefresh(() => send(operation, input, bearer(token)))
  if (!response.ok) throw response.error
}
