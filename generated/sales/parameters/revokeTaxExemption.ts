// Generated from openapi/sales by npm run generate. Do not edit.

export const revokeTaxExemptionQuery = {
  reason: {"type":"string","maxLength":500},
} as const
