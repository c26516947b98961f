// Generated from openapi/identity by npm run generate. Do not edit.

export const revokeUserSessionQuery = {
  reason: {"type":"string","maxLength":500},
} as const
