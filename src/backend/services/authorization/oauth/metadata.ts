import { roleNames } from '#domain/authorization/role-names.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'

export const METADATA_PATH = '/.well-known/oauth-authorization-server'
export const TOKEN_PATH = '/oauth/token'
export const REVOKE_PATH = '/oauth/revoke'
/** The page on which a person allows a program what it asks for. */
const AUTHORIZE_PAGE = '/account/developers/authorize'

/** Roles that a person can give to a program. */
const SCOPES = Object.keys(roleNames).filter(role => role !== 'self' && role !== INTERNAL_ROLE)

/** The metadata of the authorization server at an address (RFC 8414). Programs are not registered by themselves. */
export const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + AUTHORIZE_PAGE,
  token_endpoint: issuer + TOKEN_PATH,
  revocation_endpoint: issuer + REVOKE_PATH,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${issuer}/docs/command-line`,
})
