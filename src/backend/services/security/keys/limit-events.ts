import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, keyLimitEvents, keyLimits, secretKeys } from '../tables.ts'
import { DEFAULT_SETTINGS } from '../usage-limits/store.ts'
import { usageSettings } from '../usage-limits/tables.ts'

/** A key with a limit, and how much of it is used. */
export interface LimitedKey {
  keyId: string
  kind: 'secret' | 'embedded'
  accountId: number
  label: string
  used: number
  max: number
  /** When the counter started from zero. */
  since: Date
  /** The shares at which the account hears of its limits, in percent, in ascending order. */
  alertPercents: readonly number[]
}

/**
 * Takes the oldest events of limits, in the caller's transaction: keys that had used a share of their limit, as they
 * are now. Deleted ones and those without a limit are missing.
 */
export async function takeReachedLimits(db: Queries, most: number): Promise<LimitedKey[]> {
  const oldest = db
    .select({ eventId: keyLimitEvents.eventId })
    .from(keyLimitEvents)
    .orderBy(asc(keyLimitEvents.eventId))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db.delete(keyLimitEvents).where(inArray(keyLimitEvents.eventId, oldest)).returning()
  const ids = [...new Set(taken.map(({ keyId }) => keyId))]
  if (!ids.length) return []
  const kinds = [
    { kind: 'secret' as const, keys: secretKeys },
    { kind: 'embedded' as const, keys: embeddedKeys },
  ]
  const found = await Promise.all(
    kinds.map(async ({ kind, keys }) => {
      const rows = await db
        .select({
          keyId: keys.keyId,
          accountId: keys.accountId,
          label: keys.label,
          used: keyLimits.lookupsUsed,
          max: keyLimits.maxLookups,
          since: keyLimits.since,
          alertPercents: usageSettings.alertPercents,
        })
        .from(keyLimits)
        .innerJoin(keys, eq(keys.keyId, keyLimits.keyId))
        .leftJoin(usageSettings, eq(usageSettings.accountId, keys.accountId))
        .where(and(inArray(keyLimits.keyId, ids), isNull(keys.recoveryDeadline)))
      return rows.map(row => ({
        ...row,
        kind,
        alertPercents: row.alertPercents ?? DEFAULT_SETTINGS.alertPercents,
      }))
    }),
  )
  return found.flat()
}
