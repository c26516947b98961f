import { and, count, eq, gt, sql } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { transactions } from './tables.ts'

/** Measures charges of cards in the last hour, approved and declined. */
export function measureCharges(metrics: Metrics): void {
  const charges = metrics.gauge({
    name: 'gatepost_charges_last_hour',
    help: 'Charges of cards in the last hour, by result: approved or declined.',
    labelNames: ['result'],
  })
  const cents = metrics.gauge({
    name: 'gatepost_charges_cents_last_hour',
    help: 'What cards were charged in the last hour, or were not, by result, in cents.',
    labelNames: ['result', 'currency'],
  })
  metrics.read([charges, cents], async (db, now) => {
    const since = new Date(now.getTime() - HOUR)
    const results = await db
      .select({
        result: transactions.gatewayResponse,
        charges: count(),
        amount: sql`sum(${transactions.amount})`.mapWith(Number),
      })
      .from(transactions)
      .where(and(eq(transactions.paymentForm, 'card'), gt(transactions.created, since)))
      .groupBy(transactions.gatewayResponse)
    for (const { result, ...sum } of results) {
      if (!result) continue
      charges.set({ result }, sum.charges)
      cents.set({ result, currency: 'USD' }, sum.amount)
    }
  })
}
