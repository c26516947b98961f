import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { BuiltApp } from '#kernel/app.ts'
import { earliest, manualClock } from '#kernel/clock.ts'
import { CONNECTION_TIMES, httpOptions } from '#kernel/http/connections.ts'
import { purgeJobs } from '#kernel/jobs/purge.ts'
import { startSchedule } from '#kernel/jobs/schedule.ts'
import { runWorkers, type Worker, workersOf } from '#kernel/jobs/worker.ts'
import { createReplay, type Replay, type ReplayState } from '#kernel/replay.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { DatabaseCopy } from '#kernel/storage/embedded/copy.ts'
import { deprecatedUsesWriter } from '#kernel/work/deprecated-uses.ts'
import { buildServer } from './build-server.ts'
import type { Controls, Snapshot } from './dev/controls.ts'
import { seedDemo } from './dev/demo.ts'
import { readConfig, services } from './services.ts'

export interface StatefulServer {
  url: string
  /** What the services say about themselves, such as where the card vendor for tests listens. */
  announced: readonly string[]
  controls: Controls
  close(): Promise<void>
}

export interface StatefulOptions {
  /** Two servers with the same seed and time respond with the same bytes to the same calls. */
  seed: string
  at: Date
  port: number
  /** Folder of the built portal. */
  portal?: string | undefined
  /** Files of a database to start with, so that none needs to be created. */
  files?: MemoryFS | undefined
  /** Variables over those of the environment that such a server has. */
  env?: Record<string, string>
}

interface Stored extends Snapshot {
  files: Uint8Array
  journal: string | undefined
  replay: ReplayState
}

/** The services as they run now; another one takes over when a snapshot is restored. */
interface Running extends BuiltApp {
  database: Database
  replay: Replay
  /** Those that several servers would share, and those that each has for itself. */
  shared: readonly Worker[]
  own: readonly Worker[]
  stop(): Promise<void>
}

/**
 * A clock that moves further stops each day at least, one that moves less every six hours, and both whenever something
 * is due.
 */
const FEW_DAYS = 2 * DAY
/** Milliseconds until what has happened leads to more, such as an order to its email, and how often it may do so. */
const AFTERWARD = 10_000
const MOST_AFTERWARD = 3
/** Rounds of its own workers at one time, after which they must have come to rest. */
const ROUNDS = 20
/** Real milliseconds between two rounds of them while the clock stands still: a person may pay at any time. */
const LIVE = 2_000

/**
 * All services on a database in memory, with the demo, a clock that stands still, and random values from a seed. Its
 * whole state can be saved and restored. Restoring restarts the services, so they keep nothing of the later state in
 * memory.
 */
