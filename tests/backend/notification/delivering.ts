import { and, eq, isNull, lte } from 'drizzle-orm'
import { DELIVERY_INTERVAL } from '#backend/services/notification/limits.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import { deliveries, notices } from '#backend/services/notification/tables.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend } from '../../support/backend.ts'

/**
 * Lets time pass, and delivers what is due then. A run of the job takes some hundred notices, the oldest first, and other
 * tests may have left more than that in a backend that is shared.
 */
export async function deliverNotices(
  { db, kernel, clock }: Backend,
  after: number = DELIVERY_INTERVAL,
): Promise<void> {
  for (let passes = after; ; passes = DELIVERY_INTERVAL) {
    clock.advance(passes)
    await runWorkers(kernel, [deliveryJob(kernel)])
    const isDue = and(eq(deliveries.state, 'waiting'), lte(deliveries.due, clock.now()))
    const left = (await db.$count(notices, isNull(notices.addressed))) + (await db.$count(deliveries, isDue))
    if (left === 0) return
  }
}
