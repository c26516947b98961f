import { PUBLIC_SCHEDULE } from '#backend/services/subscription/catalog/data.ts'
import { catalogRows } from '#backend/services/subscription/catalog/rows.ts'
import { MULTI_USER_ACCESS } from '#backend/services/subscription/catalog/seats.ts'
import { trialByPlan } from '#domain/subscription/trials.ts'
import type { PricedProduct } from '#portal/content/page.ts'

/** What a visitor can order or try, by the key of the license: the price list of the service without the rest. */
export function publicPrices(): Record<string, PricedProduct> {
  const { licenses, plans, prices } = catalogRows()
  const priceOf = new Map(
    prices.flatMap(({ scheduleId, planId, price }) =>
      scheduleId === PUBLIC_SCHEDULE ? [[planId, price]] : [],
    ),
  )
  const products = licenses.map(({ licenseId, key, label }): [string, PricedProduct] => {
    const own = plans.filter(
      plan => plan.licenseId === licenseId && plan.purchasable && priceOf.has(plan.planId),
    )
    const trial = own.find(plan => plan.oneTimeFreeTrial)
    const free = own.find(plan => plan.ongoingFree)
    const named = trial && trialByPlan(trial.planId)
    return [
      key,
      {
        label,
        trial: named ? { name: named.name, days: trial.days, lookups: trial.lookups } : null,
        free: free ? { planId: free.planId, lookups: free.lookups } : null,
        plans: own
          .flatMap(({ planId, months, lookups, rateLimit, tier, seats }) =>
            tier === null
              ? []
              : [{ planId, months, lookups, price: priceOf.get(planId) ?? 0, rateLimit, seats, tier }],
          )
          .toSorted((a, b) => a.months - b.months || a.lookups - b.lookups),
      },
    ]
  })
  return Object.fromEntries(products.filter(([, { plans: own, trial }]) => own.length || trial))
}

/** What multi-user access costs for a year, the smallest first: `[seats, cents]`. Our sales sell it. */
export const multiUserPrices = (): [number, number][] =>
  (MULTI_USER_ACCESS.odd ?? []).map(({ seats, price }) => [seats, price])

/** Names of the states that the master address list is sold for. */
export function soldByState(): string[] {
  const { licenses } = catalogRows()
  const regions = licenses
    .filter(({ group }) => group === 'us-master-address-list-state')
    .map(({ regionLabel }) => regionLabel)
  return [...new Set(regions)].toSorted((a, b) => a.localeCompare(b, 'en'))
}
