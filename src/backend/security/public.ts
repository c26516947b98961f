/** What lookups read and count of a key, and reports on it. Other services may import only this file. */

export { isFirstOfMinute, type Metered, meterLookups, readKey, type StoredKey } from './metering.ts'
export { takeBackLookups } from './refund.ts'
export { refusalLedger } from './refusal-ledger.ts'
export { reportKeyUsage, reportLicenseUsage } from './usage.ts'
