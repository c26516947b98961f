// Generated from openapi/payment by npm run generate. Do not edit.

export const authorizePaymentMethodQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const
