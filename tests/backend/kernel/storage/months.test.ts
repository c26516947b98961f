import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeJobs as securityJobs } from '#backend/services/security/purge.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { ACTIVITY_KEPT, REJECTIONS_KEPT, USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { manualClock } from '#kernel/clock.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJobs as kernelJobs } from '#kernel/jobs/purge.ts'
import { runWorkers, WORKER_INTERVAL, type Worker } from '#kernel/jobs/worker.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'

/** Years away from the months that a new database starts with. */
const NOW = new Date('2041-11-28T12:00:00Z')
const KEY = '0198a3f0-0000-7000-8000-000000000041'

function jobNamed(name: string): Worker {
  const job = [...kernelJobs, ...securityJobs].find(job => job.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  return job
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' }, clock: manualClock(NOW) })
})
afterAll(() => backend.close())

/** Runs a job at a time. */
async function runAt(time: Date | number, name: string): Promise<void> {
  backend.clock.set(new Date(time))
  await backend.db.execute(sql`delete from kernel.jobs`)
  await runWorkers(backend.kernel, [jobNamed(name)])
  expect(backend.log).toEqual([])
}

interface Monthly {
  table: string
  /** The name of its job. */
  job: string
  by: string
  /** Undefined for rows that stay. */
  kept?: number
  /** The columns and values of a row without the moment. */
  row: Record<string, string>
}

const usage = { account_id: '1', key_id: `'${KEY}'`, license_id: '1102', used: '1' }
const source = { rule: `'hostname'`, source_kind: `'hostname'`, source: `'a.example'`, refused: '1' }
const seen = { first: 'now()', last: 'now()' }
const entry = { operation: `'pauseSecretKey'`, request_id: `'r'`, address: `'192.0.2.1'` }
const letter = { recipient: `'a@test.example'`, subject: `'A'`, body: `''`, next_attempt: 'now()' }
const TABLES: Monthly[] = [
  {
    table: 'security.usage_hours',
    job: 'purge-usage-hours',
    by: 'hour',
    kept: USAGE_HOURS_KEPT,
    row: usage,
  },
  { table: 'security.usage_days', job: 'usage-day-months', by: 'day', row: usage },
  {
    table: 'security.refusals',
    job: 'purge-refusals',
    by: 'hour',
    kept: REJECTIONS_KEPT,
    row: { account_id: '1', key_id: `'${KEY}'`, ...source, ...seen },
  },
  {
    table: 'kernel.activities',
    job: 'purge-activities',
    by: 'created',
    kept: ACTIVITY_KEPT,
    row: entry,
  },
  { table: 'kernel.mails', job: 'purge-mails', by: 'created', kept: ENDED_KEPT, row: letter },
]

