// Generated from openapi/lists by npm run generate. Do not edit.

export {}
