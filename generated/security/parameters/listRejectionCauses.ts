// Generated from openapi/security by npm run generate. Do not edit.

export const listRejectionCausesQuery = {
  search: {"type":"string","maxLength":100},
  key: {"type":"string","minLength":36,"maxLength":36},
  error: {"type":"string","enum":["secret-key-in-browser","not-permitted","suspected-bot","key-unauthorized","url-credentials-not-allowed","license-not-recognized","subscription-inactive","key-limit-reached","usage-limit-reached","requests-too-fast"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
} as const
