// Generated from openapi/compatibility by npm run generate. Do not edit.

export const suggestInternationalEntriesQuery = {
  search: {"type":"string","maxLength":127},
  max_results: {"type":"integer","minimum":1,"maximum":10,"default":5},
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
