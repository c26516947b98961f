import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  accountSteps,
  type ErasureFacts,
  eraseRows,
  inTurn,
  type PreviewFacts,
} from '#backend/modules/accounts/public.ts'
import { requestLog } from './requests/tables.ts'
import {
  dismissedHostnames,
  embeddedKeys,
  keyIpPaces,
  keyLicensePaces,
  keyLimitEvents,
  keyLimits,
  keyPaces,
  rejections,
  secretKeys,
  tipDismissals,
  tokenUses,
  traceEntries,
  usageDays,
  usageHours,
} from './tables.ts'
import { testKeys } from './test-keys/tables.ts'
import { usageLimitEvents, usageLimits, usageSettings } from './usage-limits/tables.ts'

const KEYS = [secretKeys, embeddedKeys, testKeys] as const

/** The keys that would stop working. */
export async function keysThatStop(...[db, { accountId }]: PreviewFacts) {
  let keys = 0
  for (const table of KEYS) {
    const isKept = isNull(table.recoveryDeadline)
    keys += await db.$count(table, sql`${eq(table.accountId, accountId)} and ${isKept}`)
  }
  return { keys }
}

/** What is kept by key, and goes before the keys. */
const BY_KEY = [
  dismissedHostnames,
  keyLicensePaces,
  keyPaces,
  keyIpPaces,
  traceEntries,
  tokenUses,
  keyLimitEvents,
] as const

const BY_ACCOUNT: readonly (PgTable & { accountId: PgColumn })[] = [
  requestLog,
  rejections,
  usageHours,
  usageDays,
  tipDismissals,
  keyLimits,
  usageLimits,
  usageLimitEvents,
  usageSettings,
  // Hostnames of embedded keys go with them.
  ...KEYS,
]

/** Erases keys, usage, and logs of calls. */
export function eraseKeys(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const isOfKeys = (column: PgColumn): SQL | undefined =>
    or(
      ...KEYS.map(
        keys => sql`${column} in (select ${keys.keyId} from ${keys} where ${eq(keys.accountId, accountId)})`,
      ),
    )
  return inTurn([
    ...BY_KEY.map(table => () => eraseRows(db, table, { which: isOfKeys(table.keyId), limit })),
    ...accountSteps(db, { accountId, limit }, BY_ACCOUNT),
  ])
}
