import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import {
  type AssertedIdentity,
  addressIn,
  groupsIn,
  SUBJECT_LIMIT,
  userNamesIn,
} from './asserted-identity.ts'
import { FailedSsoLogin, type FailureReason } from './failure.ts'
import type { OidcSettings } from './providers/settings.ts'
import { discoverIssuer } from './providers/sources.ts'
import { toReceived } from './received.ts'

/** Maximum characters of a name, as in the contract. */
const NAME_LIMIT = 500

interface OidcSecrets {
  nonce: string
  verifier: string
}

/** The issuer's current configuration. Throws a `FailedSsoLogin` when it doesn't give a valid answer. */
export async function issuerOf(
  settings: OidcSettings,
  clientSecret: string,
  kernel: Kernel,
): Promise<Configuration> {
  try {
    const issuer = await discoverIssuer(settings, clientSecret, kernel)
    // The id token comes directly from the issuer; its signature is checked anyway.
    enableNonRepudiationChecks(issuer)
    return issuer
  } catch (error) {
    kernel.log.warn({ issuer: settings.issuer, err: error }, 'an issuer could not be asked')
    throw new FailedSsoLogin('provider-unreachable', 'upstream-failure')
  }
}

export function newOidcSecrets(): OidcSecrets {
  return { nonce: randomSecret(), verifier: randomSecret() }
}

export async function oidcAddress(
  issuer: Configuration,
  {
    settings,
    secrets,
    state,
    redirectUri,
    loginHint,
  }: {
    settings: OidcSettings
    secrets: OidcSecrets
    state: string
    redirectUri: string
    loginHint?: string | undefined
  },
): Promise<string> {
  const address = buildAuthorizationUrl(issuer, {
    redirect_uri: redirectUri,
    scope: settings.scopes,
    state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...(loginHint !== undefined && { login_hint: loginHint }),
  })
  return address.href
}

/**
 * Exchanges the code for what the issuer says about the person. Throws a `FailedSsoLogin`.
 */
