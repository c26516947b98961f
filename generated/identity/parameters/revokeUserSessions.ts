// Generated from openapi/identity by npm run generate. Do not edit.

export const revokeUserSessionsQuery = {
  reason: {"type":"string","maxLength":500},
} as const
