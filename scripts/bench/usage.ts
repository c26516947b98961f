import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { usageDays, usageHours } from '#backend/services/security/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { startServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { USAGE_REPORT, USAGE_WAIT } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'
import { watchWaits } from './measure/waits.ts'

/** Every hour of a year: 1.75 million rows. */
const KEYS = 100
const HOURS = 365 * 24
const LICENSES = [1102, 1407]
const RUNS = 5

export interface UsageResult {
  rows: number
  /** `wait` is the longest that another call waited while the report was answered, in ms, the median of the runs. */
  reports: { report: string; rows: number; kilobytes: number; milliseconds: number; wait: number }[]
  checks: Check[]
}

/** Measures usage reports in an account with a year of usage. */
export async function measureUsage(): Promise<UsageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const env = { APP_ENV: 'demo', DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' }
  try {
    await (await startServer(env)).end('SIGTERM')
    const rows = await fill(folder)
    const server = await startServer(env)
    const { bearer } = await signIn(server.origin, DEMO_LOGIN)
    const reports: UsageResult['reports'] = []
    for (const [report, query] of Object.entries(QUERIES)) {
      const url = `${server.origin}/api/security/keys/usage?${new URLSearchParams(query)}`
      const times: number[] = []
      const waits: number[] = []
      let text = ''
      for (let run = 0; run <= RUNS; run++) {
        const endWatch = watchWaits(`${server.origin}/healthz`)
        const start = performance.now()
        const response = await fetch(url, { headers: bearer })
        text = await response.text()
        const time = performance.now() - start
        const wait = await endWatch()
        if (!response.ok) throw new Error(`listKeyUsage answers ${response.status}: ${text}`)
        // The first run compiles the code that the others run.
        if (!run) continue
        times.push(time)
        waits.push(wait)
      }
      const found = query.format === 'csv' ? text.split('\n').length - 2 : JSON.parse(text).usage.length
      const milliseconds = median(times) ?? 0
      reports.push({
        report,
        rows: found,
        kilobytes: text.length / 1000,
        milliseconds,
        wait: median(waits) ?? 0,
      })
    }
    await server.end('SIGTERM')
    const whole = { limit: USAGE_REPORT, unit: 'ms', at: 'most' } as const
    const wait = { limit: USAGE_WAIT, unit: 'ms', at: 'most' } as const
    const worst = Math.max(...reports.map(report => report.wait))
    return {
      rows,
      reports,
      checks: [
        { what: 'listKeyUsage, six months by the day', value: reports[0]?.milliseconds ?? null, ...whole },
        { what: 'longest wait of another call next to a report of usage', value: worst, ...wait },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SIX_MONTHS = { start: '2026-01-01T00:00:00Z', end: '2026-07-01T00:00:00Z' }
const WEEK = { start: '2026-06-01T00:00:00Z', end: '2026-06-08T00:00:00Z' }
const QUERIES: Record<string, Record<string, string>> = {
  'six months by the day': SIX_MONTHS,
  'six months by the day, cut off at both ends': {
    start: '2026-01-01T06:00:00Z',
    end: '2026-06-30T18:00:00Z',
  },
  'six months by the day of Berlin': {
    start: '2025-12-31T23:00:00Z',
    end: '2026-06-30T22:00:00Z',
    time_zone: 'Europe/Berlin',
  },
  'a week by the hour': { ...WEEK, interval: 'hour' },
  'two months by the hour': {
    start: '2026-05-01T00:00:00Z',
    end: '2026-07-01T00:00:00Z',
    interval: 'hour',
  },
  'six months by the day, as CSV': { ...SIX_MONTHS, format: 'csv' },
  'six months by the hour, as CSV': { ...SIX_MONTHS, interval: 'hour', format: 'csv' },
}

/** Adds a year of lookups to the demo account. Returns the number of hourly rows. */
async function fill(folder: string): Promise<number> {
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder })
  const { queries: db } = database
  try {
    const [demo] = await db
      .select({ accountId: memberships.accountId })
      .from(memberships)
      .innerJoin(people, eq(people.userId, memberships.userId))
      .where(sql`${people.username} = ${DEMO_LOGIN.username} and ${memberships.isDefault}`)
    if (!demo) throw new Error('The demo has no account')
    const { accountId } = demo
    await db.execute(sql`delete from ${usageHours} where account_id = ${accountId}`)
    await db.execute(sql`delete from ${usageDays} where account_id = ${accountId}`)
    await db.execute(sql`
      with keys as materialized (select gen_random_uuid() as key_id, n from generate_series(1, ${KEYS}::int) n)
      insert into ${usageHours} (account_id, hour, key_id, license_id, used)
      select ${accountId}::int, '2025-07-01T00:00:00Z'::timestamptz + h * interval '1 hour', key_id, license,
        1 + (h * 7 + n * 13) % 400
      from generate_series(0, ${HOURS - 1}::int) h, keys, unnest(${sql.param(LICENSES)}::int[]) license`)
    await db.execute(sql`
      insert into ${usageDays} (account_id, day, key_id, license_id, used)
      select account_id, date_trunc('day', hour, 'UTC'), key_id, license_id, sum(used)
      from ${usageHours} where account_id = ${accountId} group by 1, 2, 3, 4`)
    await db.execute(sql`analyze ${usageHours}`)
    await db.execute(sql`analyze ${usageDays}`)
    return await db.$count(usageHours, eq(usageHours.accountId, accountId))
  } finally {
    await database.close()
  }
}
