// Generated from openapi/subscription by npm run generate. Do not edit.

export const listHoldingsQuery = {
  search: {"type":"string","maxLength":100},
  status: {"type":"string","enum":["none","terminated","suspended","depleted","prepaid","expired","active"]},
  license_id: {"type":"integer","minimum":1,"maximum":2147483647},
  sort: {"type":"string","enum":["label","left","end"],"default":"label"},
  direction: {"type":"string","enum":["asc","desc"],"default":"asc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
