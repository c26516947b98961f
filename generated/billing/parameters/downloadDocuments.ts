// Generated from openapi/billing by npm run generate. Do not edit.

export const downloadDocumentsQuery = {
  year: {"type":"integer","minimum":2000,"maximum":9999},
  kind: {"type":"string","enum":["receipt","invoice"]},
} as const
