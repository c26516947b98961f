// Generated from openapi/compatibility by npm run generate. Do not edit.

export const findUsAddressesQuery = {
  search: {"type":"string","maxLength":127},
  selected: {"type":"string","maxLength":300},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  include_only_cities: {"type":"string","maxLength":1000},
  include_only_states: {"type":"string","maxLength":300},
  include_only_zip_codes: {"type":"string","maxLength":1000},
  exclude_states: {"type":"string","maxLength":300},
  prefer_cities: {"type":"string","maxLength":1000},
  prefer_states: {"type":"string","maxLength":300},
  prefer_zip_codes: {"type":"string","maxLength":1000},
  prefer_ratio: {"type":"integer","minimum":0,"maximum":100,"default":100},
  latitude: {"type":"number","minimum":-90,"maximum":90},
  longitude: {"type":"number","minimum":-180,"maximum":180},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
