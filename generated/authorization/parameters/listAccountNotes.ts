// Generated from openapi/authorization by npm run generate. Do not edit.

export const listAccountNotesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
