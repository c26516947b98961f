// Generated from openapi/gateway by npm run generate. Do not edit.

export const geocodeUsAddressQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
