import { type Next, toldOf } from '#backend/services/notification/public.ts'
import { plansFor } from '#backend/services/subscription/public.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isUnpaid } from '../renewals/unpaid.ts'
import { earlyFacts } from './early-purchases.ts'
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
      subscriptionId,
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
  const { track, others, row } = term
  if (goesOn(term, now)) return { does: 'go-on' }
  const early = await earlyFacts(db, term, now)
  const follower = others.find(({ start, termination }) => start > now && !termination)
  if (follower) {
    const follows = { does: 'follow', lookups: follower.issued, start: follower.start.toISOString() } as const
    return early ? { ...follows, early: early.facts } : follows
  }
  if (!term.isLast || term.state !== 'on') return { does: 'stop' }
  const plan = (await plansFor(db, { accountId: track.accountId, planIds: [term.nextPlanId] })).get(
    term.nextPlanId,
  )
  const renews = row.expiration && plan ? row.expiration.toISOString() : null
  if (early) {
    const stopped = (await isUnpaid(db, row)) ? 'unpaid' : early.stopped
    return { does: 'buy', early: early.facts, stopped, renews }
  }
  return plan && renews && !(await isUnpaid(db, row))
    ? { does: 'wait', plan: plan.plan_description, renews }
    : { does: 'stop' }
}
