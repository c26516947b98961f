/**
 * The fields that the contracts mark `x-secret`, by name: no page keeps what is typed into them. A structure
 * test compares the list with the contracts.
 */
export const SECRET_FIELDS: readonly string[
  'bot_response',
  'recovery_codes',
  'secret',
  'signature',
  'uri',
] = [
  'access_token',
  'client_secret',
  'code',
  'new_password',
  'old_password',
  'organization_key',
  'password',
  'token',
  'transaction_token',
]
