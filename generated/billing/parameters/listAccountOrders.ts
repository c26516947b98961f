// Generated from openapi/billing by npm run generate. Do not edit.

export const listAccountOrdersQuery = {
  start: {"type":"string","maxLength":10,"earlier":"begin"},
  end: {"type":"string","maxLength":10},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
