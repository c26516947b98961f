import { toldOf } from '#backend/services/notification/public.ts'
import { isUnlimited, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { stoppedKey } from './ending.ts'
import type { Look, Told, WatchedTerm } from './terms.ts'
import { usageKey } from './usage.ts'

/** That lookups work again: a term has started after one that had run out, or this one is no longer stopped. */
export async function recoveryNotice(
  db: Queries,
  { row, track, license, others }: WatchedTerm,
  { events, planned }: Look,
  now: Date,
): Promise<Told | undefined> {
  const { subscriptionId, start, expiration } = row
  if (subscriptionStatus({ ...row, suspended: track.suspended }, now) !== 'active') return undefined
  const isResumed = events.has('resumed')
  const hasStarted = events.has('added') || planned?.getTime() === start.getTime()
  if (!isResumed && !hasStarted) return undefined
  if (!isResumed) {
    const before = others.findLast(
      term => term.start < start || (term.start <= start && term.subscriptionId < subscriptionId),
    )
    if (!before) return undefined
    const keys = [usageKey(before.subscriptionId, 100), stoppedKey(before.subscriptionId)]
    if (!(await toldOf(db, track.accountId, keys)).size) return undefined
  }
  return {
    key: `${isResumed ? 'resumed' : 'recovered'}:${subscriptionId}`,
    facts: {
      kind: 'recovered',
      license,
      lookups: isUnlimited(row) ? null : row.remaining,
      ends: expiration?.toISOString() ?? null,
    },
  }
}
