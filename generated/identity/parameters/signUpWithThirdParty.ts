// Generated from openapi/identity by npm run generate. Do not edit.

export const signUpWithThirdPartyQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const
