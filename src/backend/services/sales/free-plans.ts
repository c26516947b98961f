import { lastEndOf } from '#backend/services/subscription/public.ts'
import { FREE_RENEWAL_DAYS, freeRenewalOpens } from '#domain/subscription/free-plan.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OfferedPlan } from './catalog.ts'

/**
 * Throws `free-plan-too-early` for each plan that stays free and whose term has more than the last days left,
 * or that is asked for twice; otherwise its lookups would be free without end. The account must be locked, or
 * two orders at once would both pass.
 */
export async function requireRenewableFreePlans(
  db: Queries,
  { accountId, offers, now }: { accountId: number; offers: readonly OfferedPlan[]; now: Date },
): Promise<void> {
  const rejected: Problem['items'] = []
  const wanted = new Set<number>()
  for (const [index, { plan, license }] of offers.entries()) {
    if (!plan.ongoing_free) continue
    const end = await lastEndOf(db, accountId, plan.plan_id)
    const isEarly = end !== undefined && freeRenewalOpens(end) > now
    if (isEarly || wanted.has(plan.plan_id))
      rejected.push(
        ...problem('free-plan-too-early', {
          fields: [`plans.${index}`],
          values: { license: license.license_label, days: FREE_RENEWAL_DAYS },
        }).items,
      )
    wanted.add(plan.plan_id)
  }
  if (rejected.length) throw new Problem(rejected)
}
