import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Provider, { interactionPolicy, type JWK } from 'oidc-provider'
import { createMemoryAdapter } from '#backend/dev/example-id/memory-adapter.ts'
import { formOf, sendLoginPage } from './login-page.ts'
import { listenSecurely } from './loopback-tls.ts'

export interface OidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Whom it knows by their address, and whether it releases that. */
  people: Map<string, { releasesEmail: boolean }>
}

/**
 * The certified implementation of OpenID Connect by others, on loopback, with one client that returns to `callback`. Its
 * login page believes anyone who gives an address, once for each browser.
 */
export async function startOidcProvider(callback: string): Promise<OidcProvider> {
  const people: OidcProvider['people'] = new Map()
  const clientId = 'gatepost-portal'
  const clientSecret = randomBytes(24).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  // The server has to listen before its issuer is known.
  let respond: RequestListener = (_request, response) => response.writeHead(503).end()
  const { origin } = await listenSecurely((request, response) => respond(request, response))

  const provider = new Provider(origin, {
    adapter: createMemoryAdapter(),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/login/${uid}`, policy: loginWithoutConsent() },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: 'Dana Reyes',
        ...(people.get(accountId)?.releasesEmail !== false && { email: accountId, email_verified: true }),
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, account } = oidc
      if (!client || !account) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  respond = (request, response) => {
    if (!request.url?.startsWith('/login/')) return void handle(request, response)
    logIn(provider, request, response).catch(error => response.writeHead(500).end(String(error)))
  }
  return { issuer: origin, clientId, clientSecret, people }
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return sendLoginPage(response, String(request.url))
  const accountId = (await formOf(request)).get('email') ?? ''
  await provider.interactionFinished(request, response, { login: { accountId } })
}

/** The login is the consent. */
function loginWithoutConsent() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}
