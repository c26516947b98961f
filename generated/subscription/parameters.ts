// Generated from openapi/subscription by npm run generate. Do not edit.

export const listHoldingsQuery = {
  search: {"type":"string","maxLength":100},
  status: {"type":"string","enum":["none","terminated","suspended","depleted","prepaid","expired","active"]},
  license_id: {"type":"integer","minimum":1,"maximum":2147483647},
  sort: {"type":"string","enum":["label","left","end"],"default":"label"},
  direction: {"type":"string","enum":["asc","desc"],"default":"asc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listUsageByKeyQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const listLicenseUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const listAccountLicensesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountSubscriptionsQuery = {
  license_id: {"type":"integer","minimum":1,"maximum":2147483647},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const getGiftValueQuery = {
  plan_id: {"type":"integer","minimum":1,"maximum":2147483647},
  lookups: {"type":"integer","minimum":0,"maximum":1000000000000,"default":0},
  days: {"type":"integer","minimum":0,"maximum":4000000,"default":0},
  seats: {"type":"integer","minimum":0,"maximum":1000,"default":0},
} as const

export const terminateSubscriptionQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const clearLicenseRateLimitQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const resumeLicenseQuery = {
  reason: {"type":"string","maxLength":500},
  change_id: {"type":"string","minLength":36,"maxLength":36},
  undoes_change: {"type":"string","minLength":36,"maxLength":36},
} as const

export const suspendLicenseQuery = {
  reason: {"type":"string","maxLength":500},
  change_id: {"type":"string","minLength":36,"maxLength":36},
  undoes_change: {"type":"string","minLength":36,"maxLength":36},
} as const
