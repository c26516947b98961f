import { and, eq, isNotNull } from 'drizzle-orm'
import { needsSecondPerson, SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { dollars } from '#domain/text/money.ts'
import type { Caller } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import type { OrderRow } from '../order-rows.ts'

/**
 * Throws `second-person-required` if the caller has placed an order that is worth so much that another person has to
 * let it pass without the money that it comes to.
 */
export async function requireSecondPerson(
  db: Queries,
  order: OrderRow,
  caller: Pick<Caller, 'userId'>,
): Promise<void> {
  if (needsSecondPerson(order) && (await isPlacedBy(db, order, caller.userId)))
    throw problem('second-person-required', { values: { amount: dollars(SECOND_PERSON_ABOVE) } })
}

/** Whether a person placed an order, as themselves or as its customer. */
export async function isPlacedBy(
  db: Queries,
  { orderId, placed, placedBy }: OrderRow,
  userId: string,
): Promise<boolean> {
  if (placedBy === userId) return true
  // Staff who act as a customer leave an entry of their own, at the time of the order.
  const [asCustomer] = await db
    .select({ id: activities.activityId })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.created, placed),
        isNotNull(activities.onBehalfOf),
        eq(activities.resource, 'order'),
        eq(activities.resourceId, String(orderId)),
      ),
    )
    .limit(1)
  return asCustomer !== undefined
}
