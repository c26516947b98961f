import { and, eq } from 'drizzle-orm'
import { orders } from '#backend/services/sales/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isPending } from '../order-list.ts'

/** Whether a term is still to be paid. It gives no other one until it is: lookups would be free without end. */
export async function isUnpaid(db: Queries, { orderId }: { orderId: number | null }): Promise<boolean> {
  return orderId !== null && (await db.$count(orders, and(eq(orders.orderId, orderId), isPending))) > 0
}
