// Generated from openapi/authorization by npm run generate. Do not edit.

export const listActivityQuery = {
  search: {"type":"string","maxLength":100},
  user: {"type":"string","minLength":36,"maxLength":36},
  kind: {"type":"string","enum":["keys","team","sign-in","profile","account","single-sign-on","contacts","billing","subscriptions","staff"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  cursor: {"type":"string","minLength":15,"maxLength":29},
  page_size: {"type":"integer","minimum":1,"maximum":500,"default":50},
} as const
