import type { OidcInspection, OidcProblem } from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { discoveryAddressOf, isSameIssuer } from './issuer.ts'
import { reportedList, reportedOrNull } from './reported.ts'
import { mayLeadTo } from './sources.ts'

/** Algorithms of id tokens that are checked with the keys of the issuer. */
const ALGORITHM = /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/

type Machinery = Pick<Kernel, 'outbound' | 'config'>

/**
 * What the discovery document of an issuer says, and what keeps us from using it. Nothing in it is trusted: it may
 * be any JSON. Rejects unless the issuer responds with a JSON object.
 */
export async function inspectIssuer(issuer: string, machinery: Machinery): Promise<OidcInspection> {
  const response = await machinery.outbound.fetch(discoveryAddressOf(issuer), {
    headers: { accept: 'application/json' },
  })
  if (response.status !== 200) throw new Error(`${issuer} answered ${response.status}`)
  const document: unknown = await response.json()
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error(`${issuer} has no discovery document`)
  const values = document as Record<string, unknown>
  const found = {
    issuer: reportedOrNull(values.issuer),
    authorization_endpoint: reportedOrNull(values.authorization_endpoint),
    token_endpoint: reportedOrNull(values.token_endpoint),
    userinfo_endpoint: reportedOrNull(values.userinfo_endpoint),
    jwks_uri: reportedOrNull(values.jwks_uri),
    signing_algorithms: reportedList(values.id_token_signing_alg_values_supported, 30) ?? [],
    // Their defaults (OpenID Connect Discovery 1.0, section 3).
    client_authentication: reportedList(values.token_endpoint_auth_methods_supported, 30) ?? [
      'client_secret_basic',
    ],
    scopes: reportedList(values.scopes_supported, 100) ?? [],
  }
  const responses = reportedList(values.response_types_supported, 30) ?? ['code']
  return {
    ...found,
    problems: problemsOf({ ...found, issuer: found.issuer }, { issuer, responses, machinery }),
  }
}

function problemsOf(
  found: Omit<OidcInspection, 'problems'>,
  { issuer, responses, machinery }: { issuer: string; responses: string[]; machinery: Machinery },
): OidcProblem[] {
  const { authorization_endpoint: login, token_endpoint: token, jwks_uri: keys } = found
  const hasLogin = login !== null && URL.canParse(login) && mayLeadTo(new URL(login), machinery)
  const methods = found.client_authentication
  const problems: Record<OidcProblem, boolean> = {
    'issuer-mismatch': found.issuer === null || !isSameIssuer(found.issuer, issuer),
    'endpoint-missing': !hasLogin || token === null || keys === null,
    'algorithm-unsupported':
      found.signing_algorithms.length > 0 && !found.signing_algorithms.some(name => ALGORITHM.test(name)),
    'authentication-unsupported':
      !methods.includes('client_secret_basic') && !methods.includes('client_secret_post'),
    'code-flow-unsupported': !responses.includes('code'),
  }
  return (Object.keys(problems) as OidcProblem[]).filter(name => problems[name])
}