export async function redeemCode(
  issuer: Configuration,
  {
    settings,
    secrets,
    state,
    redirectUri,
    code,
    iss,
  }: {
    settings: OidcSettings
    secrets: OidcSecrets
    state: string
    redirectUri: string
    code: string
    /** Issuer that was returned with the code, if any (RFC 9207). */
    iss: string | undefined
  },
  kernel: Pick<Kernel, 'log'>,
): Promise<AssertedIdentity> {
  const returned = new URL(redirectUri)
  returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
  try {
    // The library only checks it where the issuer announces it; a different issuer is never valid.
    if (iss !== undefined && iss !== settings.issuer)
      throw new FailedSsoLogin('issuer-mismatch', 'third-party-code-invalid', toReceived([['iss', iss]]))
    const tokens = await authorizationCodeGrant(issuer, returned, {
      pkceCodeVerifier: secrets.verifier,
      expectedNonce: secrets.nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims?.sub || claims.sub.length > SUBJECT_LIMIT)
      throw new FailedSsoLogin(
        'subject-missing',
        'upstream-failure',
        toReceived(Object.entries(claims ?? {})),
      )
    const about = settings.isIdTokenMapping
      ? claims
      : await fetchUserInfo(issuer, tokens.access_token, claims.sub)
    const sources = [about, claims]
    const { email, email_verified: verified } = sources.find(source => addressIn(source.email)) ?? about
    const { name } = about
    return {
      subject: claims.sub,
      email: addressIn(email),
      userNames: userNamesIn(sources.flatMap(each => [each.preferred_username, each.upn])),
      emailVerified: typeof verified === 'boolean' ? verified : undefined,
      name: typeof name === 'string' && name ? name.slice(0, NAME_LIMIT) : null,
      received: toReceived(Object.entries({ ...claims, ...about })),
      // That of Entra ID has none, whatever the ID token has.
      groups: sources.flatMap(({ groups }) => groupsIn(groups)),
      notes: sources.some(isWithoutGroups) ? ['groups-missing'] : [],
    }
  } catch (error) {
    throw toFailure(error, settings, kernel)
  }
}

/**
 * Whether claims say that the groups of a person are elsewhere or left out, because there are too many: as distributed
 * claims (OpenID Connect Core 1.0, section 5.6.2), or by `hasgroups` of Entra ID.
 */
function isWithoutGroups({ _claim_names: elsewhere, hasgroups }: Record<string, unknown>): boolean {
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && 'groups' in elsewhere
  return isElsewhere || hasgroups === true || hasgroups === 'true'
}

/** Codes of openid-client for a response to another login, or from another issuer. */
const NOT_THIS_LOGIN = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

function toFailure(error: unknown, { issuer }: OidcSettings, { log }: Pick<Kernel, 'log'>): unknown {
  if (error instanceof FailedSsoLogin || !(error instanceof Error)) return error
  log.warn({ issuer, err: error }, 'a code was not redeemed')
  const isRejected = error instanceof ResponseBodyError && error.error === 'invalid_grant'
  const isOther = error instanceof ClientError && NOT_THIS_LOGIN.has(error.code ?? '')
  const isTheirs = isRejected || isOther || error instanceof AuthorizationResponseError
  return new FailedSsoLogin(
    reasonOf(error),
    isTheirs ? 'third-party-code-invalid' : 'upstream-failure',
    toReceived(Object.entries(causeOf(error).claims ?? {})),
  )
}

/** What openid-client found wrong, by its codes and what it says next to them. */
function reasonOf(error: Error): FailureReason {
  if (error instanceof ResponseBodyError) {
    if (['invalid_client', 'unauthorized_client'].includes(error.error)) return 'client-secret-invalid'
    if (/redirect/i.test(`${error.error} ${error.error_description ?? ''}`)) return 'redirect-not-registered'
    // A code works once.
    return error.error === 'invalid_grant' ? 'replayed' : 'response-invalid'
  }
  if (error instanceof AuthorizationResponseError) return 'declined'
  if (!(error instanceof ClientError)) {
    // A challenge for another way to log in, which is how some token endpoints reject the client.
    const isChallenge = 'code' in error && error.code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE'
    return isChallenge ? 'client-secret-invalid' : 'provider-unreachable'
  }
  const { claim } = causeOf(error)
  if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock-skew'
  if (error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' && claim !== undefined)
    return CLAIM_REASONS[claim] ?? 'response-invalid'
  if (error.code === 'OAUTH_KEY_SELECTION_FAILED' || causeOf(error).signature) return 'signature-invalid'
  if (causeOf(error).alg === 'none') return 'assertion-unsigned'
  if (causeOf(error).alg !== undefined) return 'algorithm-unsupported'
  return 'response-invalid'
}

/** A claim that isn't as expected. The nonce belongs to one login only. */
const CLAIM_REASONS: Partial<Record<string, FailureReason>> = {
  iss: 'issuer-mismatch',
  aud: 'audience-mismatch',
  azp: 'audience-mismatch',
  nonce: 'replayed',
}

interface Cause {
  claim?: string
  claims?: Record<string, unknown>
  signature?: unknown
  alg?: string
}

/** The details that openid-client adds to an error, one or two levels down. */
function causeOf(error: Error): Cause {
  const found: Cause = {}
  for (let cause = error.cause; typeof cause === 'object' && cause !== null; ) {
    const { claim, claims, signature, header } = cause as Record<string, unknown>
    if (typeof claim === 'string') found.claim = claim
    if (typeof claims === 'object' && claims !== null) found.claims = claims as Record<string, unknown>
    if (signature !== undefined) found.signature = signature
    if (typeof header === 'object' && header !== null && 'alg' in header) found.alg = String(header.alg)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return found
}
