// Generated from openapi/subscription by npm run generate. Do not edit.

export const getGiftValueQuery = {
  plan_id: {"type":"integer","minimum":1,"maximum":2147483647},
  lookups: {"type":"integer","minimum":0,"maximum":1000000000000,"default":0},
  days: {"type":"integer","minimum":0,"maximum":4000000,"default":0},
  seats: {"type":"integer","minimum":0,"maximum":1000,"default":0},
} as const
