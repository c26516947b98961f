/** What lookups read and count of a key, and reports on it. Other services may import only this file. */

export { lockKey, readKey, type StoredKey } from './keys/key-facts.ts'
export { type LimitedKey, takeReachedLimits } from './keys/limit-events.ts'
export { portalKeyOf } from './keys/portal-key.ts'
export {
  type EmbeddedKeySettings,
  embeddedKeySettingsOf,
  type KeySettings,
  type SecretKeySettings,
  secretKeySettingsOf,
} from './keys/settings.ts'
export { claimIpPace } from './metering/ip-pace.ts'
export { countLookupsIn, meterLookups, takeBackLookups } from './metering/metering.ts'
export { isFirstOfMinute, type Metered } from './metering/sums.ts'
export { rejectionLedger } from './rejections/ledger.ts'
export { requestLogOf } from './requests/log.ts'
export { readRequests, toWire as requestsToWire } from './requests/rows.ts'
export { readTestKey, type StoredTestKey } from './test-keys/read.ts'
export { traceLog } from './traces/trace-log.ts'
export { takePassedShares } from './usage-limits/events.ts'
export { numbersOf as usageLimitsOf, settingsOf as limitSettingsOf } from './usage-limits/store.ts'
export { WHOLE_ACCOUNT } from './usage-limits/tables.ts'
