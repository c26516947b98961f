import { type Next, toldOf } from '#backend/notification/public.ts'
import { plansFor } from '#backend/subscription/public.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isUnpaid } from '../renewals/unpaid.ts'
import { THRESHOLDS, thresholdOf } from './stages.ts'
import { goesOn, type Look, type Told, type WatchedTerm } from './terms.ts'

export const usageKey = (subscriptionId: number, percent: number) => `usage:${subscriptionId}:${percent}`

/**
 * The highest threshold that a term has passed, once. Never a lower one than was told before, even if staff have added
 * lookups since.
 */
export async function usageNotice(
  db: Queries,
  term: WatchedTerm,
  { events }: Look,
  now: Date,
): Promise<Told | undefined> {
  const { row, track, license } = term
  const { subscriptionId, issued, remaining, expiration } = row
  const percent = thresholdOf(row)
  const isRunning = row.start <= now && !(expiration && expiration <= now)
  if (!events.has('used') || !percent || isUnlimited(row) || !isRunning) return undefined
  const keys = THRESHOLDS.filter(each => each >= percent).map(each => usageKey(subscriptionId, each))
  if ((await toldOf(db, track.accountId, keys)).size) return undefined
  return {
    key: usageKey(subscriptionId, percent),
    facts: {
      kind: 'usage',
      license,
      percent,
      used: issued - Math.max(remaining, 0),
      issued,
      ends: expiration?.toISOString() ?? null,
      next: await nextOf(db, term, now),
    },
  }
}

/** What comes once the lookups are used up. */
async function nextOf(db: Queries, term: WatchedTerm, now: Date): Promise<Next> {
  if (goesOn(term, now)) return { does: 'go-on' }
  const follower = term.others.find(({ start, termination }) => start > now && !termination)
  if (follower) return { does: 'follow', lookups: follower.issued, start: follower.start.toISOString() }
  if (!term.isLast || term.state !== 'on' || (await isUnpaid(db, term.row))) return { does: 'stop' }
  const { accountId } = term.track
  const plan = (await plansFor(db, { accountId, planIds: [term.nextPlanId] })).get(term.nextPlanId)
  return plan ? { does: 'renew', plan: plan.plan_description } : { does: 'stop' }
}
