// Generated from openapi/gateway by npm run generate. Do not edit.

export const verifyInternationalAddressQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  address1: {"type":"string","maxLength":200},
  locality: {"type":"string","maxLength":100},
  administrative_area: {"type":"string","maxLength":100},
  postal_code: {"type":"string","maxLength":20},
  explain: {"type":"string","enum":["no-match"]},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
