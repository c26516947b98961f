// Generated from openapi/sales by npm run generate. Do not edit.

export const suggestAddressesQuery = {
  search: {"type":"string","minLength":4,"maxLength":127},
} as const
