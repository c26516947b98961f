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
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import { type AssertedIdentity, SUBJECT_LIMIT } from './asserted-identity.ts'
import type { OidcSettings } from './providers/settings.ts'
import { discoverIssuer } from './providers/sources.ts'

interface OidcSecrets {
  nonce: string
  verifier: string
}

/** The issuer's current configuration. Throws `upstream-failure` when it doesn't give a valid answer. */
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
    throw problem('upstream-failure')
  }
}

export function newOidcSecrets(): OidcSecrets {
  return { nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
}

export async function oidcAddress(
  issuer: Configuration,
  {
    settings,
    secrets,
    state,
    redirectUri,
  }: { settings: OidcSettings; secrets: OidcSecrets; state: string; redirectUri: string },
): Promise<string> {
  const address = buildAuthorizationUrl(issuer, {
    redirect_uri: redirectUri,
    scope: settings.scopes,
    state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

/**
 * Exchanges the code for what the issuer says about the person. Throws `third-party-code-invalid` for an
 * invalid code or one from another issuer, and `upstream-failure` when the issuer fails.
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
    if (iss !== undefined && iss !== settings.issuer) throw problem('third-party-code-invalid')
    const tokens = await authorizationCodeGrant(issuer, returned, {
      pkceCodeVerifier: secrets.verifier,
      expectedNonce: secrets.nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims?.sub || claims.sub.length > SUBJECT_LIMIT) throw problem('upstream-failure')
    const about = settings.isIdTokenMapping
      ? claims
      : await fetchUserInfo(issuer, tokens.access_token, claims.sub)
    const { email, email_verified: verified } = about
    return {
      subject: claims.sub,
      email: typeof email === 'string' ? email : null,
      emailVerified: typeof verified === 'boolean' ? verified : undefined,
    }
  } catch (error) {
    throw asProblem(error, settings, kernel)
  }
}

/** Codes of openid-client for a response to another login, or from another issuer. */
const NOT_THIS_LOGIN = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

function asProblem(error: unknown, { issuer }: OidcSettings, { log }: Pick<Kernel, 'log'>): unknown {
  if (!(error instanceof Error) || 'items' in error) return error
  log.warn({ issuer, err: error }, 'a code was not redeemed')
  const isRefused = error instanceof ResponseBodyError && error.error === 'invalid_grant'
  const isOther = error instanceof ClientError && NOT_THIS_LOGIN.has(error.code ?? '')
  if (isRefused || isOther || error instanceof AuthorizationResponseError)
    return problem('third-party-code-invalid')
  return problem('upstream-failure')
}
