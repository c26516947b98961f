/** What lookups read and count of a key, and reports of it. What other services may import is this alone. */

export { isFirstOfMinute, meterLookups, readKey, type StoredKey } from './metering.ts'
export { reportKeyUsage, reportLicenseUsage } from './usage.ts'
