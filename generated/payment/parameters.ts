// Generated from openapi/payment by npm run generate. Do not edit.

export const authorizePaymentMethodQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const

export const listAccountTransactionsQuery = {
  order_id: {"type":"integer","minimum":1,"maximum":2147483647},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listOpenDisputesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listVendorNoticesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const downloadMerchantReportQuery = {
  begin: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
} as const

export const downloadOfflineReportQuery = {
  begin: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
} as const
