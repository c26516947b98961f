// Generated from openapi/security by npm run generate. Do not edit.

export const listWorkingKeysQuery = {
  kind: {"type":"string","enum":["secret","embedded"]},
  key: {"type":"string","minLength":36,"maxLength":36},
} as const
