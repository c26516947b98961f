/** What `?setup=` opens: the guide of a provider, or the settings of the one that is set up. */
export const SETUPS = [
  'okta',
  'entra',
  'google',
  'keycloak',
  'auth0',
  'ping',
  'jumpcloud',
  'oidc',
  'saml',
  'edit',
] as const

export type Setup = (typeof SETUPS)[number]
export type GuideId = Exclude<Setup, 'edit'>

export type Protocol = 'oidc' | 'saml'

export interface SetupSearch {
  setup?: Setup | undefined
  /** For a provider with both protocols. */
  protocol?: Protocol | undefined
}

/** Reads the address; anything unknown is left out. */
export function readSetup(raw: Record<string, unknown>): SetupSearch {
  const setup = SETUPS.find(each => each === raw.setup)
  const protocol = raw.protocol === 'oidc' || raw.protocol === 'saml' ? raw.protocol : undefined
  return { setup, protocol }
}
