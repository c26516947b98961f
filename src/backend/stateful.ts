import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import { type BuiltApp, buildApp } from '#kernel/app.ts'
import { manualClock } from '#kernel/clock.ts'
import type { Controls, Snapshot } from '#kernel/dev/controls.ts'
import { DEMO_LOGIN, seedDemo } from '#kernel/dev/demo.ts'
import { registerSeeding } from '#kernel/dev/seeds.ts'
import { CONNECTION_TIMES, httpOptions } from '#kernel/http/connections.ts'
import { type Job, runDueJobs } from '#kernel/jobs/jobs.ts'
import { purgeJobs } from '#kernel/jobs/purge.ts'
import { createReplay, type Replay, type ReplayState } from '#kernel/replay.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { DatabaseCopy } from '#kernel/storage/embedded/copy.ts'
import { readConfig, services } from './services.ts'

export interface StatefulServer {
  url: string
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
  stop(): Promise<void>
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Of a clock that moves further, jobs see each day; of one that moves less, every six hours. */
const FEW_DAYS = 2 * DAY

const jobs: readonly Job[] = [...purgeJobs, ...services.flatMap(({ jobs: own = [] }) => own)]

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
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
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

  function current(): Promise<Running> {
    if (!ready) throw new Error('the server has not started')
    return ready
  }

  const controls: Controls = {
    seed,
    now: clock.now,
    async moveClock(to) {
      const { kernel, replay } = await current()
      for (let left = to.getTime() - clock.now().getTime(); left > 0; ) {
        const step = Math.min(left, left > FEW_DAYS ? DAY : 6 * HOUR)
        clock.advance(step)
        left -= step
        await replay.run('jobs', () => runDueJobs(kernel, jobs))
      }
    },
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
    const built = await buildApp({
      config,
      database,
      services,
      clock,
      replay,
      controls,
      demoLogin: DEMO_LOGIN,
      ...(portal && { portal }),
    })
    const { app, kernel } = built
    registerSeeding(app, kernel, services)
    await app.ready()
    const stops = await replay.run('work', async () => {
      await seedDemo(kernel, services)
      await runDueJobs(kernel, jobs)
      return Promise.all(services.flatMap(({ start }) => start?.(kernel) ?? []))
    })
    return {
      ...built,
      database,
      replay,
      async stop() {
        for (const stop of stops) await stop()
        await app.close()
        await database.close()
      },
    }
  }

  ready = run(files)
  await ready
  return {
    url,
    controls,
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
      await (await current()).stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