/** The partitions of a table in the 2040s, without its name. */
async function partitionsOf({ table }: Pick<Monthly, 'table'>): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    backend.db,
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = ${table}::regclass and relname ~ '_204\\d_' order by 1`,
  )
  return rows.map(({ name }) => name.slice(-'2041_11'.length))
}

/** Adds a row at a moment, in a time zone, and returns the partition that has it. */
async function add({ table, by, row }: Monthly, moment: string, zone = 'UTC'): Promise<string> {
  const columns = sql.raw([by, ...Object.keys(row)].join(', '))
  const sent = table === 'kernel.mails' ? ['sent', `'${moment}'`] : []
  const [names, values] = [sent.slice(0, 1), sent.slice(1)].map(list =>
    sql.raw(list.map(text => `, ${text}`).join('')),
  )
  return backend.db.transaction(async db => {
    await db.execute(sql`select set_config('timezone', ${zone}, true)`)
    const [added] = await rowsOf<{ name: string }>(
      db,
      sql`insert into ${sql.raw(table)} (${columns}${names})
        values (${moment}::timestamptz, ${sql.raw(Object.values(row).join(', '))}${values})
        returning tableoid::regclass::text as name`,
    )
    return added?.name.slice(-'2041_11'.length) ?? ''
  })
}

/** The moments of the rows since a time, in the order of time. */
async function momentsOf({ table, by }: Monthly): Promise<string[]> {
  const rows = await rowsOf<{ at: string }>(
    backend.db,
    sql`select to_char(${sql.identifier(by)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at
      from ${sql.raw(table)} where ${sql.identifier(by)} > '2040-01-01' order by 1`,
  )
  return rows.map(({ at }) => at)
}

/** The edges of a month of UTC, as people in other zones see them. */
const EDGES: [moment: string, zone: string, month: string][] = [
  ['2041-11-30T23:59:59.999999Z', 'UTC', '2041_11'],
  ['2041-12-01T00:00:00Z', 'UTC', '2041_12'],
  ['2041-11-30T23:30:00Z', 'Pacific/Kiritimati', '2041_11'],
  ['2041-12-01 13:59:59.999', 'Pacific/Kiritimati', '2041_11'],
  ['2041-12-01 14:00:00.003', 'Pacific/Kiritimati', '2041_12'],
  ['2041-11-30 11:59:59.998', 'Etc/GMT+12', '2041_11'],
  ['2041-11-30 12:00:00.001', 'Etc/GMT+12', '2041_12'],
  ['2041-12-01 05:45:00.005', 'Asia/Kathmandu', '2041_12'],
  ['2041-12-31T23:59:59.999999Z', 'America/New_York', '2041_12'],
  ['2041-12-31 19:00:00.002', 'America/New_York', '2042_01'],
]

// One after another: each continues with what the one before has left.
describe.each(TABLES)('$table', of => {
  let written: string[]
  const runAllAt = (time: Date | number) => runAt(time, of.job)

  test('a row of a month without a partition is taken, and moves once there is one', async () => {
    expect(await add(of, '2041-12-05T10:00:00Z')).toMatch(/other$/)
    await runAllAt(NOW)
    expect(await partitionsOf(of)).toEqual(['2041_11', '2041_12', '2042_01'])
    expect(await momentsOf(of)).toEqual(['2041-12-05T10:00:00.000000'])
    const [row] = await rowsOf<{ name: string }>(
      backend.db,
      sql`select tableoid::regclass::text as name from ${sql.raw(of.table)} where ${sql.identifier(of.by)} > '2040-01-01'`,
    )
    expect(row?.name).toMatch(/2041_12$/)
  })

  test('a row at the edge of a month is in that of UTC, in whatever zone it is written', async () => {
    for (const [moment, zone, month] of EDGES) expect(await add(of, moment, zone), moment).toBe(month)
    written = await momentsOf(of)
    expect(written).toHaveLength(EDGES.length + 1)
  })

  test('the jobs of a month later lose none of them', async () => {
    const kept = of.kept ?? Number.POSITIVE_INFINITY
    const end = Date.parse('2041-12-01T00:00:00Z')
    // The last moment at which all that was written is to be there.
    await runAllAt(Math.min(Date.parse(`${written[0]}Z`) + kept, end + 40 * DAY))
    expect(await momentsOf(of)).toEqual(written)
  })

  test('rows go when their time is over, and a month when its last moment is', async () => {
    const { kept } = of
    const end = Date.parse('2041-12-01T00:00:00Z')
    if (kept === undefined) {
      await runAllAt(end + 1000 * DAY)
      expect(await momentsOf(of)).toEqual(written)
      expect(await partitionsOf(of)).toContain('2041_11')
      return
    }
    await runAllAt(end + kept - HOUR / 2)
    const later = (time: number) => written.filter(moment => Date.parse(`${moment}Z`) >= time)
    expect(await momentsOf(of)).toEqual(later(end - HOUR / 2))
    expect(await partitionsOf(of)).toContain('2041_11')
    await runAllAt(end + kept)
    expect(await momentsOf(of)).toEqual(later(end))
    expect(await partitionsOf(of)).not.toContain('2041_11')
    expect(await partitionsOf(of)).toContain('2041_12')
  })

  test('one that is over is emptied first by an index that no one else pays for', async () => {
    if (of.kept === undefined) return
    const indexes = await rowsOf<{ name: string }>(
      backend.db,
      sql`select indexrelid::regclass::text as name from pg_index where indrelid = ${`${of.table}_2041_12`}::regclass`,
    )
    const byMoment = `${of.table}_2041_12_${of.by}`
    expect(indexes.map(({ name }) => name)).not.toContain(byMoment)
    await runAllAt(Date.parse('2041-12-02T00:00:00Z') + of.kept)
    const [made] = await rowsOf<{ found: string | null }>(
      backend.db,
      sql`select to_regclass(${byMoment})::text as found`,
    )
    expect(made?.found).toBe(byMoment)
  })
})

test('an email that was not sent yet, or only later, outlives its month', async () => {
  const runMailAt = (time: Date | number) => runAt(time, 'purge-mails')
  const created = new Date('2051-01-31T23:00:00Z')
  await runMailAt(created)
  const mail = { subject: 'S', body: '', created, nextAttempt: created }
  const sent = new Date('2051-02-20T00:00:00Z')
  await backend.db.insert(mails).values([
    { ...mail, recipient: 'waits@month.example' },
    { ...mail, recipient: 'late@month.example', sent },
    { ...mail, recipient: 'gone@month.example', sent: created },
  ])
  const left = async () => {
    const rows = await rowsOf<{ recipient: string; name: string }>(
      backend.db,
      sql`select recipient, tableoid::regclass::text as name from kernel.mails where recipient like '%@month.example' order by 1`,
    )
    return rows.map(({ recipient, name }) => `${recipient.split('@')[0]} in ${name}`)
  }
  expect(await left()).toEqual(['gone', 'late', 'waits'].map(who => `${who} in kernel.mails_2051_01`))
  await runMailAt(Date.parse('2051-02-01T00:00:00Z') + ENDED_KEPT)
  await runMailAt(Date.parse('2051-02-01T01:00:00Z') + ENDED_KEPT)
  expect(await left()).toEqual(['late', 'waits'].map(who => `${who} in kernel.mails_other`))
  await runMailAt(sent.getTime() + ENDED_KEPT + HOUR)
  expect(await left()).toEqual(['waits in kernel.mails_other'])
})

test('of several replicas that find the jobs due, one creates and drops months', async () => {
  const hours = { table: 'security.usage_hours' }
  const others = process.env.DATABASE_URL
    ? [await startBackend({ env: { LOG_LEVEL: 'error' }, clock: backend.clock, beside: backend })]
    : []
  try {
    const replicas = [backend, ...others, backend, ...others]
    const runs: string[] = []
    const jobs = TABLES.map(({ job }) => jobNamed(job)).map(job => ({
      ...job,
      async run(...parameters: Parameters<Worker['run']>) {
        runs.push(job.name)
        return job.run(...parameters)
      },
    }))
    backend.clock.set(new Date('2045-03-01T00:00:00Z'))
    await backend.db.execute(sql`delete from kernel.jobs`)
    await Promise.all(replicas.map(({ kernel }) => runWorkers(kernel, jobs)))
    expect(runs.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
    expect(await partitionsOf(hours)).toEqual(['2045_03', '2045_04', '2045_05'])
    backend.clock.advance(WORKER_INTERVAL)
    const again = await Promise.all(replicas.map(({ kernel }) => runWorkers(kernel, jobs)))
    expect(again).toEqual(replicas.map(() => 0))
    expect([backend, ...others].flatMap(({ log }) => log)).toEqual([])
  } finally {
    await Promise.all(others.map(other => other.close()))
  }
})

test.runIf(process.env.DATABASE_URL)(
  'a job waits for a report that is in progress, and no lookup waits for the job',
  async () => {
    const now = new Date('2048-03-01T00:00:00Z')
    const other = await startBackend({ env: { LOG_LEVEL: 'error' }, clock: backend.clock, beside: backend })
    const count = async () => {
      const start = performance.now()
      await other.db.execute(sql`
      insert into security.usage_hours (account_id, hour, key_id, license_id, used)
      values (1, '2048-03-01', ${KEY}, 1102, 1)
      on conflict (account_id, hour, key_id, license_id) do update set used = usage_hours.used + 1`)
      return performance.now() - start
    }
    try {
      const waits: number[] = []
      let isRead = false
      const report = other.db.transaction(async db => {
        await db.execute(sql`select count(*) from security.usage_hours`)
        await sleep(1_200)
        isRead = true
      })
      const job = runAt(now, 'purge-usage-hours').then(() => expect(isRead).toBe(true))
      while (!isRead) waits.push(await count())
      await Promise.all([report, job])
      expect(Math.max(...waits)).toBeLessThan(1_000)
      const [row] = await rowsOf<{ used: number }>(
        backend.db,
        sql`select used::int as used from security.usage_hours_2048_03 where key_id = ${KEY}`,
      )
      expect(row?.used).toBe(waits.length)
    } finally {
      await other.close()
    }
  },
)
