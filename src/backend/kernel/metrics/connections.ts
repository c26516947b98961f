import type { Database } from '../storage/database.ts'
import type { Metrics } from './metrics.ts'

/** Measures the pool of connections to PostgreSQL. The embedded database has none, and so no values. */
export function measureConnections(metrics: Metrics, { connections }: Pick<Database, 'connections'>): void {
  metrics.gauge({
    name: 'gatepost_database_connections',
    help: 'Connections to PostgreSQL that are used or idle, and statements that wait for one.',
    labelNames: ['state'],
    collect() {
      const { used, idle, waiting } = connections?.() ?? {}
      if (used !== undefined) this.set({ state: 'used' }, used)
      if (idle !== undefined) this.set({ state: 'idle' }, idle)
      if (waiting !== undefined) this.set({ state: 'waiting' }, waiting)
    },
  })
  metrics.gauge({
    name: 'gatepost_database_connections_limit',
    help: 'Connections to PostgreSQL that this process has at most; 0 with the embedded database.',
    collect() {
      this.set(connections?.().limit ?? 0)
    },
  })
}
