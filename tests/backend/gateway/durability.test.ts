import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { keyLimits, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { readConfig, services } from '#backend/services.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { basic, makeKey, PLANS } from '../../support/gateway.ts'

const CALLERS = 20
const BEFORE_THE_KILL = 150

let folder: string
let server: RunningServer | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-metering-'))
  await fillDataFolder(folder)
})
afterEach(async () => {
  await server?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The tables of a server that is not running. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

// A kill under any call: tests/backend/kernel/durability.test.ts, in each run.
test.runIf(isFullRun)(
  'after a kill -9, every answered call is counted, plus at most the calls in flight',
  {
    timeout: scaledTimeout(90_000),
  },
  async () => {
    const env = { APP_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }
    const key = await withDatabase(async database => {
      const { app, kernel } = await buildServer({ config: readConfig(env), database, services })
      const made = await makeKey(
        { db: database.queries, kernel },
        { plans: [PLANS.usCore], limit: { max: 100_000 } },
      )
      await app.close()
      return made
    })
    server = await startServer({ ...env, DATABASE_URL: undefined })
    const { origin } = server
    const headers = basic(key)
    let answered = 0
    let rejected = 0
    let underWay = 0
    const call = async () => {
      const response = await fetch(`${origin}/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116`, {
        headers,
      })
      await response.text()
      if (response.status === 200) answered++
      else rejected++
    }
    const callers = Array.from({ length: CALLERS }, async () => {
      for (;;) {
        underWay++
        // A call whose connection breaks stays in flight: it may have been counted.
        await call()
        underWay--
        // Two may end before either gets here.
        if (answered + rejected >= BEFORE_THE_KILL) await server?.end('SIGKILL')
      }
    })
    const outcomes = await Promise.allSettled(callers)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(answered).toBeGreaterThanOrEqual(BEFORE_THE_KILL - rejected)
    expect(rejected).toBe(0)
    expect(underWay).toBeLessThanOrEqual(CALLERS)

    await withDatabase(async ({ queries: db }) => {
      const [limit] = await db.select().from(keyLimits).where(eq(keyLimits.keyId, key.keyId))
      const sum = (rows: { used: number }[]) => rows.reduce((total, { used }) => total + used, 0)
      const hours = sum(await db.select().from(usageHours).where(eq(usageHours.keyId, key.keyId)))
      const days = sum(await db.select().from(usageDays).where(eq(usageDays.keyId, key.keyId)))
      expect([hours, days]).toEqual([limit?.lookupsUsed, limit?.lookupsUsed])
      expect(hours).toBeGreaterThanOrEqual(answered)
      expect(hours).toBeLessThanOrEqual(answered + underWay)
      console.log(`killed: ${answered} answered, ${underWay} under way, ${hours} counted`)
    })
  },
)
