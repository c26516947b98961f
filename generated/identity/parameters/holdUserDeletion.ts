// Generated from openapi/identity by npm run generate. Do not edit.

export const holdUserDeletionQuery = {
  reason: {"type":"string","maxLength":500},
} as const
