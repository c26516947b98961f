import type { SamlBinding, SamlNameIdFormat } from '#generated/authorization/types.ts'

/** What is kept of an OpenID provider beside its secret. */
export interface OidcSettings {
  type: 'oidc'
  issuer: string
  clientId: string
  scopes: string
  isIdTokenMapping: boolean
}

/** What is kept of a SAML provider; all but the last four is read from its metadata once. */
export interface SamlSettings {
  type: 'saml'
  metadataXml: string
  entityId: string
  /** Where requests go, in the binding that was chosen. */
  entryPoint: string
  /** Certificates that its signatures are checked with, base64 of DER. */
  certificates: string[]
  binding: SamlBinding
  nameIdFormat: SamlNameIdFormat
  signsRequests: boolean
  transientAttribute: string | null
}
