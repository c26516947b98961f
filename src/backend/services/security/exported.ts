import { eq, sql } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { requestLog } from './requests/tables.ts'
import {
  embeddedKeys,
  hostnames,
  keyLimits,
  rejections,
  secretKeys,
  tipDismissals,
  usageDays,
  usageHours,
} from './tables.ts'
import { testKeys } from './test-keys/tables.ts'
import { usageLimits, usageSettings } from './usage-limits/tables.ts'

/** Keys without their secrets, what they were used for, and their limits. */
export const exportedKeys = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('secret-keys', 'Secret keys, without their tokens.', secretKeys, {
    key: [secretKeys.keyId],
    of: id => eq(secretKeys.accountId, id),
    without: [secretKeys.sealedToken, secretKeys.tokenHash, secretKeys.previousHash, secretKeys.traceBy],
  }),
  exportedTable('embedded-keys', 'Embedded keys.', embeddedKeys, {
    key: [embeddedKeys.keyId],
    of: id => eq(embeddedKeys.accountId, id),
    without: [embeddedKeys.traceBy],
  }),
  exportedTable('hostnames', 'Hosts of embedded keys.', hostnames, {
    key: [hostnames.keyId, hostnames.hostname],
    of: id =>
      sql`${hostnames.keyId} in (select ${embeddedKeys.keyId} from ${embeddedKeys} where ${eq(embeddedKeys.accountId, id)})`,
  }),
  exportedTable('test-keys', 'Test keys, without their tokens.', testKeys, {
    key: [testKeys.keyId],
    of: id => eq(testKeys.accountId, id),
    without: [testKeys.token],
  }),
  exportedTable('key-limits', 'How many lookups a key may make.', keyLimits, {
    key: [keyLimits.keyId],
    of: id => eq(keyLimits.accountId, id),
  }),
  exportedTable('usage-limits', 'Limits for days and months.', usageLimits, {
    key: [usageLimits.keyId, usageLimits.period],
    of: id => eq(usageLimits.accountId, id),
  }),
  exportedTable('usage-settings', 'Time zone of limits, and when they alert.', usageSettings, {
    key: [usageSettings.accountId],
    of: id => eq(usageSettings.accountId, id),
  }),
  exportedTable('key-tips-dismissed', 'Tips of the key health page that were dismissed.', tipDismissals, {
    key: [tipDismissals.keyId, tipDismissals.tip],
    of: id => eq(tipDismissals.accountId, id),
  }),
  exportedTable('usage-days', 'Lookups by day (UTC), key, and license.', usageDays, {
    key: [usageDays.day, usageDays.keyId, usageDays.licenseId],
    of: id => eq(usageDays.accountId, id),
  }),
  exportedTable('usage-hours', 'Lookups by hour (UTC), key, and license.', usageHours, {
    key: [usageHours.hour, usageHours.keyId, usageHours.licenseId],
    of: id => eq(usageHours.accountId, id),
  }),
  exportedTable('rejected-lookups', 'Rejected lookups by hour (UTC).', rejections, {
    key: [rejections.hour, rejections.keyId, rejections.rule, rejections.sourceKind, rejections.source],
    of: id => eq(rejections.accountId, id),
  }),
  exportedTable('requests', 'The request log, without the content of calls.', requestLog, {
    key: [requestLog.created, requestLog.entryId],
    of: id => eq(requestLog.accountId, id),
    without: [requestLog.sealedContent],
  }),
]
