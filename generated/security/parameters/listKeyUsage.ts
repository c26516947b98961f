// Generated from openapi/security by npm run generate. Do not edit.

export const listKeyUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  key: {"type":"array"},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const
