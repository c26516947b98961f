// Generated from openapi/billing by npm run generate. Do not edit.

export const deleteGracePeriodQuery = {
  reason: {"type":"string","maxLength":500},
} as const
