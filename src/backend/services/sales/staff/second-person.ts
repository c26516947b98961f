import { and, eq, isNotNull } from 'drizzle-orm'
import { forgetGift, givenToday, recordGift } from '#backend/services/subscription/public.ts'
import { needsSecondPerson, SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import type { Caller } from '#kernel/access/access.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import type { OrderRow } from '../order-rows.ts'

/** What passes without its money, among what an order gives. */
const UNPAID = 'unpaid'

/**
 * Throws `second-person-required` if the caller has placed an order that is worth so much that another person has to
 * let it pass without the money that it comes to, by itself or with what staff gave the customer that day. Otherwise
 * what passes counts as given by one person.
 */
export async function requireSecondPerson(
  db: Queries,
  order: OrderRow,
  { userId, missing, now }: Pick<Caller, 'userId'> & { missing: number; now: Date },
): Promise<void> {
  if (!(await isPlacedBy(db, order, userId))) return
  const { accountId, orderId } = order
  // A later attempt of the same order replaces this one.
  await forgetGift(db, orderId, UNPAID)
  const isTooMuch =
    needsSecondPerson(order) || (await givenToday(db, accountId, now)) + missing > SECOND_PERSON_ABOVE
  if (isTooMuch) throw problem('second-person-required', amountsOf({ amount: SECOND_PERSON_ABOVE }))
  await recordGift(db, { accountId, orderId, subject: UNPAID, value: missing, now })
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
