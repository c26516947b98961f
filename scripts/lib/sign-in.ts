import { appCode } from './app-code.ts'

export interface Login {
  username: string
  password: string
  /** Of the authenticator app, with two-step verification. */
  secret?: string | undefined
}

export interface Session {
  /** The session cookie as the server set it. */
  cookie: { name: string; value: string }
  /** Headers of calls with an access token. */
  bearer: { authorization: string }
}

/** Logs in at a running server as the portal does. Callers may pass more about the person than a login uses. */
export async function signIn(origin: string, { username, password, secret }: Login): Promise<Session> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path} answers ${response.status}: ${await response.text()}`)
    return response
  }
  const loggedIn = await post('/api/identity/identities/login', {
    username,
    password,
    ...(secret !== undefined && { code: appCode(secret, new Date()) }),
  })
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(loggedIn.headers.getSetCookie()[0] ?? '') ?? []
  if (!name || !value) throw new Error('The login set no cookie')
  const token = await post('/api/authorization/token', {}, { cookie: `${name}=${value}` })
  const { access_token } = (await token.json()) as { access_token: string }
  return { cookie: { name, value }, bearer: { authorization: `Bearer ${access_token}` } }
}
