// Generated from openapi/gateway by npm run generate. Do not edit.

export const suggestInternationalAddressesQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  search: {"type":"string","maxLength":127},
  group: {"type":"string","maxLength":32},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
