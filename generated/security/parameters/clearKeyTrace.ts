// Generated from openapi/security by npm run generate. Do not edit.

export const clearKeyTraceQuery = {
  reason: {"type":"string","maxLength":500},
} as const
