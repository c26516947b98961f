// Generated from openapi/scim by npm run generate. Do not edit.

export const getScimGroupQuery = {
  attributes: {"type":"string","maxLength":500},
  excludedAttributes: {"type":"string","maxLength":500},
} as const
