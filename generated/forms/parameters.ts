// Generated from openapi/forms by npm run generate. Do not edit.

export const submitFormQuery = {
  bot_response: {"type":"string","maxLength":2048},
  form_time: {"type":"string","maxLength":300},
} as const

export const listRejectedSubmissionsQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
