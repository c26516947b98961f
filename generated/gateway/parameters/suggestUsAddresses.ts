// Generated from openapi/gateway by npm run generate. Do not edit.

export const suggestUsAddressesQuery = {
  search: {"type":"string","maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  only_state: {"type":"string","minLength":2,"maxLength":2},
  selected: {"type":"string","maxLength":200},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
