// Generated from openapi/security by npm run generate. Do not edit.

export const clearKeyRateLimitsQuery = {
  reason: {"type":"string","maxLength":500},
} as const