export async function startStateful({
  seed,
  at,
  port,
  portal,
  files = new MemoryFS(),
  env = {},
}: StatefulOptions): Promise<StatefulServer> {
  // The test vendor of cards keeps a journal next to the database.
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-stateful-'))
  const journalFile = join(folder, 'test-vendor.jsonl')
  let ready: Promise<Running> | undefined
  const server = createServer(httpOptions(CONNECTION_TIMES), async (request, response) => {
    const { app } = await current()
    app.routing(request, response)
  })
  // Storing a state takes this thread for a while, which would count as idle time of a connection.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen(port, '127.0.0.1', listening),
  )
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const config = readConfig({
    APP_ENV: 'development',
    PUBLIC_URL: url,
    PORT: String((server.address() as AddressInfo).port),
    DATA_DIR: folder,
    ENCRYPTION_KEY: createHash('sha256').update(`encryption ${seed}`).digest('base64'),
    LOG_LEVEL: 'error',
    // Its clock stands still, so a limit that is reached would stay so. A scenario shows one.
    RATE_LIMIT_FACTOR: '1000',
    OUTBOUND_LOOPBACK: 'allowed',
    ...env,
  })
  const clock = manualClock(at)
  const snapshots = new Map<string, Stored>()
  let turn: Promise<unknown> = Promise.resolve()

  /** One at a time: what goes by the clock, and what moves it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  function current(): Promise<Running> {
    if (!ready) throw new Error('the server has not started')
    return ready
  }

  const controls: Controls = {
    seed,
    now: clock.now,
    moveClock: to =>
      inTurn(async () => {
        const running = await current()
        let afterward = 0
        for (;;) {
          const now = clock.now()
          const left = to.getTime() - now.getTime()
          if (left <= 0) return
          const step = afterward ? AFTERWARD : left > FEW_DAYS ? DAY : 6 * HOUR
          const stop = new Date(now.getTime() + Math.min(left, step))
          clock.set(earliest(stop, await nextDue(running, now)) ?? stop)
          const done = await running.replay.run('jobs', () => runDue(running))
          afterward = done && afterward < MOST_AFTERWARD ? afterward + 1 : 0
        }
      }),
    snapshots: () => [...snapshots.values()].map(({ name, at, bytes }) => ({ name, at, bytes })),
    async save(name) {
      const { database, replay } = await current()
      if (!database.dump) throw new Error('this database cannot be stored')
      const stored = await database.dump()
      const journal = existsSync(journalFile) ? readFileSync(journalFile, 'utf8') : undefined
      const bytes = stored.length + (journal?.length ?? 0)
      snapshots.set(name, { name, at: clock.now(), bytes, files: stored, journal, replay: replay.state() })
    },
    async restore(name) {
      const stored = snapshots.get(name)
      if (!stored) return false
      const before = await current()
      ready = (async () => {
        await before.stop()
        if (stored.journal === undefined) rmSync(journalFile, { force: true })
        else writeFileSync(journalFile, stored.journal, { mode: 0o600 })
        clock.set(stored.at)
        return run(new DatabaseCopy(stored.files), stored.replay)
      })()
      await ready
      return true
    },
  }

  async function run(copyOf: MemoryFS, state?: ReplayState): Promise<Running> {
    const replay = createReplay({ seed, clock, state })
    const database = await openDatabase({ folder: ':memory:', copyOf })
    const built = await buildServer({
      config,
      database,
      services,
      clock,
      replay,
      controls,
      ...(portal && { portal }),
    })
    const { app, kernel } = built
    const workers = [...purgeJobs, deprecatedUsesWriter(kernel), ...workersOf(kernel, services)]
    const [shared, own] = [workers.filter(each => !each.perProcess), workers.filter(each => each.perProcess)]
    await app.ready()
    const stops = await replay.run('work', async () => {
      await seedDemo(kernel, services)
      await runWorkers(kernel, shared)
      return Promise.all(services.flatMap(({ start }) => start?.(kernel) ?? []))
    })
    const stopSchedule = startSchedule([{ every: LIVE, run: () => inTurn(() => runWorkers(kernel, own)) }])
    return {
      ...built,
      database,
      replay,
      shared,
      own,
      async stop() {
        await stopSchedule()
        await turn
        for (const worker of own) await worker.end?.()
        for (const stop of stops) await stop()
        await app.close()
        await database.close()
      },
    }
  }

  ready = run(files)
  const { kernel } = await ready
  return {
    url,
    announced: services.flatMap(({ announce }) => announce?.(kernel) ?? []),
    controls,
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
      await (await current()).stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** When something that waits is due next. */
async function nextDue({ kernel, shared, own }: Running, now: Date): Promise<Date | undefined> {
  const times: (Date | undefined)[] = []
  for (const { next } of [...own, ...shared]) times.push(await next?.(kernel.queries, now))
  return earliest(...times)
}

/** Does what is due now, and returns how much that was: the shared workers see what its own have done. */
async function runDue({ kernel, shared, own }: Running): Promise<number> {
  let done = 0
  for (let round = 0; round < ROUNDS; round++) {
    const more = await runWorkers(kernel, own)
    done += more
    if (!more) break
  }
  return done + (await runWorkers(kernel, shared))
}
