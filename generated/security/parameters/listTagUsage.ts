// Generated from openapi/security by npm run generate. Do not edit.

export const listTagUsageQuery = {
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  interval: {"type":"string","enum":["hour","day"],"default":"day"},
  time_zone: {"type":"string","maxLength":64,"default":"UTC"},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const
