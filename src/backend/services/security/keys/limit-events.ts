import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, keyLimitEvents, keyLimits, secretKeys } from '../tables.ts'

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
}

/**
 * Takes the oldest events of limits, in the caller's transaction: keys that were close to their limit or had reached
 * it, as they are now. Deleted ones and those without a limit are missing.
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
        })
        .from(keyLimits)
        .innerJoin(keys, eq(keys.keyId, keyLimits.keyId))
        .where(and(inArray(keyLimits.keyId, ids), isNull(keys.recoveryDeadline)))
      return rows.map(row => ({ ...row, kind }))
    }),
  )
  return found.flat()
}
