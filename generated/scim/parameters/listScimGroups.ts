// Generated from openapi/scim by npm run generate. Do not edit.

export const listScimGroupsQuery = {
  filter: {"type":"string","maxLength":1000},
  startIndex: {"type":"integer","minimum":-1000000000,"maximum":1000000000,"default":1},
  count: {"type":"integer","minimum":-1000000000,"maximum":1000000000,"default":100},
  sortBy: {"type":"string","maxLength":200},
  sortOrder: {"type":"string","enum":["ascending","descending"],"default":"ascending"},
  attributes: {"type":"string","maxLength":500},
  excludedAttributes: {"type":"string","maxLength":500},
} as const
