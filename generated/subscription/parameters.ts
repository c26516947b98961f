// Generated from openapi/subscription by npm run generate. Do not edit.

export const listUsageByKeyQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","minLength":1,"maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const listLicenseUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","minLength":1,"maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const terminateSubscriptionQuery = {
  reason: {"type":"string","minLength":1,"maxLength":500},
} as const

export const clearLicenseRateLimitQuery = {
  reason: {"type":"string","minLength":1,"maxLength":500},
} as const

export const resumeLicenseQuery = {
  reason: {"type":"string","minLength":1,"maxLength":500},
} as const

export const suspendLicenseQuery = {
  reason: {"type":"string","minLength":1,"maxLength":500},
} as const
