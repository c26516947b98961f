// Generated from openapi/compatibility by npm run generate. Do not edit.

export const verifyStreetAddressesQuery = {
  license: {"type":"string","maxLength":300},
  key: {"type":"string","maxLength":64},
  "auth-id": {"type":"string","maxLength":64},
  "auth-token": {"type":"string","maxLength":64},
} as const
