// Generated from openapi/compatibility by npm run generate. Do not edit.

export const getGeoReferenceQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
