// Generated from openapi/forms by npm run generate. Do not edit.

export const submitFormQuery = {
  bot_response: {"type":"string","maxLength":2048},
  form_time: {"type":"string","maxLength":300},
} as const
