// Generated from openapi/compatibility by npm run generate. Do not edit.

export const verifyStreetAddressQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  lastline: {"type":"string","maxLength":100},
  addressee: {"type":"string","maxLength":64},
  candidates: {"type":"integer","minimum":1,"maximum":10,"default":1},
  match: {"type":"string","maxLength":16},
  input_id: {"type":"string","maxLength":36},
  features: {"type":"string","maxLength":200},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
