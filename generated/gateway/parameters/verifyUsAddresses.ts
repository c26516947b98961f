// Generated from openapi/gateway by npm run generate. Do not edit.

export const verifyUsAddressesQuery = {
  explain: {"type":"string","enum":["no-match"]},
  license: {"type":"string","maxLength":100},
  key: {"type":"string","maxLength":64},
} as const
