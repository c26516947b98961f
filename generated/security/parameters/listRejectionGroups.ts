// Generated from openapi/security by npm run generate. Do not edit.

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
