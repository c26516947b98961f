import { queryOptions } from '@tanstack/react-query'
import { logIn } from '#generated/identity/operations.ts'
import { call } from './call.ts'
import { type AccessToken, logOutEverywhere, obtainToken, renewToken } from './token.ts'
import type { Input } from './types.ts'

/** Who is signed in, and what they may do in the account they act in. */
export interface Session {
  userId: string
  accountId: number | null
  roles: readonly string[]
}

/** The session is a query like any other: guards read it, a login or a logout changes it. Null for nobody. */
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

export function toSession({ user_id: userId, account_id: accountId, roles }: AccessToken): Session {
  return { userId, accountId, roles }
}

type LogInBody = Input<NonNullable<(typeof logIn)['type']>>['body']

/** Logs in and returns the new session. Throws an ApiError when it is refused. */
export async function signIn(body: LogInBody): Promise<Session> {
  await call(logIn, { body })
  const token = await renewToken()
  if (!token) throw new Error('a login without a session: are cookies blocked?')
  return toSession(token)
}

/** Logs out at once in every tab. Where the server can't be reached, it hears of it before the next call. */
export function signOut(): Promise<void> {
  return logOutEverywhere('logged-out')
}
