// Generated from openapi/gateway by npm run generate. Do not edit.

export const verifyUsAddressQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  candidates: {"type":"integer","minimum":1,"maximum":10,"default":1},
  input_id: {"type":"string","maxLength":36},
  explain: {"type":"string","enum":["no-match"]},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
