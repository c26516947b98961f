// Generated from openapi/authorization by npm run generate. Do not edit.

export const listAccountActivityQuery = {
  cursor: {"type":"string","minLength":15,"maxLength":29},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
