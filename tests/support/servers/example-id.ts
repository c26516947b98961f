import { type CallbackKind, callbackPath } from '#domain/identity/callbacks.ts'
import { type Backend, ORIGIN } from '../backend.ts'

/** Who logs in at Example ID, and what they answer. */
interface SignIn {
  kind: CallbackKind
  email: string
  name?: string
  /** Whether the provider says that the address is confirmed. Default true. */
  isVerified?: boolean
  isCancelled?: boolean
}

/** What a browser has once the provider has sent it back. */
export interface CameBack {
  provider: string
  code: string
  state: string
  iss: string
  /** OAuth's error, where the person said no. */
  error: string | null
  requestPath: string
  /** `login-state=…`, as the browser sends it. */
  cookie: string
}

/** The call that ends a login: its body, and the cookie that it began with. */
export function ending({ provider, code, iss, requestPath, cookie }: CameBack) {
  return { body: { provider, code, iss, request_path: requestPath }, headers: { cookie } }
}

/** What the contract's examples bring, for where nothing is made. */
export const exampleReturn: CameBack = {
  provider: 'google',
  code: '4/0AVGzR1Bq7xKpLm2Wc9Ty',
  state: 'NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk',
  iss: 'https://accounts.google.example',
  error: null,
  requestPath: '/account/callback/login?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk',
  cookie: 'login-state=opaque',
}

/** Begins a login with Example ID. */
export async function beginExample(
  backend: Backend,
  kind: CallbackKind,
): Promise<{ url: URL; cookie: string }> {
  const response = await backend.inject({
    method: 'POST',
    url: '/api/identity/identities/oidc',
    headers: { origin: ORIGIN },
    payload: { provider: 'example', redirect_uri: `${ORIGIN}${callbackPath(kind)}` },
  })
  if (response.statusCode !== 200) throw new Error(`no login begun: ${response.body}`)
  return { url: new URL(response.json().auth_url), cookie: cookiesOf(response.headers).join('; ') }
}

/** Walks through the provider as a browser does, from our button back to our page. */
export async function comeBack(backend: Backend, signIn: SignIn): Promise<CameBack> {
  const { url, cookie } = await beginExample(backend, signIn.kind)
  const back = await signInAt(backend, url, signIn)
  const state = back.searchParams.get('state') ?? ''
  return {
    provider: 'example',
    code: back.searchParams.get('code') ?? '',
    state,
    iss: back.searchParams.get('iss') ?? '',
    error: back.searchParams.get('error'),
    requestPath: `${back.pathname}?state=${state}`,
    cookie,
  }
}

/** Logs in at the provider; returns the address that it sends the browser back to. */
export async function signInAt(
  backend: Backend,
  url: URL,
  { email, name = 'Dana Reyes', isVerified = true, isCancelled = false }: Omit<SignIn, 'kind'>,
): Promise<URL> {
  const jar = new Map<string, string>()
  const go = async (target: string, payload?: string) => {
    const { pathname, search } = new URL(target, ORIGIN)
    const response = await backend.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `${pathname}${search}`,
      headers: {
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload !== undefined && { payload }),
    })
    for (const cookie of cookiesOf(response.headers)) {
      const [key = '', value = ''] = cookie.split(/=(.*)/s)
      jar.set(key, value)
    }
    if (response.statusCode !== 303)
      throw new Error(`${pathname} answered ${response.statusCode}: ${response.body}`)
    return String(response.headers.location)
  }
  const page = await go(url.href)
  const form = new URLSearchParams({
    email,
    name,
    answer: isCancelled ? 'cancel' : 'continue',
    ...(isVerified && { verified: 'yes' }),
  })
  return new URL(await go(await go(page, form.toString())))
}

/** Names and values of the cookies that a response sets. */
export function cookiesOf(headers: { 'set-cookie'?: string | string[] | undefined }): string[] {
  return [headers['set-cookie'] ?? []].flat().map(cookie => cookie.split(';')[0] ?? '')
}
