import { and, asc, isNull, lte } from 'drizzle-orm'
import { unbalancedEntries } from '#backend/modules/ledger/public.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { endGracePeriod } from './settle.ts'
import { orders } from './tables.ts'

/** Orders whose grace period ends in one run; the next run takes the others. */
const MOST_AT_ONCE = 500

/** Stops the subscriptions of orders that were not paid within their grace period. */
const endGracePeriods: Worker = {
  name: 'end-grace-periods',
  every: HOUR / 60,
  async run(db, now) {
    const lapsed = await db
      .select()
      .from(orders)
      .where(
        and(
          lte(orders.gracePeriodEnd, now),
          isNull(orders.processed),
          isNull(orders.approved),
          isNull(orders.graceEnded),
        ),
      )
      .orderBy(asc(orders.gracePeriodEnd))
      .limit(MOST_AT_ONCE)
      // One that is just being paid is left alone.
      .for('update', { skipLocked: true })
    for (const order of lapsed) await endGracePeriod(db, { order, at: now })
    return lapsed.length
  },
}

/** Makes sure that the ledger balances, looking at what is new since the last few runs. */
const checkLedger: Worker = {
  name: 'check-ledger',
  async run(db, now) {
    const wrong = await unbalancedEntries(db, new Date(now.getTime() - 3 * HOUR))
    // A failed job is logged as an error.
    if (wrong.length) throw new Error(`entries of the ledger do not balance: ${wrong.join(', ')}`)
    return 0
  },
}

export const jobs: readonly Worker[] = [endGracePeriods, checkLedger]
