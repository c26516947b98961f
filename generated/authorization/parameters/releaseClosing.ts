// Generated from openapi/authorization by npm run generate. Do not edit.

export const releaseClosingQuery = {
  reason: {"type":"string","maxLength":500},
} as const
