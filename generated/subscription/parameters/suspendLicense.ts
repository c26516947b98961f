// Generated from openapi/subscription by npm run generate. Do not edit.

export const suspendLicenseQuery = {
  reason: {"type":"string","maxLength":500},
  change_id: {"type":"string","minLength":36,"maxLength":36},
  undoes_change: {"type":"string","minLength":36,"maxLength":36},
} as const
