import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../../scripts/lib/processes/server.ts'
import { signIn } from '../../../../scripts/lib/sign-in.ts'
import { createOwnDatabase, type OwnDatabase } from '../../../support/own-database.ts'

const server = process.env.DATABASE_URL
const AHEAD = 3 * 24 * 60 * 60_000
/** Preloaded: the clock of this machine is three days ahead. */
const WRONG_CLOCK = `
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length) super(...given); else super(Real.now() + ${AHEAD}) }
    static now() { return Real.now() + ${AHEAD} }
  }`
/** More than any interval of a job. */
const LONGEST = 25 * 60 * 60_000

describe.runIf(server)(
  'a server whose clock is three days ahead',
  { timeout: scaledTimeout(120_000) },
  () => {
    let own: OwnDatabase
    let folder: string
    let running: RunningServer
    beforeAll(async () => {
      own = await createOwnDatabase(server ?? '')
      folder = mkdtempSync(join(tmpdir(), 'gatepost-clock-'))
      running = await startServer({
        APP_ENV: 'test',
        DATA_DIR: folder,
        DATABASE_URL: own.url,
        ENCRYPTION_KEY: Buffer.alloc(32, 'servers share it').toString('base64'),
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}`,
      })
    }, scaledTimeout(180_000))
    afterAll(async () => {
      await running?.end('SIGTERM')
      await own?.release()
      if (folder) rmSync(folder, { recursive: true })
    })

    const rowsOf = async (text: string) => {
      const client = new pg.Client({ connectionString: own.url })
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    }

    test('writes the times of the database: when jobs are due, and when a session was used', async () => {
      const person = await fetch(`${running.origin}/dev/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      await signIn(running.origin, (await person.json()) as { username: string; password: string })
      await expect
        .poll(async () => (await rowsOf('select count(*)::int as count from kernel.jobs'))[0].count)
        .toBeGreaterThan(20)
      const late = await rowsOf(
        `select name, due from kernel.jobs where due > clock_timestamp() + interval '${LONGEST} milliseconds'`,
      )
      expect(late).toEqual([])
      const sessions = await rowsOf(
        `select count(*)::int as count, bool_and(last_used between clock_timestamp() - interval '1 hour' and clock_timestamp()
         and created <= clock_timestamp()) as is_now from kernel.sessions`,
      )
      expect(sessions[0].count).toBeGreaterThan(0)
      expect(sessions[0].is_now).toBe(true)
    })

    test('says so in its log', () => {
      expect(running.output()).toMatch(/"seconds":2592\d\d,.*clock is ahead/)
    })
  },
)
