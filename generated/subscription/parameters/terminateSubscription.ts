// Generated from openapi/subscription by npm run generate. Do not edit.

export const terminateSubscriptionQuery = {
  reason: {"type":"string","maxLength":500},
} as const
