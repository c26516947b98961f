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
