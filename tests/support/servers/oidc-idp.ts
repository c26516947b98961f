import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { listenSecurely } from './loopback-tls.ts'

/** Whom the provider says that a person is; more claims may be given. */
export interface OidcPerson {
  sub: string
  email?: string
  email_verified?: boolean
  [claim: string]: unknown
}

interface Grant {
  person: OidcPerson
  nonce: string
  challenge: string
  redirectUri: string
  clientId: string
  /** Claims of the id token that are not as they should be. */
  overrides: Record<string, unknown>
  sign: Signed
  /** Seconds since 1970. */
  now: number
}

/** What a browser finds wrong at the provider. */
type Trouble =
  /** Its login page says that our return address is not registered. */
  | 'redirect-rejected'
  /** The person isn't assigned to the application. */
  | 'declined'
  | 'client-rejected'
  /** The code was redeemed before. */
  | 'code-spent'
  | 'no-id-token'
  | 'down'

/** What an id token says other than it should. */
export interface OidcLies {
  overrides?: Record<string, unknown>
  sign?: Signed
}

/** How an id token is signed: as it should be, with a key that isn't the provider's, or not at all. */
type Signed = 'properly' | 'with-another-key' | 'not'

export interface OidcIdp {
  issuer: string
  clientId: string
  clientSecret: string
  /** Requests that came, as method and path. */
  asked: string[]
  /** Who is logged in at the provider when a browser comes to its login page. */
  nextPerson: OidcPerson | undefined
  /** What it then says of them. */
  nextLies: OidcLies
  trouble: Trouble | undefined
  /** What a browser brings back from an address of `startSsoLogin` once the person has logged in. */
  authorize(
    address: string,
    person: OidcPerson,
    options?: OidcLies & { now?: Date },
  ): { code: string; state: string; iss: string }
}

const DISCOVERY = '/.well-known/openid-configuration'

/** An OpenID provider on loopback that keeps to the rules: client secret, PKCE, codes that serve once. */
export async function startOidcIdp(): Promise<OidcIdp> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const people = new Map<string, OidcPerson>()
  const asked: string[] = []
  const clientId = 'gatepost-portal'
  const clientSecret = 'kV3xQ9tLr7Wm2ZpBn5Yc8HsD'

  const respond = async (request: IncomingMessage, response: ServerResponse, origin: string) => {
    const path = new URL(request.url ?? '/', origin).pathname
    asked.push(`${request.method} ${path}`)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (idp.trouble === 'down') return send(503, {})
    // Also at another address than its own, as some providers do.
    if (path === DISCOVERY || path === `/elsewhere${DISCOVERY}`)
      return send(200, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        userinfo_endpoint: `${origin}/userinfo`,
        jwks_uri: `${origin}/keys`,
        scopes_supported: ['openid', 'email', 'profile'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      })
    if (path === '/authorize' && idp.trouble === 'redirect-rejected')
      return send(400, { error: 'invalid_request', error_description: 'redirect_uri is not registered' })
    if (path === '/authorize' && idp.nextPerson) {
      const address = new URL(request.url ?? '/', origin)
      const back = new URL(address.searchParams.get('redirect_uri') ?? '')
      const returned = authorize(address.href, idp.nextPerson, idp.nextLies)
      const { state, iss } = returned
      const declined = { error: 'access_denied', state, iss }
      back.search = new URLSearchParams(idp.trouble === 'declined' ? declined : returned).toString()
      return response.writeHead(302, { location: back.href }).end()
    }
    if (path === '/keys') return send(200, { keys: [jwk] })
    if (path === '/userinfo') {
      const person = people.get(request.headers.authorization?.split(' ')[1] ?? '')
      return person ? send(200, person) : send(401, { error: 'invalid_token' })
    }
    if (path !== '/token') return send(404, {})
    const form = new URLSearchParams(await textOf(request))
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const isClient = credentialsOf(request).join() === [clientId, clientSecret].join()
    if (!isClient || idp.trouble === 'client-rejected') return send(401, { error: 'invalid_client' })
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isSpent = !grant || idp.trouble === 'code-spent'
    if (isSpent || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return send(400, { error: 'invalid_grant' })
    const accessToken = randomUUID()
    people.set(accessToken, grant.person)
    const claims = { ...grant.person, nonce: grant.nonce, ...grant.overrides }
    const token = (grant.sign === 'not' ? new UnsecuredJWT(claims) : new SignJWT(claims))
      .setIssuer(String(grant.overrides.iss ?? origin))
      .setAudience(String(grant.overrides.aud ?? grant.clientId))
      .setIssuedAt(grant.now)
      .setExpirationTime(Number(grant.overrides.exp ?? grant.now + 300))
    const idToken =
      token instanceof UnsecuredJWT
        ? token.encode()
        : await token
            .setProtectedHeader({ alg: 'RS256', kid: 'first' })
            .sign(grant.sign === 'properly' ? privateKey : stranger.privateKey)
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: 300 }
    send(200, idp.trouble === 'no-id-token' ? tokens : { ...tokens, id_token: idToken })
  }

  const idp: Pick<OidcIdp, 'nextPerson' | 'nextLies' | 'trouble'> = {
    nextPerson: undefined,
    nextLies: {},
    trouble: undefined,
  }
  const authorize: OidcIdp['authorize'] = (
    address,
    person,
    { overrides = {}, now = new Date(), sign = 'properly' } = {},
  ) => {
    const query = new URL(address).searchParams
    const get = (name: string) => query.get(name) ?? ''
    const code = randomUUID()
    grants.set(code, {
      person,
      nonce: get('nonce'),
      challenge: get('code_challenge'),
      redirectUri: get('redirect_uri'),
      clientId: get('client_id'),
      overrides,
      sign,
      now: Math.floor(now.getTime() / 1000),
    })
    return { code, state: get('state'), iss: origin }
  }

  const { origin } = await listenSecurely((request, response) => {
    respond(request, response, origin).catch(error => response.writeHead(500).end(String(error)))
  })
  return Object.assign(idp, {
    issuer: origin,
    clientId,
    clientSecret,
    asked,
    authorize,
  } satisfies Omit<OidcIdp, keyof typeof idp>)
}

/** Id and secret of a client; either is percent-encoded by itself (RFC 6749, 2.3.1). */
function credentialsOf({ headers }: IncomingMessage): string[] {
  const basic = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString()
  return basic.split(':').map(decodeURIComponent)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
