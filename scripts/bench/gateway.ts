import { availableParallelism } from 'node:os'
import { lookupSpeed } from '#portal/content/lookup-speed.ts'
import { type Cluster, startPostgres } from '../lib/processes/postgres.ts'
import { NO_CARDS, type RunningServer, startServer } from '../lib/processes/server.ts'
import { GATEWAY } from './budgets.ts'
import { type BenchOptions, type Figure, median } from './figures.ts'
import { compareWith } from './gateway-before.ts'
import { type Load, load, lookupEnv, prepareLookups } from './gateway-load.ts'
import { serverEnv, withFolder } from './world.ts'

/** Rounds of both servers in turn, since the machine is never twice the same. */
const ROUNDS = 5
/** Lookups of each process before it is measured: until then, its code is being compiled, and they cost twice as much. */
const WARM_UP = 40_000
const SECOND = 1_000_000

/**
 * How many lookups a second the gateway answers to 200 callers on one license, next to a Fastify handler that does the
 * same work for HTTP with no key, no count and no database, in as many processes (`bare-http.ts`).
 */
export async function measure({ before }: BenchOptions): Promise<Figure[]> {
  if (before !== undefined) return compareWith(before)
  const embedded = await measureOn('embedded', 1)
  const cluster = await startPostgres({ isDurable: true })
  const onPostgres: Measured[] = []
  try {
    for (const processes of [1, 2, 4]) onPostgres.push(await measureOn('postgres', processes, cluster))
  } finally {
    await cluster.stop()
  }
  const [alone, ...replicas] = onPostgres
  const { p50, p99 } = embedded.single
  return [
    ...[embedded, ...onPostgres].flatMap(({ figures }) => figures),
    ...replicas.flatMap(({ processes, speed, bareSpeed }) => [
      {
        what: `postgres, ${processes} processes, share of linear growth`,
        ...{ value: alone ? growth(alone.speed, speed, processes) : null, unit: '', least: GATEWAY.linear },
      },
      // Of this machine with so many processes, whatever they do.
      {
        what: `${processes} processes, share of linear growth: a handler with the same HTTP work`,
        ...{ value: alone ? growth(alone.bareSpeed, bareSpeed, processes) : null, unit: '' },
      },
    ]),
    // What the home page says of the speed, which is that of one server with its embedded database.
    { what: 'one caller, half of the lookups', value: p50, unit: 'ms', most: lookupSpeed.median },
    { what: 'one caller, 99 of 100', value: p99, unit: 'ms', most: lookupSpeed.slow },
  ]
}

interface Speed {
  perSecond: number
  /** Processor time for a lookup, in microseconds, of everything that it needs: servers, PostgreSQL, and callers. */
  cost: number
}

interface Measured {
  figures: Figure[]
  processes: number
  speed: Speed
  bareSpeed: Speed
  single: Load
}

/** Lookups a second of so many processes, as a share of what they were if each made as many as one alone, until all cores are busy. */
function growth({ perSecond, cost }: Speed, together: Speed, processes: number): number {
  return together.perSecond / Math.min(processes * perSecond, (availableParallelism() * SECOND) / cost)
}

function measureOn(database: string, processes: number, cluster?: Cluster): Promise<Measured> {
  return withFolder(async folder => {
    const url = await cluster?.createDatabase(`gateway_${processes}`)
    const keys = await prepareLookups(folder, url)
    const env = serverEnv({ ...lookupEnv(folder, url), ...(processes > 1 && NO_CARDS) })
    const ours: RunningServer[] = []
    const theirs: RunningServer[] = []
    for (let process = 0; process < processes; process++) {
      ours.push(await startServer(env))
      theirs.push(await startServer(env, 'scripts/bench/bare-http.ts'))
    }
    const rounds: { server: Load; bare: Load; postgres: number }[] = []
    for (let warmedUp = 0; rounds.length < ROUNDS; ) {
      const before = cluster?.processorTime() ?? 0
      const server = await load(ours, keys)
      const used = (cluster?.processorTime() ?? 0) - before
      const result = { server, bare: await load(theirs, keys), postgres: used / server.lookups }
      if (warmedUp >= WARM_UP) rounds.push(result)
      warmedUp += server.lookups / processes
    }
    const single = await load(ours.slice(0, 1), keys.slice(0, 1), { callers: 1 })
    for (const server of [...ours, ...theirs]) await server.end('SIGTERM')
    const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of)) ?? 0
    const what = `${database}, ${processes} processes`
    const costs = {
      'main thread': middle(({ server }) => server.main),
      'whole process': middle(({ server }) => server.all),
      ...(cluster && { PostgreSQL: middle(({ postgres }) => postgres) }),
      callers: middle(({ server }) => server.callers),
      'a handler with the same HTTP work': middle(({ bare }) => bare.main),
    }
    const speed = {
      perSecond: middle(({ server }) => server.perSecond),
      cost: costs['whole process'] + (costs.PostgreSQL ?? 0) + costs.callers,
    }
    const bareSpeed = {
      perSecond: middle(({ bare }) => bare.perSecond),
      cost: middle(({ bare }) => bare.all + bare.callers),
    }
    const figures: Figure[] = [
      { what: `${what}, lookups a second`, value: speed.perSecond, unit: '' },
      {
        what: `${what}, share of a handler with the same HTTP work`,
        value: middle(({ server, bare }) => server.perSecond / bare.perSecond),
        unit: '',
        least: GATEWAY.share,
      },
      ...Object.entries(costs).map(([part, value]) => ({
        what: `${what}, processor for a lookup: ${part}`,
        ...{ value, unit: 'µs' },
      })),
      { what: `${what}, 99 of 100`, value: middle(({ server }) => server.p99), unit: 'ms' },
      {
        what: `${what}, failed`,
        value: Math.max(...rounds.map(({ server }) => server.failed)),
        unit: '',
        most: 0,
      },
    ]
    return { figures, processes, speed, bareSpeed, single }
  })
}
