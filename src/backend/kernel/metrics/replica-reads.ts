import { setTimeout as sleep } from 'node:timers/promises'
import type { Kernel } from '../contract/context.ts'
import type { ReplicaResult } from '../storage/replica.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds that a scrape waits for the standby. */
const READ_LIMIT = 1_000

const createReadCounter = ({ metrics }: Kernel) =>
  metrics?.counter({
    name: 'gatepost_replica_reads_total',
    help: 'Reports read from the replica of the database, or from the primary because the replica was behind or failed.',
    labelNames: ['result'],
  })

/** Counts where a report was read. */
export function countReplicaRead({ state }: Pick<Kernel, 'state'>, result: ReplicaResult): void {
  state(createReadCounter)?.inc({ result })
}

/** Measures how far the replica is behind, at each scrape. Without one, or when it does not respond, there is no value. */
export function measureReplica({ state, replica }: Kernel, metrics: Metrics): void {
  state(createReadCounter)
  metrics.gauge({
    name: 'gatepost_replica_lag_seconds',
    help: 'Seconds that the replica of the database is behind the primary.',
    async collect() {
      this.remove()
      const lag = replica?.lag().catch(() => undefined)
      const milliseconds = await Promise.race([lag, sleep(READ_LIMIT, undefined, { ref: false })])
      if (milliseconds !== undefined) this.set(milliseconds / 1000)
    },
  })
}
