import { and, inArray } from 'drizzle-orm'
import { attempts, OPEN_STATES } from '#backend/services/payment/public.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** Whether a bank may still charge a card for one of these orders. */
export async function hasOpenAttempt(db: Queries, orderIds: readonly number[]): Promise<boolean> {
  if (!orderIds.length) return false
  const open = and(inArray(attempts.orderId, [...orderIds]), inArray(attempts.state, [...OPEN_STATES]))
  return (await db.$count(attempts, open)) > 0
}
