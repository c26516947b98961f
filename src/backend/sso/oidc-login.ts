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
import type { Kernel } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { type AssertedIdentity, SUBJECT_LIMIT } from './asserted-identity.ts'
import type { OidcSettings } from './provider-settings.ts'
import { discoverIssuer } from './provider-sources.ts'

interface OidcSecrets {
  nonce: string
  verifier: string
}

/** The issuer as it is now. Throws `upstream-failure` when it doesn't answer as it should. */
export async function issuerOf(
  settings: OidcSettings,
  clientSecret: string,
  kernel: Kernel,
): Promise<Configuration> {
  try {
    const issuer = await discoverIssuer(settings, clientSecret, kernel)
    // The id token comes straight from the issuer; its signature is checked all the same.
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
 * Exchanges the code for what the issuer says of the person. Throws `third-party-code-invalid` for a code
 * that is not good, or of another issuer, and `upstream-failure` for an issuer that doesn't do its part.
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
    /** Issuer that came back with the code, where it says so (RFC 9207). */
    iss: string | undefined
  },
  kernel: Pick<Kernel, 'log'>,
): Promise<AssertedIdentity> {
  const returned = new URL(redirectUri)
  returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
  try {
    // The library looks at it only where the issuer announces it; it is never to be another one.
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

/** Codes of openid-client for an answer that is about another login, or another issuer's. */
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
