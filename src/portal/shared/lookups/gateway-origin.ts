import { origins } from '#portal/api/address.ts'

/** Where lookups are sent to, for addresses that are shown. */
export const gatewayOrigin = () => origins.gateway ?? location.origin
