// Generated from openapi/identity by npm run generate. Do not edit.

export const removeThirdPartyQuery = {
  provider: {"type":"string","maxLength":40},
  email_address: {"type":"string","minLength":3,"maxLength":254},
} as const
