// Generated from openapi/authorization by npm run generate. Do not edit.

export const listTeamMembersQuery = {
  search: {"type":"string","maxLength":254,"earlier":"text"},
  role: {"type":"string","enum":["account-owner","account-owner-restricted","billing-viewer","billing-editor","api-key-viewer","api-key-editor"]},
  state: {"type":"string","enum":["member","invited","expired"]},
  sort: {"type":"string","enum":["email_address","joined"],"default":"email_address"},
  direction: {"type":"string","enum":["asc","desc"],"default":"asc"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const checkOrganizationNameQuery = {
  organization_name: {"type":"string","minLength":3,"maxLength":63},
} as const

export const listSsoLoginsQuery = {
  outcome: {"type":"string","enum":["passed","failed","pending"]},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listProvisioningFailuresQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listActivityQuery = {
  search: {"type":"string","maxLength":100},
  user: {"type":"string","minLength":36,"maxLength":36},
  kind: {"type":"string","enum":["keys","team","sign-in","profile","account","single-sign-on","contacts","billing","subscriptions","staff"]},
  start: {"type":"string","maxLength":40},
  end: {"type":"string","maxLength":40},
  cursor: {"type":"string","minLength":15,"maxLength":29},
  page_size: {"type":"integer","minimum":1,"maximum":500,"default":50},
} as const

export const searchAccountsQuery = {
  search: {"type":"string","minLength":2,"maxLength":100,"earlier":"text"},
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountUsersQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountActivityQuery = {
  cursor: {"type":"string","minLength":15,"maxLength":29},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const

export const listAccountNotesQuery = {
  page: {"type":"integer","minimum":1,"maximum":100000,"default":1},
  page_size: {"type":"integer","minimum":1,"maximum":100,"default":25},
} as const
