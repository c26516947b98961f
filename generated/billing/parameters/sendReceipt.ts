// Generated from openapi/billing by npm run generate. Do not edit.

export const sendReceiptQuery = {
  invoiceId: {"type":"integer","minimum":1,"maximum":2147483647},
  email: {"type":"string","minLength":3,"maxLength":254},
} as const
