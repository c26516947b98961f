import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startPostgres } from '../lib/processes/postgres.ts'
import { NO_CARDS, type RunningServer, startServer } from '../lib/processes/server.ts'
import { writeRelease } from '../lib/release-code.ts'
import { GATEWAY } from './budgets.ts'
import { type Figure, median } from './figures.ts'
import { type Load, load, lookupEnv, prepareLookups } from './gateway-load.ts'
import { serverEnv, withFolder } from './world.ts'

/** Rounds of both releases in turn, and seconds of each; of the first rounds, which compile the code, nothing counts. */
const ROUNDS = 12
const WARM_UPS = 2
const SECONDS = 2

interface Round {
  now: Load
  before: Load
}

/**
 * What a lookup costs of the processor, next to the release before: the folder of a checkout, or a revision of this
 * repository. The processor's time says more than lookups a second where others use the machine too.
 */
export function compareWith(before: string): Promise<Figure[]> {
  return withFolder(async folder => {
    const isFolder = existsSync(join(before, 'package.json'))
    const code = isFolder ? resolve(before) : join(folder, 'code')
    if (!isFolder) writeRelease(code, before)
    const embedded = await compareOn('embedded', code)
    const cluster = await startPostgres({ isDurable: true })
    try {
      const databases = [await cluster.createDatabase('now'), await cluster.createDatabase('earlier')]
      return [...embedded, ...(await compareOn('postgres', code, databases))]
    } finally {
      await cluster.stop()
    }
  })
}

function compareOn(database: string, code: string, [ours, theirs]: readonly string[] = []) {
  return withLookups('.', ours, now =>
    withLookups(code, theirs, async before => {
      const rounds: Round[] = []
      for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
        // What runs second finds another machine, so they take turns at it.
        const first = round % 2 ? undefined : await now()
        const result = { before: await before(), now: first ?? (await now()) }
        if (round >= WARM_UPS) rounds.push(result)
      }
      return [
        ...figuresOf(`${database}, main thread for a lookup`, rounds, ({ main }) => main),
        ...figuresOf(`${database}, whole process for a lookup`, rounds, ({ all }) => all),
      ]
    }),
  )
}

/** Runs with a server of lookups, as a function that has them made. */
function withLookups<T>(
  code: string,
  url: string | undefined,
  run: (lookUp: () => Promise<Load>) => Promise<T>,
): Promise<T> {
  return withFolder(async folder => {
    const keys = await prepareLookups(folder, url)
    const env = serverEnv({ ...lookupEnv(folder, url), ...NO_CARDS, PORTAL_DIR: resolve('dist') })
    const server: RunningServer = await startServer(env, join(code, 'src/backend/main.ts'))
    try {
      return await run(() => load([server], keys, { seconds: SECONDS }))
    } finally {
      await server.end('SIGTERM')
    }
  })
}

function figuresOf(what: string, rounds: readonly Round[], costOf: (load: Load) => number): Figure[] {
  return [
    { what, value: median(rounds.map(({ now }) => costOf(now))), unit: 'µs' },
    { what: `${what}, before`, value: median(rounds.map(({ before }) => costOf(before))), unit: 'µs' },
    {
      what: `${what}, as a multiple`,
      value: median(rounds.map(({ now, before }) => costOf(now) / costOf(before))),
      unit: '',
      most: GATEWAY.dearer,
    },
  ]
}
