// Generated from openapi/gateway by npm run generate. Do not edit.

export const listUsSecondaryAddressesQuery = {
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  max_results: {"type":"integer","minimum":1,"maximum":1000,"default":100},
  after: {"type":"string","maxLength":12},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
