// Generated from openapi/security by npm run generate. Do not edit.

export const listOrganizationKeysQuery = {
  search: {"type":"string","maxLength":100},
  account: {"type":"integer","minimum":1,"maximum":2147483647},
  kind: {"type":"string","enum":["secret","embedded"]},
  state: {"type":"string","enum":["current","active","paused","expired","deleted"],"default":"current"},
  sort: {"type":"string","enum":["label","created","used"],"default":"created"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
