// Generated from openapi/security by npm run generate. Do not edit.

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
