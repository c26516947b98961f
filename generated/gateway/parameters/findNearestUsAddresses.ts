// Generated from openapi/gateway by npm run generate. Do not edit.

export const findNearestUsAddressesQuery = {
  latitude: {"type":"number","minimum":-90,"maximum":90},
  longitude: {"type":"number","minimum":-180,"maximum":180},
  max_distance: {"type":"integer","minimum":1,"maximum":10000,"default":200},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
