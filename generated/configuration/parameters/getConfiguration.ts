// Generated from openapi/configuration by npm run generate. Do not edit.

export const getConfigurationQuery = {
  format: {"type":"string","enum":["yaml","json"],"default":"yaml"},
} as const
