// Generated from openapi/security by npm run generate. Do not edit.

export const listTracesQuery = {
  account_id: {"type":"integer","minimum":1,"maximum":2147483647},
} as const
