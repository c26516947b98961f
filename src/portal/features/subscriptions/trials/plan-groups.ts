import type { PricingSchedule } from '#generated/sales/types.ts'

/** A plan of a group (storefront-and-session §3 Plan group). */
export interface GroupedPlan {
  planId: number
  isDiscontinued: boolean
  license: { licenseId: number; description: string }
  days: number
  months: number
  lookups: number
}

export interface PlanGroup {
  /** Of the price list, such as `us-core`. */
  name: string
  plans: readonly GroupedPlan[]
}

/** What stands for the trial of a group without one. */
export const UNKNOWN_TRIAL = { label: 'Unknown trial' } as const

export interface PairedGroup<Held extends { plan_id: number }> {
  group: PlanGroup
  /** Its active trial plan. */
  trial: GroupedPlan | typeof UNKNOWN_TRIAL
  /** The account's subscription to that plan; empty if there is none. */
  subscription: Held | { plan_id?: never }
}

/** The groups of a price list with the trials that are in it. */
export function trialGroups({ plans, licenses }: Pick<PricingSchedule, 'plans' | 'licenses'>): PlanGroup[] {
  const licenseById = new Map(licenses.map(license => [license.license_id, license]))
  const trials = plans.flatMap(plan => {
    const license = licenseById.get(plan.license_id)
    return plan.one_time_free_trial && license ? [{ plan, license }] : []
  })
  return [...Map.groupBy(trials, ({ license }) => license.group)].map(([name, entries]) => ({
    name,
    plans: entries.map(({ plan, license }) => ({
      planId: plan.plan_id,
      isDiscontinued: plan.discontinued,
      license: { licenseId: license.license_id, description: license.license_label },
      days: plan.days,
      months: plan.months,
      lookups: plan.lookups,
    })),
  }))
}

/** The name of the group that a plan is in, or Unknown. */
export function groupNameOf(groups: readonly PlanGroup[], planId: number): string {
  return groups.find(({ plans }) => plans.some(plan => plan.planId === planId))?.name ?? 'Unknown'
}

/**
 * Each group with its active trial plan, which is the one that the account has a subscription to, otherwise the first
 * that is not discontinued, otherwise a placeholder; and with that subscription.
 */
export function pairGroups<Held extends { plan_id: number }>(
  groups: readonly PlanGroup[],
  subscriptions: readonly Held[],
): PairedGroup<Held>[] {
  const byGroup = Map.groupBy(subscriptions, ({ plan_id }) => groupNameOf(groups, plan_id))
  return groups.map(group => {
    const [subscription] = byGroup.get(group.name) ?? []
    const own = group.plans.find(({ planId }) => planId === subscription?.plan_id)
    const trial = own ?? group.plans.find(({ isDiscontinued }) => !isDiscontinued) ?? UNKNOWN_TRIAL
    return { group, trial, subscription: subscription ?? {} }
  })
}
