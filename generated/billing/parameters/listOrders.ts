// Generated from openapi/billing by npm run generate. Do not edit.

export const listOrdersQuery = {
  search: {"type":"string","maxLength":100},
  state: {"type":"string","enum":["pending","processed","approved","canceled"]},
  start: {"type":"string","maxLength":10,"earlier":"begin"},
  end: {"type":"string","maxLength":10},
  sort: {"type":"string","enum":["placed","total"],"default":"placed"},
  direction: {"type":"string","enum":["asc","desc"],"default":"desc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
  format: {"type":"string","enum":["json","csv"],"default":"json"},
} as const
