import { licensesById, plansFor } from '#backend/services/subscription/public.ts'
import type { License, Plan } from '#generated/sales/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { PricedItem } from './amounts.ts'

/** A plan with its price for one account, and its license. */
export interface OfferedPlan {
  plan: Plan
  license: License
}

/** Plans by number, at the prices of an account. Unknown ones are missing. */
export async function offersFor(
  db: Queries,
  wanted: { accountId: number; planIds: readonly number[] },
): Promise<Map<number, OfferedPlan>> {
  const plans = await plansFor(db, wanted)
  const licenses = await licensesById(
    db,
    [...plans.values()].map(({ license_id }) => license_id),
  )
  return new Map(
    [...plans].flatMap(([id, plan]) => {
      const license = licenses.get(plan.license_id)
      return license ? [[id, { plan, license }] as const] : []
    }),
  )
}

/** Whether a customer can order a plan. */
export const isForSale = ({ plan }: OfferedPlan): boolean => plan.purchasable && !plan.discontinued

/** A plan as an item, at its price unless staff have agreed on another amount or number of lookups. */
export function itemOf(
  { plan, license }: OfferedPlan,
  { amount = plan.price, lookups = plan.lookups }: { amount?: number; lookups?: number } = {},
): PricedItem {
  // What runs in the cloud is a service; everything else is delivered to the customer.
  const taxedAs = license.hosting_key === 'cloud' ? 'saas' : 'data'
  return { planId: plan.plan_id, lookups, amount, unitAmount: plan.price, taxedAs }
}
