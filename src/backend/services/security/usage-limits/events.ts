import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { usageLimitEvents, WHOLE_ACCOUNT } from './tables.ts'

/** A limit for a day or a month that has come to a share at which people want to hear of it. */
export interface PassedShare {
  accountId: number
  /** Null for a limit of the account. */
  key: { keyId: string; kind: 'secret' | 'embedded'; label: string } | null
  period: 'day' | 'month'
  percent: number
  used: number
  max: number
  starts: Date
  ends: Date
  timeZone: string
}

/** Takes the oldest shares that were passed, in the caller's transaction. Those of deleted keys are missing. */
export async function takePassedShares(db: Queries, most: number): Promise<PassedShare[]> {
  const oldest = db
    .select({ eventId: usageLimitEvents.eventId })
    .from(usageLimitEvents)
    .orderBy(asc(usageLimitEvents.eventId))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db.delete(usageLimitEvents).where(inArray(usageLimitEvents.eventId, oldest)).returning()
  const ids = [...new Set(taken.map(({ keyId }) => keyId))]
  if (!ids.length) return []
  const kinds = [
    { kind: 'secret' as const, keys: secretKeys },
    { kind: 'embedded' as const, keys: embeddedKeys },
  ]
  const found = await Promise.all(
    kinds.map(async ({ kind, keys }) => {
      const rows = await db
        .select({ keyId: keys.keyId, label: keys.label })
        .from(keys)
        .where(and(inArray(keys.keyId, ids), isNull(keys.recoveryDeadline)))
      return rows.map(row => ({ ...row, kind }))
    }),
  )
  const known = new Map(found.flat().map(key => [key.keyId, key]))
  return taken
    .toSorted((a, b) => a.eventId - b.eventId)
    .flatMap(({ keyId, lookupsUsed: used, maxLookups: max, eventId: _, ...event }) => {
      const key = keyId === WHOLE_ACCOUNT ? null : known.get(keyId)
      return key === undefined ? [] : [{ ...event, key, used, max }]
    })
}
