import { setTimeout as sleep } from 'node:timers/promises'
import { and, lt, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../storage/database.ts'
import { rowsOf } from '../storage/rows-of.ts'
import type { Worker } from './worker.ts'

/**
 * A table with a partition for each month of UTC. A migration makes it, with a default partition `<table>_other`: a row
 * must not be rejected because its month is missing.
 */
export interface Months {
  table: PgTable
  /** The moment that says which month a row belongs to. */
  by: PgColumn
}

/** How long rows are kept. */
interface Retention {
  /** In milliseconds. */
  kept: number
  /** Which rows of that age go; the others outlive their month. All by default. */
  goes?(over: Date): SQL
}

interface Past extends Retention {
  now: Date
}

interface Month {
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

/** Months for which there is a partition in advance, so that one is there long before it is needed. */
const AHEAD = 3
/** Milliseconds to wait for a lock, behind which everyone else would wait as well, and between two attempts. */
const LOCK_TIMEOUT = 100
const PAUSE = 500
const ATTEMPTS = 10

/**
 * Creates the partitions of this month and the next ones, and detaches and drops those whose last moment is past its
 * retention, which gives their space back without a scan. From the month that is not over yet it deletes the rows that are:
 * a promise of so many days is one for each row.
 */
export const monthsJob = (name: string, months: Months, retention?: Retention): Worker => ({
  name,
  hasOwnTransactions: true,
  async run(db, now) {
    let changed = 0
    try {
      changed += await createComing(db, months, now)
      if (retention) changed += await dropPast(db, months, { ...retention, now })
    } finally {
      if (retention) changed += await purge(db, months, { ...retention, now })
    }
    return changed
  },
})

async function createComing(db: Queries, months: Months, now: Date): Promise<number> {
  const partitions = await partitionsOf(db, months)
  const coming = Array.from({ length: AHEAD }, (_, ahead) => ({
    start: monthOf(now, ahead),
    end: monthOf(now, ahead + 1),
  }))
  const missing = coming.filter(month => !partitions.some(partition => covers(partition, month)))
  for (const month of missing) await changeTables(db, transaction => create(transaction, months, month))
  return missing.length
}

async function dropPast(db: Queries, months: Months, { now, kept, goes }: Past): Promise<number> {
  const past = (await partitionsOf(db, months)).filter(({ end }) => end <= now.getTime() - kept)
  for (const { name } of past) await changeTables(db, transaction => drop(transaction, months, name, goes))
  return past.length
}

/** No one writes to a month that is partly over, so the index that finds its oldest rows is made only then. */
async function purge(db: Queries, months: Months, { now, kept, goes }: Past): Promise<number> {
  const { table, by } = months
  const over = new Date(now.getTime() - kept)
  for (const { name, start, isIndexed } of await partitionsOf(db, months)) {
    if (isIndexed || start >= over.getTime()) continue
    const index = sql.identifier(indexOf(name, by))
    await changeTables(db, transaction =>
      transaction.execute(sql`create index ${index} on ${placeOf(table, name)} (${sql.identifier(by.name)})`),
    )
  }
  const gone = await db
    .delete(table)
    .where(and(lt(by, over), goes?.(over)))
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

const covers = ({ start, end }: Partition, month: Month) =>
  start <= month.start.getTime() && end >= month.end.getTime() && Number.isFinite(end)

/** The start of a month of UTC, counted from that of a moment. */
function monthOf(moment: Date, later: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later))
}

function placeOf(table: PgTable, name = getTableConfig(table).name): SQL {
  return sql`${sql.identifier(getTableConfig(table).schema ?? 'public')}.${sql.identifier(name)}`
}

/** The partitions that there are, the earliest first. What was a table of its own begins with the first moment. */
async function partitionsOf(db: Queries, { table, by }: Months): Promise<Partition[]> {
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

function create(db: Queries, months: Months, month: Month): Promise<void> {
  const { name } = getTableConfig(months.table)
  return createPartition(
    db,
    months,
    `${name}_${month.start.toISOString().slice(0, 7).replace('-', '_')}`,
    month,
  )
}

/** Creates a partition of a table for a range of time, with the rows of it that had none so far. */
export async function createPartition(
  db: Queries,
  { table, by }: Months,
  name: string,
  { start, end }: Month,
): Promise<void> {
  const partition = placeOf(table, name)
  const others = placeOf(table, `${getTableConfig(table).name}_other`)
  const column = sql.identifier(by.name)
  // Bounds can't be parameters.
  const [from, to] = [start, end].map(bound => sql.raw(`'${bound.toISOString()}'`))
  // Attaching looks there for rows of the range, and none may come in between.
  await db.execute(sql`lock table ${others} in access exclusive mode`)
  await db.execute(sql`create table ${partition} (like ${table} including all excluding identity)`)
  await db.execute(sql`
    with moved as (delete from ${others} where ${column} >= ${from} and ${column} < ${to} returning *)
    insert into ${partition} select * from moved`)
  await db.execute(
    sql`alter table ${table} attach partition ${partition} for values from (${from}) to (${to})`,
  )
}

/** Rows that outlive their month are with those of no month from then on. */
async function drop(db: Queries, { table }: Months, name: string, goes: Retention['goes']): Promise<void> {
  const month = placeOf(table, name)
  await db.execute(sql`alter table ${table} detach partition ${month}`)
  if (goes) await db.execute(sql`insert into ${table} overriding system value select * from ${month}`)
  await db.execute(sql`drop table ${month}`)
}
