// Generated from openapi/identity by npm run generate. Do not edit.

export const signUpQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const
