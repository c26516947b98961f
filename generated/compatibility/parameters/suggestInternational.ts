// Generated from openapi/compatibility by npm run generate. Do not edit.

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
