import { eq } from 'drizzle-orm'
import { orderItems, orders } from '#backend/sales/public.ts'
import { licenseById, planById } from '#backend/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** What a plan is called. */
export interface ProductName {
  license_label: string
  plan_description: string
}

/** The names of plans, by their numbers. A plan that the catalog does not have is Unknown. */
export async function productNames(
  _db: Queries,
  planIds: Iterable<number>,
): Promise<(planId: number) => ProductName> {
  const names = new Map(
    [...new Set(planIds)].map(planId => {
      const plan = planById(planId)
      const license = plan && licenseById(plan.license_id)
      const name = {
        license_label: license?.license_label ?? 'Unknown',
        plan_description: plan?.plan_description ?? '',
      }
      return [planId, name]
    }),
  )
  return planId => names.get(planId) ?? { license_label: 'Unknown', plan_description: '' }
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
