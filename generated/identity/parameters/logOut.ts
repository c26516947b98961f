// Generated from openapi/identity by npm run generate. Do not edit.

export const logOutQuery = {
  everywhere: {"type":"boolean","default":false},
} as const
