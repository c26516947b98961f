// Generated from openapi/authorization by npm run generate. Do not edit.

export {}
