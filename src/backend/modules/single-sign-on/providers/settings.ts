import type { SamlBinding, SamlNameIdFormat } from '#generated/authorization/types.ts'

/** What is stored of an OpenID provider besides its secret. */
export interface OidcSettings {
  type: 'oidc'
  issuer: string
  clientId: string
  scopes: string
  isIdTokenMapping: boolean
}

/** What is stored of a SAML provider; all but the last four are read from its metadata once. */
export interface SamlSettings {
  type: 'saml'
  metadataXml: string
  entityId: string
  /** Where requests go, in the chosen binding. */
  entryPoint: string
  /** Certificates that its signatures are checked with, base64 of DER. */
  certificates: string[]
  binding: SamlBinding
  nameIdFormat: SamlNameIdFormat
  signsRequests: boolean
  transientAttribute: string | null
}
