import { eq } from 'drizzle-orm'
import { orderItems, orders } from '#backend/services/sales/public.ts'
import { licensesById, plansById, unknownLicense } from '#backend/services/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** What a plan is called. */
export interface ProductName {
  license_label: string
  plan_description: string
}

const { license_label: UNKNOWN } = unknownLicense(0)

/** The names of plans, by their numbers. A plan that the catalog does not have is unknown. */
export async function productNames(
  db: Queries,
  planIds: readonly number[],
): Promise<(planId: number) => ProductName> {
  const plans = await plansById(db, planIds)
  const licenses = await licensesById(
    db,
    [...plans.values()].map(({ license_id: id }) => id),
  )
  return planId => {
    const plan = plans.get(planId)
    const license = plan && licenses.get(plan.license_id)
    return {
      license_label: license?.license_label ?? UNKNOWN,
      plan_description: plan?.plan_description ?? '',
    }
  }
}

/** The plans among those that an account has ordered whose product has a text in its name. */
export async function orderedPlansNamed(db: Queries, accountId: number, text: string): Promise<number[]> {
  const ordered = await db
    .selectDistinct({ planId: orderItems.planId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(eq(orders.accountId, accountId))
  const ids = ordered.map(({ planId }) => planId)
  const nameOf = await productNames(db, ids)
  const wanted = text.toLowerCase()
  return ids.filter(planId => nameOf(planId).license_label.toLowerCase().includes(wanted))
}
