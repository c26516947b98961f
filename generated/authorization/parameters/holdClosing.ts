// Generated from openapi/authorization by npm run generate. Do not edit.

export const holdClosingQuery = {
  reason: {"type":"string","maxLength":500},
} as const
