import type { GuideId, Protocol } from './ids.ts'

/** A value of ours that is entered at the provider. */
export type OurValue = 'callback' | 'scopes' | 'start'

export interface Step {
  title: string
  text?: string
  /** What to copy there, each with the provider's word for it. */
  copies?: { word: string; value: OurValue }[]
  /** Offers our metadata as a file, where the provider can read one. */
  hasMetadata?: boolean
}

/** What the provider calls a field of our forms. */
export type Words = Partial<
  Record<'issuer' | 'client_id' | 'client_secret' | 'metadata_url' | 'metadata_xml', string>
>

export interface ProtocolGuide {
  steps: Step[]
  words: Words
  /** What an issuer or a metadata URL looks like there. */
  example: string
}

export const protocolNames: Readonly<Record<Protocol, string>> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

/** The providers, in the order of the page; of their protocols, the first is recommended. */
export const providers: Readonly<Record<GuideId, { name: string; protocols: readonly Protocol[] }>> = {
  okta: {
    name: 'Okta',
    protocols: ['oidc', 'saml'],
  },
  entra: {
    name: 'Microsoft Entra ID',
    protocols: ['saml', 'oidc'],
  },
  google: {
    name: 'Google Workspace',
    protocols: ['saml'],
  },
  keycloak: {
    name: 'Keycloak',
    protocols: ['oidc', 'saml'],
  },
  auth0: {
    name: 'Auth0',
    protocols: ['oidc'],
  },
  ping: {
    name: 'PingOne',
    protocols: ['oidc', 'saml'],
  },
  jumpcloud: {
    name: 'JumpCloud',
    protocols: ['saml', 'oidc'],
  },
  oidc: {
    name: 'Another OpenID provider',
    protocols: ['oidc'],
  },
  saml: {
    name: 'Another SAML provider',
    protocols: ['saml'],
  },
}
