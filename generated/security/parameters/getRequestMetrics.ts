// Generated from openapi/security by npm run generate. Do not edit.

export const getRequestMetricsQuery = {
  period: {"type":"string","enum":["24h","7d","15d"],"default":"24h"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  key: {"type":"string","minLength":36,"maxLength":36},
  operation: {"type":"string","enum":["verifyUsAddress","verifyUsAddresses","suggestUsAddresses","findNearestUsAddresses","getUsProperty","getUsPropertyFinancials","getUsGeoreference","listUsSecondaryAddresses","geocodeUsAddress","verifyInternationalAddress","suggestInternationalAddresses","geocodeInternationalAddress"]},
  tag: {"type":"string","maxLength":64},
} as const
