import { HOUR } from '#domain/time/durations.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { movementsSince } from './ledger.ts'

/**
 * Measures the money of the last hour as the books have it, which only know what is committed: `placed` orders, `paid` and
 * `approved` ones, what was `refunded`, and so on. Orders of nothing are in no book.
 */
export function measureMoney(metrics: Metrics): void {
  const entries = metrics.gauge({
    name: 'gatepost_ledger_entries_last_hour',
    help: 'Movements of money in the last hour, by kind.',
    labelNames: ['kind'],
  })
  const cents = metrics.gauge({
    name: 'gatepost_ledger_cents_last_hour',
    help: 'Money that moved in the last hour, by kind, in cents.',
    labelNames: ['kind', 'currency'],
  })
  metrics.read([entries, cents], async (db, now) => {
    for (const { kind, count, amount } of await movementsSince(db, new Date(now.getTime() - HOUR))) {
      entries.set({ kind }, count)
      cents.set({ kind, currency: 'USD' }, amount)
    }
  })
}
