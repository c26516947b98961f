// Generated from openapi/notification by npm run generate. Do not edit.

export const listAccountContactsQuery = {
  search: {"type":"string","maxLength":100,"earlier":"text"},
  topic: {"type":"string","enum":["usage-25","usage-50","usage-70","usage-90","usage-100","expiring","renewal","receipts","key-limit","security","product-news"]},
  state: {"type":"string","enum":["confirmed","unconfirmed","undeliverable"]},
  sort: {"type":"string","enum":["added","email","name"],"default":"added"},
  direction: {"type":"string","enum":["asc","desc"],"default":"asc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
