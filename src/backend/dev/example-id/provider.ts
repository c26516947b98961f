// unseeded: a login provider of its own, as those of other companies are.
import { createHash, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { type Configuration, interactionPolicy, type JWK } from 'oidc-provider'
import { callbackKinds, callbackPath } from '#domain/identity/callbacks.ts'
import { randomBytes } from '#kernel/random.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { failurePage } from './page.ts'

/** The provider as its pages see it. */
export interface ExampleSignIn {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** What the sign-in page shows; throws when no sign-in is under way. */
  describe(request: IncomingMessage, response: ServerResponse): Promise<{ loginHint: string }>
  /** Takes the page's input and returns where the browser goes next. */
  finish(request: IncomingMessage, response: ServerResponse, form: Record<string, string>): Promise<string>
}

interface Claims {
  email: string
  email_verified: boolean
  name?: string
  given_name?: string
  family_name?: string
}

interface Options {
  issuer: string
  /** Where it is mounted on the server. */
  path: string
  clientId: string
  clientSecret: string
}

export function createExampleProvider({ issuer, path, clientId, clientSecret }: Options): ExampleSignIn {
  const accounts = new Map<string, Claims>()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: callbackKinds.map(kind => new URL(callbackPath(kind), issuer).href),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'example' } as JWK],
    },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Names and addresses are in the ID token, which saves a call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${path}/sign-in/${uid}`, policy: signInAlone() },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    // There is no consent screen: signing in is the consent.
    async loadExistingGrant({ oidc }) {
      const { client, account, provider } = oidc
      if (!client || !account) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html'
      ctx.body = failurePage(path, description ?? error)
    },
  }
  const provider = new Provider(issuer, configuration)
  provider.proxy = true
  allowOwnPages(provider, issuer)
  const handle = provider.callback()

  return {
    handle: (request, response) => void handle(request, response),
    async describe(request, response) {
      const { params } = await provider.interactionDetails(request, response)
      return { loginHint: typeof params.login_hint === 'string' ? params.login_hint : '' }
    },
    async finish(request, response, { answer, email = '', name = '', verified }) {
      const isRejected = answer !== 'continue' || !email
      if (isRejected) return provider.interactionResult(request, response, { error: 'access_denied' })
      // The same address is the same person, even after a restart.
      const accountId = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
      const [given = '', ...family] = name.trim().split(/\s+/)
      accounts.set(accountId, {
        email,
        email_verified: verified === 'yes',
        ...(given && { name: name.trim(), given_name: given, family_name: family.join(' ') }),
      })
      return provider.interactionResult(request, response, { login: { accountId } })
    },
  }
}

/** Asks only for the identity, each time. */
function signInAlone() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('always', 'everybody is asked', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** In development the portal has its own port, and a machine has more than one name. */
function allowOwnPages(provider: Provider, issuer: string): void {
  const hosts = ['localhost', '127.0.0.1', new URL(issuer).hostname]
  const paths: string[] = callbackKinds.map(callbackPath)
  provider.Client.prototype.redirectUriAllowed = uri => {
    const { hostname, pathname, search, hash } = new URL(uri)
    return hosts.includes(hostname) && paths.includes(pathname) && !search && !hash
  }
}
