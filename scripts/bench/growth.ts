import { sql } from 'drizzle-orm'
import pg from 'pg'
import { purgeJobs } from '#backend/services/security/purge.ts'
import { HOUR } from '#domain/time/durations.ts'
import { USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { manualClock } from '#kernel/clock.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type Backend, startBackend } from '../../tests/support/backend.ts'
import { fillMonths } from '../../tests/support/growth/fill.ts'
import { findingsOf, type Measured, measureQuestion } from '../../tests/support/growth/plans.ts'
import { inVain, type Question, questionsOf } from '../../tests/support/growth/queries.ts'
import { startPostgres } from '../lib/processes/postgres.ts'
import { type BenchOptions, type Figure, timeOf } from './figures.ts'

/** What pages and jobs ask of 400 days of usage, rejections, activity, and emails, on a PostgreSQL of its own. */
export async function measure({ rows }: Pick<BenchOptions, 'rows'>): Promise<Figure[]> {
  const cluster = await startPostgres()
  const server = await cluster.createDatabase('growth')
  const backend = await startBackend({
    env: { LOG_LEVEL: 'error', DATABASE_URL: server },
    clock: manualClock(new Date('2031-06-15T12:20:00Z')),
  })
  try {
    const person = await backend.person()
    const staff = await backend.person({ roles: ['internal-admin'] })
    const { seconds, keyId } = await fill(backend, server, { rows, person })
    const figures: Figure[] = [
      { what: 'filling', value: seconds, unit: 's' },
      ...(await sizesOf(backend)),
      ...(await timeOfDrop(backend)),
    ]
    for (const question of questionsOf(backend, { person, staff, keyId })) {
      const measured = await measureQuestion(backend, question)
      figures.push(...figuresOf(question, measured))
      for (const finding of findingsOf(question, measured)) console.error(`${question.what}: ${finding}`)
    }
    return figures
  } finally {
    await backend.close()
    await cluster.stop()
  }
}

/** Fills the tables by a connection of its own, whose statements may take long. */
async function fill(
  backend: Backend,
  server: string,
  what: Parameters<typeof fillMonths>[2],
): Promise<{ seconds: number; keyId: string }> {
  const [{ name = '' } = {}] = await rowsOf<{ name: string }>(
    backend.db,
    sql`select current_database() as name`,
  )
  const connectionString = Object.assign(new URL(server), { pathname: name }).href
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`set maintenance_work_mem = '512MB'`)
  let keyId = ''
  const milliseconds = await timeOf(async () => {
    ;({ keyId } = await fillMonths(backend, statement => client.query(statement), what))
  })
  await client.end()
  return { seconds: milliseconds / 1000, keyId }
}

async function sizesOf({ db }: Backend): Promise<Figure[]> {
  const [size] = await rowsOf<{ rows: number; bytes: number; partitions: number }>(
    db,
    sql`select sum(reltuples)::float8 as rows, sum(pg_total_relation_size(oid))::float8 as bytes, count(*)::int as partitions
      from pg_class join pg_inherits on inhrelid = oid where inhparent = 'security.usage_hours'::regclass`,
  )
  return [
    { what: 'rows of hours', value: size?.rows ?? null, unit: '' },
    { what: 'their partitions', value: size?.partitions ?? null, unit: '' },
    { what: 'their size', value: (size?.bytes ?? 0) / 1e9, unit: 'GB' },
  ]
}

/** How long it takes to drop the first month, and an hour later to begin with the next one. */
async function timeOfDrop({ db, clock }: Backend): Promise<Figure[]> {
  const job = purgeJobs.find(({ name }) => name === 'purge-usage-hours')
  const first = new Date(clock.now().getTime() - USAGE_HOURS_KEPT)
  const over = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1) + USAGE_HOURS_KEPT
  const run = (time: number) =>
    timeOf(() => inVain(db, async transaction => job?.run(transaction, new Date(time))))
  return [
    { what: 'dropping a month of hours', value: await run(over), unit: 'ms' },
    {
      what: 'the same, with the index and the first hour of the next',
      value: await run(over + HOUR),
      unit: 'ms',
    },
  ]
}

function figuresOf(question: Question, measured: readonly Measured[]): Figure[] {
  const { what } = question
  const read = new Set(measured.flatMap(({ partitions }) => partitions))
  const value = Math.max(...measured.map(({ milliseconds }) => milliseconds))
  return [
    { what: `${what}: slowest of ${measured.length} statements`, value, unit: 'ms' },
    { what: `${what}: pages`, value: Math.max(...measured.map(({ buffers }) => buffers)), unit: '' },
    { what: `${what}: partitions`, value: read.size, unit: '' },
    { what: `${what}: out of place`, value: findingsOf(question, measured).length, unit: '', most: 0 },
  ]
}
