/**
 * npm run cluster
 *
 * Everything of deploy/ on this machine, on loopback: three nodes of PostgreSQL of which one takes over for another,
 * with backups, PgBouncer, Redis, four replicas with the demo, and HAProxy in front. It prints which port is what, and leaves
 * nothing behind. Installs what is missing with apt-get.
 */
import { startCluster } from './cluster/cluster.ts'
import { buildIfChanged } from './lib/portal-build.mjs'
import { endOnSignal } from './lib/processes/process-group.ts'

if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
endOnSignal(() => cluster?.stop())
const cluster = await startCluster()
const lines = Object.entries(cluster.ports).map(([name, port]) => `  ${String(port).padEnd(6)} ${name}`)
console.log([`Gatepost is ready: ${cluster.origin}`, ...lines].join('\n'))
