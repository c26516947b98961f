// Generated from openapi/sales by npm run generate. Do not edit.

export const listTaxableLocationsQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const suggestAddressesQuery = {
  search: {"type":"string","minLength":4,"maxLength":127},
} as const

export const revokeTaxExemptionQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const listAccountTaxableLocationsQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listWaitingTaxCertificatesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listWaitingOrdersQuery = {
  state: {"type":"string","enum":["to-approve","in-grace-period","renewal-failed","awaiting-transfer"]},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listEndingTaxExemptionsQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
