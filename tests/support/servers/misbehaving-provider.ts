import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** What the provider says of the next login instead of the truth. */
export interface Lies {
  claims?: Record<string, unknown>
  /** Seconds from now at which the ID token expires. */
  expiresIn?: number
  /** Sign with a key that its key set does not have. */
  isForged?: boolean
  /** Answer without an ID token. */
  hasNoIdToken?: boolean
}

/** An OpenID provider on this machine that says of a login whatever it is told to. */
export async function startMisbehavingProvider(clientId: string) {
  const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }
  let lies: Lies = {}
  let nonce = ''
  const requests: { path: string; body: URLSearchParams }[] = []

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const { claims = {}, expiresIn = 300, isForged = false } = lies
    const truth = { iss: issuer(), aud: clientId, sub: 'somebody', nonce, email: 'somebody@test.example' }
    return new SignJWT({ ...truth, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'own' })
      .setIssuedAt(now + Math.min(0, expiresIn - 300))
      .setExpirationTime(now + expiresIn)
      .sign(isForged ? strange.privateKey : own.privateKey)
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer())
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ path: pathname, body: new URLSearchParams(body) })
    const respond = (value: unknown) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(value))
    }
    if (pathname === '/.well-known/openid-configuration')
      return respond({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      })
    if (pathname === '/keys') return respond({ keys: [jwk] })
    const tokens = { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 300 }
    if (pathname === '/token')
      return respond(lies.hasNoIdToken ? tokens : { ...tokens, id_token: await idToken() })
    response.statusCode = 404
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** What it was asked, newest last. */
    requests,
    /** Takes note of a login that begins, as the page of the provider would. */
    visit(authUrl: string, next: Lies = {}) {
      nonce = new URL(authUrl).searchParams.get('nonce') ?? ''
      lies = next
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
