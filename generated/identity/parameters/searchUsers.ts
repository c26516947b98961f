// Generated from openapi/identity by npm run generate. Do not edit.

export const searchUsersQuery = {
  text: {"type":"string","minLength":2,"maxLength":100},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
