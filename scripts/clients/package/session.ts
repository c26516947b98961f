import type { Operation } from '#domain/contract/operation.ts'
import { type ClientOptions, connect, type ServiceClient } from './client.ts'
import { CallError, dataOf } from './errors.ts'

/** In milliseconds: how long before its end a token is replaced. */
const MARGIN = 120_000

export interface SessionOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch' | 'timeout'> {
  username: string
  password: string
  /** Returns the current code of the authenticator app at each login, for a person with a second factor. */
  code?: () => string | Promise<string>
  /** The account that the tokens are for; the default account of the person if absent. */
  accountId?: number
}

/** Returns the current token of a session, another one than `rejected`: the `token` option of a client. */
export type SessionToken = (rejected?: string) => Promise<string>

/** The part of the two contracts that a session needs. A browser sends both headers by itself. */
interface Parameters {
  parameters: { path?: never; query?: never; header?: { origin?: string; cookie?: string } }
}
interface LogIn extends Parameters {
  requestBody: { content: { 'application/json': { username: string; password: string; code?: string } } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
interface CreateToken extends Parameters {
  requestBody?: { content: { 'application/json': { account_id?: number } } }
  responses: { 200: { content: { 'application/json': { access_token: string; expiration: string } } } }
}

/** An operation, and the path of its service. */
interface Located<O> {
  path: string
  operation: Operation<O>
}

interface Token {
  value: string
  /** Milliseconds since 1970. */
  renewAt: number
}

/** Logs in with one operation, and gets tokens with the other. */
export function tokenOfSession(
  logIn: Located<LogIn>,
  createToken: Located<CreateToken>,
  options: SessionOptions,
): SessionToken {
  const session = createSession(logIn, createToken, options)
  let current: Token | undefined
  let renewal: Promise<Token> | undefined
  return async rejected => {
    if (current && current.value !== rejected && Date.now() < current.renewAt) return current.value
    // Callers at the same time share one renewal.
    renewal ??= session.renew().finally(() => {
      renewal = undefined
    })
    current = await renewal
    return current.value
  }
}

function createSession(
  logIn: Located<LogIn>,
  createToken: Located<CreateToken>,
  { username, password, code, accountId, ...options }: SessionOptions,
) {
  const connectTo = ({ path, operation }: Located<unknown>): Pick<ServiceClient<object>, 'call'> =>
    connect<object>(operation.service, path, options)
  const [identity, authorization] = [connectTo(logIn), connectTo(createToken)]
  const origin = new URL(options.baseUrl).origin
  const cookies = new Map<string, string>()
  let isLoggedIn = false
  let rejection: CallError | undefined

  const headers = () => ({ origin, ...(cookies.size && { cookie: [...cookies.values()].join('; ') }) })

  async function startSession(): Promise<void> {
    // Repeating a wrong password would lock the person out.
    if (rejection) throw rejection
    const body = { username, password, code: await code?.() }
    const result = await identity.call(logIn.operation, { header: headers(), body })
    if (!result.ok && result.response.status === 401) rejection = new CallError(result)
    dataOf(result)
    isLoggedIn = true
    for (const line of result.response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair)
    }
  }

  const requestToken = () =>
    authorization.call(createToken.operation, { header: headers(), body: { account_id: accountId } })

  return {
    /** Gets a token, after another login if the session has ended. */
    async renew(): Promise<Token> {
      let result = isLoggedIn ? await requestToken() : undefined
      if (!result || result.response.status === 401) {
        await startSession()
        result = await requestToken()
      }
      const { access_token: value, expiration } = dataOf(result)
      return { value, renewAt: Date.parse(expiration) - MARGIN }
    },
  }
}
