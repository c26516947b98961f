import { cancel, lockOrder, openChangesOf } from '#backend/services/sales/public.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { hasOpenAttempt } from '../open-attempts.ts'

/** Whether the bank may still charge for a change of a track's plan. */
export async function isBeingPaid(db: Queries, trackId: number): Promise<boolean> {
  return hasOpenAttempt(db, await openChangesOf(db, { trackId }))
}

/**
 * Cancels orders that were to change a plan: those of a track, before another one takes their place, or all that were not
 * paid in time. One that the bank may still charge stays, and makes it false.
 */
export async function cancelOpenChanges(
  db: Queries,
  { now, ...which }: { trackId?: number; lapsed?: Date; now: Date },
): Promise<boolean> {
  let isDone = true
  for (const orderId of await openChangesOf(db, which)) {
    // Payments begin and end with the order locked.
    const order = await lockOrder(db, { orderId })
    if (!order || order.processed || order.approved || order.canceled) continue
    if (await hasOpenAttempt(db, [orderId])) isDone = false
    else await cancel(db, { order, at: now })
  }
  return isDone
}

/** Cancels changes of plans that were not paid in time, so that renewals and early purchases go on. */
export const lapsedChanges: Worker = {
  name: 'lapsed-plan-changes',
  every: MINUTE / 2,
  async run(db, now) {
    await cancelOpenChanges(db, { lapsed: now, now })
    return 0
  },
}
