// Generated from openapi/reporting by npm run generate. Do not edit.

export const listDataReportsQuery = {
  status: {"type":"string","enum":["received","reviewing","corrected","not-an-error"]},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
