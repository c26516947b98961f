// Generated from openapi/security by npm run generate. Do not edit.

export const listSecretKeysQuery = {
  search: {"type":"string","maxLength":100},
  state: {"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current"},
  sort: {"type":"string","enum":["label","created","used"],"default":"created"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listEmbeddedKeysQuery = {
  search: {"type":"string","maxLength":100},
  host: {"type":"string","maxLength":255},
  state: {"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current"},
  sort: {"type":"string","enum":["label","created","used"],"default":"created"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listTestKeysQuery = {
  state: {"type":"string","enum":["current","deleted"],"default":"current"},
} as const

export const listWorkingKeysQuery = {
  kind: {"type":"string","enum":["secret","embedded"]},
  key: {"type":"string","minLength":36,"maxLength":36},
} as const

export const listKeyUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  key: {"type":"array"},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const listRejectionsQuery = {
  search: {"type":"string","maxLength":100},
  key: {"type":"string","minLength":36,"maxLength":36},
  error: {"type":"string","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  sort: {"type":"string","enum":["last","rejected"],"default":"last"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listRejectionGroupsQuery = {
  search: {"type":"string","maxLength":100},
  key: {"type":"string","minLength":36,"maxLength":36},
  error: {"type":"string","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  sort: {"type":"string","enum":["last","rejected"],"default":"last"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listRejectionCausesQuery = {
  search: {"type":"string","maxLength":100},
  key: {"type":"string","minLength":36,"maxLength":36},
  error: {"type":"string","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
} as const

export const listRequestsQuery = {
  key: {"type":"string","minLength":36,"maxLength":36},
  status: {"type":"integer","minimum":200,"maximum":599},
  error: {"type":"string","maxLength":64},
  number: {"type":"integer","minimum":1,"maximum":9999999999},
  operation: {"type":"string","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]},
  tag: {"type":"string","maxLength":64},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  cursor: {"type":"string","minLength":15,"maxLength":29},
  page_size: {"type":"integer","minimum":1,"maximum":500,"default":50},
} as const

export const downloadRequestsQuery = {
  key: {"type":"string","minLength":36,"maxLength":36},
  status: {"type":"integer","minimum":200,"maximum":599},
  error: {"type":"string","maxLength":64},
  number: {"type":"integer","minimum":1,"maximum":9999999999},
  operation: {"type":"string","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]},
  tag: {"type":"string","maxLength":64},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
} as const

export const listTagUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const

export const getRequestMetricsQuery = {
  period: {"type":"string","enum":["24h","7d","15d"],"default":"24h"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  key: {"type":"string","minLength":36,"maxLength":36},
  operation: {"type":"string","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]},
  tag: {"type":"string","maxLength":64},
} as const

export const followRequestsQuery = {
  key: {"type":"string","minLength":36,"maxLength":36},
  status: {"type":"integer","minimum":200,"maximum":599},
  error: {"type":"string","maxLength":64},
  number: {"type":"integer","minimum":1,"maximum":9999999999},
  operation: {"type":"string","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]},
  tag: {"type":"string","maxLength":64},
} as const

export const listDeprecatedUsesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listDeprecatedUsesByAccountQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountSecretKeysQuery = {
  search: {"type":"string","maxLength":100},
  state: {"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current"},
  sort: {"type":"string","enum":["label","created","used"],"default":"created"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountEmbeddedKeysQuery = {
  search: {"type":"string","maxLength":100},
  state: {"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current"},
  sort: {"type":"string","enum":["label","created","used"],"default":"created"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listKeysOfHostnameQuery = {
  hostname: {"type":"string","maxLength":255},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const clearKeyLimitQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const clearKeyRateLimitsQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const clearKeyTraceQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const listTraceEntriesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listTracesQuery = {
  account_id: {"type":"integer","minimum":1,"maximum":2147483647},
} as const
