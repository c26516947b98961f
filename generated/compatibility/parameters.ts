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

export const verifyStreetAddressesQuery = {
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

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

export const getPrincipalPropertyQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  features: {"type":"string","maxLength":200},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const getFinancialPropertyQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const getGeoReferenceQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const listSecondariesQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const getSecondaryCountQuery = {
  freeform: {"type":"string","maxLength":100},
  street: {"type":"string","maxLength":100},
  city: {"type":"string","maxLength":64},
  state: {"type":"string","maxLength":32},
  zipcode: {"type":"string","maxLength":16},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const verifyInternationalQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  freeform: {"type":"string","maxLength":300},
  address1: {"type":"string","maxLength":200},
  address2: {"type":"string","maxLength":200},
  address3: {"type":"string","maxLength":200},
  address4: {"type":"string","maxLength":200},
  locality: {"type":"string","maxLength":100},
  administrative_area: {"type":"string","maxLength":100},
  postal_code: {"type":"string","maxLength":20},
  geocode: {"type":"string","maxLength":8},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const suggestInternationalQuery = {
  country: {"type":"string","minLength":2,"maxLength":64},
  search: {"type":"string","maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  include_only_locality: {"type":"string","maxLength":100},
  include_only_postal_code: {"type":"string","maxLength":20},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const

export const suggestInternationalEntriesQuery = {
  search: {"type":"string","maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
