import { queryOptions } from '@tanstack/react-query'
import { logIn, logOut } from '#generated/identity/operations.ts'
import { call } from './call.ts'
import { type AccessToken, endSession, obtainToken } from './token.ts'
import type { Input } from './types.ts'

/** Who is signed in, and what they may do in the account they act in. */
export interface Session {
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

function toSession({ account_id: accountId, roles }: AccessToken): Session {
  return { accountId, roles }
}

type LogInBody = Input<NonNullable<(typeof logIn)['type']>>['body']

/** Logs in and returns the new session. Throws an ApiError when it is refused. */
export async function signIn(body: LogInBody): Promise<Session> {
  await call(logIn, { body })
  const token = await obtainToken({ fresh: true })
  if (!token) throw new Error('a login without a session: are cookies blocked?')
  return toSession(token)
}

/** Logs out in every tab, whether or not the server can be reached. */
export async function signOut(): Promise<void> {
  try {
    await call(logOut)
  } finally {
    endSession()
  }
}
