import { count, isNotNull, sql } from 'drizzle-orm'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { renewals } from '../tables.ts'

/** Measures the renewals that the engine still looks at, off the index that it finds them by. */
export function measureRenewals(metrics: Metrics): void {
  const open = metrics.gauge({
    name: 'gatepost_renewals_open',
    help: 'Renewals that are not over, by state, and whether the last charge or the server has failed.',
    labelNames: ['state', 'failure'],
  })
  const failure = sql<string>`case when ${renewals.reason} = 'error' then 'error'
    when ${renewals.failures} > 0 then 'charge' else 'none' end`
  metrics.read([open], async db => {
    const groups = await db
      .select({ state: renewals.state, failure, renewals: count() })
      .from(renewals)
      .where(isNotNull(renewals.nextLook))
      .groupBy(renewals.state, failure)
    for (const { renewals: size, ...labels } of groups) open.set(labels, size)
  })
}
