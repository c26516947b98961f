import { setTimeout as sleep } from 'node:timers/promises'
import { and, lt, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../storage/database.ts'
import { rowsOf } from '../storage/rows-of.ts'
import type { Worker } from './worker.ts'

/**
 * A table with a partition for each month or day of UTC. A migration makes it, with a default partition `<table>_other`: a
 * row must not be rejected because its partition is missing.
 */
export interface Partitioned {
  table: PgTable
  /** The moment that says which partition a row belongs to. */
  by: PgColumn
  /** A month by default. */
  unit?: Unit
}

type Unit = 'month' | 'day'

/** How long rows are kept. */
interface Retention {
  /** In milliseconds. */
  kept: number
  /** Which rows of that age go; the others outlive their partition. All by default. */
  goes?(over: Date): SQL
  /** Whether rows stay until their whole partition is over, because deleting so many one by one costs too much. */
  wholeOnly?: true
}

interface Past extends Retention {
  now: Date
}

interface Period {
  start: Date
  end: Date
}

interface Partition {
  name: string
  /** In milliseconds since 1970, inclusive and exclusive; both infinite for the default partition. */
  start: number
  end: number
  /** Whether the purge finds its oldest rows by an index. */
  isIndexed: boolean
}

/** Months or days for which there is a partition in advance, so that one is there long before it is needed. */
const AHEAD = 3
/** Milliseconds to wait for a lock, behind which everyone else would wait as well, and between two attempts. */
const LOCK_TIMEOUT = 100
const PAUSE = 500
const ATTEMPTS = 10

/**
 * Creates the partitions of this month or day and the next ones, and detaches and drops those whose last moment is past its
 * retention, which gives their space back without a scan. From the one that is not over yet it deletes the rows that are: a
 * promise of so many days is one for each row.
 */
export const partitionsJob = (name: string, partitioned: Partitioned, retention?: Retention): Worker => ({
  name,
  hasOwnTransactions: true,
  async run(db, now) {
    let changed = 0
    try {
      changed += await createComing(db, partitioned, now)
      if (retention) changed += await dropPast(db, partitioned, { ...retention, now })
    } finally {
      if (retention) changed += await purge(db, partitioned, { ...retention, now })
    }
    return changed
  },
})

async function createComing(db: Queries, partitioned: Partitioned, now: Date): Promise<number> {
  const partitions = await partitionsOf(db, partitioned)
  const coming = Array.from({ length: AHEAD }, (_, ahead) => ({
    start: startOf(partitioned, now, ahead),
    end: startOf(partitioned, now, ahead + 1),
  }))
  const missing = coming.filter(period => !partitions.some(partition => covers(partition, period)))
  for (const period of missing)
    await changeTables(db, transaction => create(transaction, partitioned, period))
  return missing.length
}

async function dropPast(db: Queries, partitioned: Partitioned, { now, kept, goes }: Past): Promise<number> {
  const past = (await partitionsOf(db, partitioned)).filter(({ end }) => end <= now.getTime() - kept)
  for (const { name } of past)
    await changeTables(db, transaction => drop(transaction, partitioned, name, goes))
  return past.length
}

/** No one writes to a month that is partly over, so the index that finds its oldest rows is made only then. */
async function purge(
  db: Queries,
  partitioned: Partitioned,
  { now, kept, goes, wholeOnly }: Past,
): Promise<number> {
  const { table, by } = partitioned
  const over = new Date(now.getTime() - kept)
  const partitions = await partitionsOf(db, partitioned)
  for (const { name, start, isIndexed } of partitions) {
    if (wholeOnly || isIndexed || start >= over.getTime()) continue
    const index = sql.identifier(indexOf(name, by))
    await changeTables(db, transaction =>
      transaction.execute(sql`create index ${index} on ${placeOf(table, name)} (${sql.identifier(by.name)})`),
    )
  }
  const gone = await db
    .delete(table)
    .where(and(lt(by, over), goes?.(over), wholeOnly && sql`tableoid = ${othersOf(table)}::regclass`))
    .returning({ one: sql`1` })
  return gone.length
}

/** Changes tables in a transaction, once their locks are free at once. */
async function changeTables(db: Queries, change: (db: Queries) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction(async transaction => {
        await transaction.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`)
        await change(transaction)
      })
    } catch (error) {
      if (!isLockTimeout(error) || attempt === ATTEMPTS) throw error
      await sleep(PAUSE)
    }
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '55P03'

const indexOf = (partition: string, by: PgColumn) => `${partition}_${by.name}`

const covers = ({ start, end }: Partition, period: Period) =>
  start <= period.start.getTime() && end >= period.end.getTime() && Number.isFinite(end)

/** The start of a month or day of UTC, counted from that of a moment. */
function startOf({ unit = 'month' }: Partitioned, moment: Date, later: number): Date {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return new Date(
    unit === 'day' ? Date.UTC(year, month, moment.getUTCDate() + later) : Date.UTC(year, month + later),
  )
}

function placeOf(table: PgTable, name = getTableConfig(table).name): SQL {
  return sql`${sql.identifier(getTableConfig(table).schema ?? 'public')}.${sql.identifier(name)}`
}

/** The name of the default partition. */
function othersOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table)
  return `${schema ?? 'public'}.${name}_other`
}

/** The partitions that there are, the earliest first. What was a table of its own begins with the first moment. */
async function partitionsOf(db: Queries, { table, by }: Partitioned): Promise<Partition[]> {
  const { schema, name } = getTableConfig(table)
  // `FOR VALUES FROM ('…') TO ('…')`, with MINVALUE instead of a moment, or DEFAULT.
  const edge = (word: 'FROM' | 'TO') => sql`
    extract(epoch from substring(
      pg_get_expr(c.relpartbound, c.oid) from ${`${word} \\('([^']+)'\\)`})::timestamptz)::float8 * 1000`
  const rows = await rowsOf<{ name: string; start: number | null; end: number | null; is_indexed: boolean }>(
    db,
    sql`
    select c.relname as name, ${edge('FROM')} as start, ${edge('TO')} as "end",
      to_regclass(format('%I.%I', n.nspname, c.relname || '_' || ${by.name}::text)) is not null as is_indexed
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
    where i.inhparent = ${`${schema}.${name}`}::regclass
    order by 3`,
  )
  return rows.map(({ name, start, end, is_indexed: isIndexed }) => ({
    name,
    start: start ?? Number.NEGATIVE_INFINITY,
    end: end ?? Number.POSITIVE_INFINITY,
    isIndexed,
  }))
}

/** Creates a partition for a time, with the rows of it that had none so far. */
async function create(
  db: Queries,
  { table, by, unit = 'month' }: Partitioned,
  { start, end }: Period,
): Promise<void> {
  const { name } = getTableConfig(table)
  const time = start.toISOString().slice(0, unit === 'day' ? 10 : 7)
  const partition = placeOf(table, `${name}_${time.replaceAll('-', '_')}`)
  const others = placeOf(table, `${name}_other`)
  const column = sql.identifier(by.name)
  // Bounds can't be parameters.
  const [from, to] = [start, end].map(bound => sql.raw(`'${bound.toISOString()}'`))
  // Attaching looks there for rows of that time, and none may come in between.
  await db.execute(sql`lock table ${others} in access exclusive mode`)
  await db.execute(sql`create table ${partition} (like ${table} including all excluding identity)`)
  await db.execute(sql`
    with moved as (delete from ${others} where ${column} >= ${from} and ${column} < ${to} returning *)
    insert into ${partition} select * from moved`)
  await db.execute(
    sql`alter table ${table} attach partition ${partition} for values from (${from}) to (${to})`,
  )
}

/** Rows that outlive their partition are with those of none from then on. */
async function drop(
  db: Queries,
  { table }: Partitioned,
  name: string,
  goes: Retention['goes'],
): Promise<void> {
  const partition = placeOf(table, name)
  await db.execute(sql`alter table ${table} detach partition ${partition}`)
  if (goes) await db.execute(sql`insert into ${table} overriding system value select * from ${partition}`)
  await db.execute(sql`drop table ${partition}`)
}
