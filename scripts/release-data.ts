/**
 * Writes the data of this release, for the upgrade test of the next one: the demo, with a row in every table that it
 * leaves empty, as rows by table.
 *
 *   npm run release-data
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { buildServer } from '#backend/build-server.ts'
import { seedDemo } from '#backend/dev/demo.ts'
import { readConfig, services } from '#backend/services.ts'
import { openDatabase, type Queries } from '#kernel/storage/database.ts'
import {
  jsonRowsOf,
  RELEASE_DATA,
  RELEASE_ENCRYPTION_KEY,
  type ReleaseData,
  select,
} from '../tests/support/release-data.ts'

/** A value of each type of column. */
const SAMPLES: Record<string, string> = {
  text: `'a text'`,
  uuid: `'018f4f6e-0000-7000-8000-000000000001'`,
  integer: '1',
  bigint: '1',
  smallint: '1',
  boolean: 'true',
  date: `'2026-11-01'`,
  jsonb: `'{}'`,
  bytea: `'a'`,
  'timestamp with time zone': `'2026-11-01T09:00:00Z'`,
  'text[]': `'{a}'`,
  'integer[]': `'{1}'`,
  'double precision': '1',
  numeric: '1',
}

const config = readConfig({
  APP_ENV: 'demo',
  DATA_DIR: ':memory:',
  LOG_LEVEL: 'warn',
  ENCRYPTION_KEY: RELEASE_ENCRYPTION_KEY,
})
const database = await openDatabase({ folder: ':memory:' })
const { app, kernel } = await buildServer({ config, database, services })
await seedDemo(kernel, services)
const db = database.queries

const names = await tablesOf(db)
await fillAll(db, names)
const tables: ReleaseData['tables'] = {}
for (const table of names) tables[table] = await jsonRowsOf(db, table)
const migrations = await select<{ hash: string }>(
  db,
  sql`select hash from drizzle.__drizzle_migrations order by id`,
)
const data: ReleaseData = { migrations, partitions: await partitionsOf(db), tables }
const packed = gzipSync(JSON.stringify(data), { level: 9 })
writeFileSync(RELEASE_DATA, packed)
console.log(`${Object.keys(tables).length} tables, ${migrations.length} migrations, ${packed.length} bytes`)
await app.close()
await database.close()

/** Returns the tables that outlast a crash; the others hold counts of a second. */
async function tablesOf(queries: Queries): Promise<string[]> {
  const rows = await select<{ name: string }>(
    queries,
    sql`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
      and nspname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the statements that make the partitions, which no migration makes. */
async function partitionsOf(queries: Queries): Promise<string[]> {
  const rows = await select<{ statement: string }>(
    queries,
    sql`
    select format('create table if not exists %s partition of %s %s',
      c.oid::regclass, inhparent::regclass, pg_get_expr(relpartbound, c.oid)) as statement
    from pg_class c join pg_inherits on inhrelid = c.oid where relispartition and relkind = 'r' order by 1`,
  )
  return rows.map(({ statement }) => statement)
}

/** Adds a row to each empty table. A row that refers to another table comes after that table has one. */
async function fillAll(queries: Queries, all: readonly string[]): Promise<void> {
  let left: string[] = []
  for (const table of all) if ((await jsonRowsOf(queries, table)).length === 0) left.push(table)
  while (left.length) {
    const failures: unknown[] = []
    const waiting: string[] = []
    for (const table of left)
      await fill(queries, table).catch(error => {
        failures.push(error)
        waiting.push(table)
      })
    if (waiting.length === left.length) throw new AggregateError(failures, `no row for ${waiting.join(', ')}`)
    left = waiting
  }
}

/** Adds a row that has a value in every column that needs one. */
async function fill(queries: Queries, table: string): Promise<void> {
  const rows = await select<{ name: string; type: string; parent: string | null }>(
    queries,
    sql`
    select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      (select format('(select %I from %s limit 1)', p.attname, c.confrelid::regclass)
       from pg_constraint c join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
       where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]) as parent
    from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''`,
  )
  const columns = rows.map(({ name }) => name).join(', ')
  const values = rows.map(({ type, parent }) => parent ?? `${SAMPLES[type] ?? fail(table, type)}::${type}`)
  await queries.execute(sql.raw(`insert into ${table} (${columns}) values (${values.join(', ')})`))
}

function fail(table: string, type: string): never {
  throw new Error(`${table}: no sample for ${type}`)
}
