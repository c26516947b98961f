// Generated from openapi/authorization by npm run generate. Do not edit.

export const checkOrganizationNameQuery = {
  organization_name: {"type":"string","minLength":3,"maxLength":63},
} as const
