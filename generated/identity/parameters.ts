// Generated from openapi/identity by npm run generate. Do not edit.

export const signUpQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const

export const logOutQuery = {
  everywhere: {"type":"boolean","default":false},
} as const

export const signUpWithThirdPartyQuery = {
  bot_response: {"type":"string","maxLength":2048},
} as const

export const removeThirdPartyQuery = {
  provider: {"type":"string","maxLength":40},
  email_address: {"type":"string","minLength":3,"maxLength":254},
} as const

export const searchUsersQuery = {
  text: {"type":"string","minLength":2,"maxLength":100},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const activateUserQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const deactivateUserQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const revokeUserSessionsQuery = {
  reason: {"type":"string","maxLength":500},
} as const

export const revokeUserSessionQuery = {
  reason: {"type":"string","maxLength":500},
} as const
