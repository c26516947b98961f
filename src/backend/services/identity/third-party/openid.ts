import * as client from 'openid-client'
import { checkName } from '#domain/validation/people.ts'
import { randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'

/** Our registration with an OpenID provider, and how to reach it. */
export interface RelyingParty {
  issuer: string
  clientId: string
  clientSecret: string
  /** Scopes to request; `openid email profile` by default. */
  scope?: string
  /** Whether it is the server's own provider, which needs no https. */
  isOwn?: boolean
  /** How to reach it, where the usual way doesn't apply. */
  fetch?: (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: unknown },
  ) => Promise<Response>
}

/** Who logged in, as signed by the provider. */
export interface ProvenLogin {
  /** The provider's own id for the person, which never changes. */
  subject: string
  /** In lower case. */
  emailAddress: string | undefined
  /** Whether the provider says that the address belongs to the person. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** What a login stores until it returns, see `login-attempts.ts`. */
export interface OpenIdSecrets {
  nonce: string
  /** PKCE code verifier. */
  verifier: string
}

/** Seconds to wait for a response. */
const TIMEOUT = 5
/** A provider's metadata is read again after an hour. */
const METADATA_LIFETIME = 60 * 60_000

export function randomSecrets(): OpenIdSecrets {
  return { nonce: randomSecret(), verifier: randomSecret() }
}

/** Where to send the browser to log in. Throws `upstream-failure` when the provider can't be reached. */
export async function authorizationUrl(
  kernel: Kernel,
  party: RelyingParty,
  { redirectUri, state, secrets }: { redirectUri: string; state: string; secrets: OpenIdSecrets },
): Promise<string> {
  const configuration = await configurationOf(kernel, party)
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: party.scope ?? 'openid email profile',
    state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  }).href
}

/**
 * Exchanges a code for who logged in. Checks the response's signature, issuer, audience, nonce and times, and
 * the `iss` that came with the code, where the provider promises it (RFC 9207). Throws
 * `third-party-code-invalid` for an invalid code, and `upstream-failure` for any other invalid answer.
 */
export async function redeemCode(
  kernel: Kernel,
  party: RelyingParty,
  back: { redirectUri: string; state: string; code: string; iss: string | undefined; secrets: OpenIdSecrets },
): Promise<ProvenLogin> {
  const configuration = await configurationOf(kernel, party)
  const url = new URL(back.redirectUri)
  url.searchParams.set('code', back.code)
  url.searchParams.set('state', back.state)
  if (back.iss) url.searchParams.set('iss', back.iss)
  requireOwnResponse(configuration, back.iss)
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      expectedState: back.state,
      expectedNonce: back.secrets.nonce,
      pkceCodeVerifier: back.secrets.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('an answer without an ID token')
    // Some providers only return the address from the userinfo endpoint.
    const isMissing = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
    const more = isMissing ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
    return toLogin(party, { ...more, ...claims })
  } catch (error) {
    kernel.log.warn({ issuer: party.issuer, err: error }, 'a login with another service failed')
    const isRejectedCode = error instanceof client.ResponseBodyError && error.error === 'invalid_grant'
    throw problem(isRejectedCode ? 'third-party-code-invalid' : 'upstream-failure')
  }
}

/** Rejects a code that another provider issued (mix-up attack). */
function requireOwnResponse(configuration: client.Configuration, iss: string | undefined): void {
  const { issuer, authorization_response_iss_parameter_supported: isPromised } =
    configuration.serverMetadata()
  if (iss === undefined ? isPromised : iss !== issuer) throw problem('third-party-code-invalid')
}

const createConfigurations = () => new Map<string, { found: Promise<client.Configuration>; until: number }>()

async function configurationOf(kernel: Kernel, party: RelyingParty): Promise<client.Configuration> {
  const configurations = kernel.state(createConfigurations)
  const key = JSON.stringify([party.issuer, party.clientId, party.clientSecret])
  const now = kernel.clock.now().getTime()
  const kept = configurations.get(key)
  const found: Promise<client.Configuration> = kept && kept.until > now ? kept.found : discover(party)
  if (found !== kept?.found) configurations.set(key, { found, until: now + METADATA_LIFETIME })
  try {
    return await found
  } catch (error) {
    if (configurations.get(key)?.found === found) configurations.delete(key)
    kernel.log.warn({ issuer: party.issuer, err: error }, 'a login provider does not say who it is')
    throw problem('upstream-failure')
  }
}

function discover({
  issuer,
  clientId,
  clientSecret,
  isOwn,
  fetch,
}: RelyingParty): Promise<client.Configuration> {
  return client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT,
    // Signatures are checked even where TLS alone would prove who answered.
    execute: [client.enableNonRepudiationChecks, ...(isOwn ? [client.allowInsecureRequests] : [])],
    ...(fetch && { [client.customFetch]: fetch as client.CustomFetch }),
  })
}

const MAX_NAME = 100
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u

function toLogin({ issuer }: RelyingParty, claims: Record<string, unknown>): ProvenLogin {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  const subject = text('sub')
  if (!subject || subject.length > 255) throw new Error('an ID token without a usable subject')
  const emailAddress = text('email').trim().toLowerCase()
  const isEmail = EMAIL.test(emailAddress) && emailAddress.length <= 254
  const nameOf = (name: string) => {
    const value = text(name).trim()
    return value.length <= MAX_NAME && !checkName(value) ? value : ''
  }
  return {
    subject,
    emailAddress: isEmail ? emailAddress : undefined,
    isEmailVerified: isEmail && (claims.email_verified === true || isProvedToMicrosoft(issuer, claims)),
    firstName: nameOf('given_name'),
    lastName: nameOf('family_name'),
  }
}

/** Microsoft uses its own claim for an address whose domain it has verified. */
function isProvedToMicrosoft(issuer: string, { xms_edov: proof }: Record<string, unknown>): boolean {
  return issuer.startsWith('https://login.microsoftonline.com/') && [true, 1, '1'].some(yes => yes === proof)
}
