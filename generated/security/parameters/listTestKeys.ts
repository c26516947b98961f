// Generated from openapi/security by npm run generate. Do not edit.

export const listTestKeysQuery = {
  state: {"type":"string","enum":["current","deleted"],"default":"current"},
} as const
