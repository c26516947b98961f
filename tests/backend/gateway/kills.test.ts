import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { readConfig, services } from '#backend/services.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { basic, type GatewayKey, makeKey, PLANS } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'

const CALLERS = 10
/** Lookups of each call, as many as one may have, so that few calls are many lookups. */
const SIZE = 100
const BODY = JSON.stringify({
  lookups: Array.from({ length: SIZE }, () => ({ street: '1 A St', zipcode: '84116' })),
})
/** Lookups that are left: soon too few for a process to answer before it counts. */
const LEFT = 130_000
/** What a process may be ahead with. */
const AHEAD = LEFT * 0.01

const url = process.env.DATABASE_URL
let folder: string
let env: Record<string, string | undefined>
let servers: RunningServer[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-kills-'))
  if (!url) await fillDataFolder(folder)
  env = {
    APP_ENV: 'development',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_URL: url,
    ...(url && { ENCRYPTION_KEY: Buffer.alloc(32, 'tests share it').toString('base64') }),
  }
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The tables; of the embedded database while no server is running. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function start(): Promise<RunningServer> {
  const server = await startServer(env)
  servers.push(server)
  return server
}

interface Tally {
  answered: number
  /** Lookups of calls that got no response. They may have been counted. */
  unanswered: number
  usedUp: boolean
}

const newTally = (): Tally => ({ answered: 0, unanswered: 0, usedUp: false })

/** Verifies addresses by many callers, until the server is gone or the lookups are used up. */
async function lookUntilTheEnd({ origin }: RunningServer, key: GatewayKey, tally: Tally) {
  const headers = { ...basic(key), 'content-type': 'application/json' }
  const endpoint = `${origin}/api/gateway/us-street`
  const caller = async () => {
    while (!tally.usedUp) {
      const response = await fetch(endpoint, { method: 'POST', headers, body: BODY }).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (!response || text === undefined) {
        tally.unanswered += SIZE
        return
      }
      expect([200, 402], text).toContain(response.status)
      if (response.status === 200) tally.answered += SIZE
      else tally.usedUp = true
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
}

// In `npm test`, durability.test.ts kills a server once.
test.runIf(isFullRun)(
  'with kill -9 in the middle, the counts agree, and no more pass than are left and the window',
  {
    timeout: scaledTimeout(180_000),
  },
  async () => {
    const key = await withDatabase(async database => {
      const config = readConfig(env)
      const { app, kernel } = await buildServer({ config, database, services })
      const made = await makeKey({ db: database.queries, kernel }, { plans: [PLANS.usCore], remaining: LEFT })
      await app.close()
      return made
    })
    const paidBefore = (await withDatabase(({ queries: db }) => countsOf({ db }, key))).paid
    const counts = async () => {
      const { paid, hours, days } = await withDatabase(({ queries: db }) => countsOf({ db }, key))
      expect([paid - paidBefore, days]).toEqual([hours, hours])
      return hours
    }
    const killed = await start()
    // On PostgreSQL another process uses the same subscription all the time.
    const other = url ? await start() : undefined
    const [before, meanwhile, after] = [newTally(), newTally(), newTally()]
    const others = other && lookUntilTheEnd(other, key, meanwhile)
    const killing = (async () => {
      while (before.answered < LEFT / 10) await new Promise(resolve => setTimeout(resolve, 5))
      await killed.end('SIGKILL')
    })()
    await Promise.all([lookUntilTheEnd(killed, key, before), killing])
    if (!other) {
      const counted = await counts()
      expect(counted).toBeGreaterThanOrEqual(before.answered - AHEAD)
      expect(counted).toBeLessThanOrEqual(before.answered + before.unanswered)
    }
    const last = await start()
    await lookUntilTheEnd(last, key, after)
    await others
    for (const server of servers) await server.end('SIGTERM')
    const counted = await counts()
    const window = other ? 2 * AHEAD : AHEAD
    const answered = before.answered + meanwhile.answered + after.answered
    expect([before.usedUp, after.usedUp]).toEqual([false, true])
    expect(answered).toBeLessThanOrEqual(LEFT + window)
    expect(counted).toBeLessThanOrEqual(LEFT + window)
    expect(counted).toBeGreaterThanOrEqual(answered - AHEAD)
    expect(counted).toBeGreaterThan(LEFT - SIZE)
    const [term] = await withDatabase(({ queries: db }) =>
      db
        .select({ remaining: subscriptions.remaining })
        .from(subscriptions)
        .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
        .where(eq(tracks.accountId, key.accountId)),
    )
    expect(term?.remaining).toBe(LEFT - counted)
    console.log(
      `killed: ${answered} answered, ${before.unanswered} without an answer, ${counted} counted of ${LEFT}`,
    )
  },
)
