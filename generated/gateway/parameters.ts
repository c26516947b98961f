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

export const verifyUsAddressesQuery = {
  explain: {"type":"string","enum":["no-match"]},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const suggestUsAddressesQuery = {
  search: {"type":"string","maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  only_state: {"type":"string","minLength":2,"maxLength":2},
  selected: {"type":"string","maxLength":200},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const findNearestUsAddressesQuery = {
  latitude: {"type":"number","minimum":-90,"maximum":90},
  longitude: {"type":"number","minimum":-180,"maximum":180},
  max_distance: {"type":"integer","minimum":1,"maximum":10000,"default":200},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const getUsPropertyQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const getUsPropertyFinancialsQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const getUsGeoreferenceQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

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

export const geocodeUsAddressQuery = {
  street: {"type":"string","maxLength":100},
  secondary: {"type":"string","maxLength":50},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

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

export const suggestInternationalAddressesQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  search: {"type":"string","maxLength":127},
  group: {"type":"string","maxLength":32},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const

export const geocodeInternationalAddressQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  address1: {"type":"string","maxLength":200},
  locality: {"type":"string","maxLength":100},
  administrative_area: {"type":"string","maxLength":100},
  postal_code: {"type":"string","maxLength":20},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
