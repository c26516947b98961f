// Generated from openapi/forms by npm run generate. Do not edit.

export {}
