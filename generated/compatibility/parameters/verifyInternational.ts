// Generated from openapi/compatibility by npm run generate. Do not edit.

export const verifyInternationalQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  freeform: {"type":"string","maxLength":300},
  address1: {"type":"string","maxLength":200},
  address2: {"type":"string","maxLength":200},
  address3: {"type":"string","maxLength":200},
  address4: {"type":"string","maxLength":200},
  locality: {"type":"string","maxLength":100},
  administrative_area: {"type":"string","maxLength":100},
  postal_code: {"type":"string","maxLength":20},
  geocode: {"type":"string","maxLength":8},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
