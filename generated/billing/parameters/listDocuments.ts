// Generated from openapi/billing by npm run generate. Do not edit.

export const listDocumentsQuery = {
  kind: {"type":"string","enum":["receipt","invoice"]},
  start: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
