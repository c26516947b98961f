// Generated from openapi/billing by npm run generate. Do not edit.

export const listOrdersQuery = {
  begin: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const sendReceiptQuery = {
  invoiceId: {"type":"integer","minimum":1,"maximum":2147483647},
  email: {"type":"string","minLength":3,"maxLength":254},
} as const

export const listAccountOrdersQuery = {
  begin: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
