/**
 * The names of the request fields that the contracts mark `x-secret`: no page stores their input. A structure
 * test compares the list with the contracts.
 */
export const SECRET_FIELDS: readonly string[] = [
  'client_secret',
  'code',
  'new_password',
  'old_password',
  'organization_key',
  'password',
  'signature',
  'token',
]
