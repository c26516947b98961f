// Generated from openapi/reporting by npm run generate. Do not edit.

export {}
