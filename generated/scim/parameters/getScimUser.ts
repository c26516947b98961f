// Generated from openapi/scim by npm run generate. Do not edit.

export const getScimUserQuery = {
  attributes: {"type":"string","maxLength":500},
  excludedAttributes: {"type":"string","maxLength":500},
} as const
