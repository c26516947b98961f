// Generated from openapi/gateway by npm run generate. Do not edit.

export const verifyUsAddressQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  secondary: {"type":"string","minLength":1,"maxLength":50},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  candidates: {"type":"integer","minimum":1,"maximum":10,"default":1},
  input_id: {"type":"string","minLength":1,"maxLength":36},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const verifyUsAddressesQuery = {
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const suggestUsAddressesQuery = {
  search: {"type":"string","minLength":1,"maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  only_state: {"type":"string","minLength":2,"maxLength":2},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const findNearestUsAddressesQuery = {
  latitude: {"type":"number","minimum":-90,"maximum":90},
  longitude: {"type":"number","minimum":-180,"maximum":180},
  max_distance: {"type":"integer","minimum":1,"maximum":10000,"default":200},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const getUsPropertyQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  secondary: {"type":"string","minLength":1,"maxLength":50},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const getUsPropertyFinancialsQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  secondary: {"type":"string","minLength":1,"maxLength":50},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const getUsGeoreferenceQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  secondary: {"type":"string","minLength":1,"maxLength":50},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const listUsSecondaryAddressesQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  max_results: {"type":"integer","minimum":1,"maximum":1000,"default":100},
  after: {"type":"string","minLength":1,"maxLength":12},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const geocodeUsAddressQuery = {
  street: {"type":"string","minLength":1,"maxLength":100},
  secondary: {"type":"string","minLength":1,"maxLength":50},
  city: {"type":"string","minLength":1,"maxLength":64},
  state: {"type":"string","minLength":1,"maxLength":32},
  zipcode: {"type":"string","minLength":1,"maxLength":16},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const verifyInternationalAddressQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  address1: {"type":"string","minLength":1,"maxLength":200},
  locality: {"type":"string","minLength":1,"maxLength":100},
  administrative_area: {"type":"string","minLength":1,"maxLength":100},
  postal_code: {"type":"string","minLength":1,"maxLength":20},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const suggestInternationalAddressesQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  search: {"type":"string","minLength":1,"maxLength":127},
  group: {"type":"string","minLength":1,"maxLength":32},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":10},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const

export const geocodeInternationalAddressQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  address1: {"type":"string","minLength":1,"maxLength":200},
  locality: {"type":"string","minLength":1,"maxLength":100},
  administrative_area: {"type":"string","minLength":1,"maxLength":100},
  postal_code: {"type":"string","minLength":1,"maxLength":20},
  license: {"type":"string","minLength":1,"maxLength":100},
  key: {"type":"string","minLength":1,"maxLength":64},
} as const
