import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { readConfig, services } from '#backend/services.ts'
import { type Database, openDatabase, type Queries } from '#kernel/storage/database.ts'
import { DatabaseCopy } from '#kernel/storage/embedded/copy.ts'
import { createOwnDatabase, type OwnDatabase } from '../../support/own-database.ts'
import {
  jsonRowsOf,
  RELEASE_DATA,
  RELEASE_ENCRYPTION_KEY,
  type ReleaseData,
  select,
} from '../../support/release-data.ts'

const MIGRATIONS = 'src/backend/migrations'
const release: ReleaseData = JSON.parse(gunzipSync(readFileSync(RELEASE_DATA)).toString('utf8'))
const PUBLIC_URL = 'http://localhost:3000'
const server = process.env.DATABASE_URL

test('no migration of the last release has changed since', () => {
  const now = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
  expect(now.slice(0, release.migrations.length)).toEqual(release.migrations.map(({ hash }) => hash))
})

describe(`the data of the last release, on ${server ? 'PostgreSQL' : 'the embedded database'}`, () => {
  let database: Database
  let own: OwnDatabase | undefined
  let app: FastifyInstance | undefined
  beforeAll(async () => {
    const folder = migrationsOf(release)
    try {
      own = server ? await createOwnDatabase(server) : undefined
      const copyOf = own ? undefined : await embeddedWith(folder)
      if (own) await fillPostgres(own.url, folder)
      database = await openDatabase({ url: own?.url, folder: ':memory:', copyOf })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
    await own?.release()
  })

  test('has a row in every table', () => {
    const empty = Object.entries(release.tables).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([table]) => table)).toEqual([])
  })

  test.each(Object.keys(release.tables))('%s keeps its rows', async table => {
    const before = release.tables[table] ?? []
    const after = await jsonRowsOf(database.queries, table)
    expect(after.length).toBe(before.length)
    // Columns that a migration adds or removes are its business; the values of the others stay.
    const columns = Object.keys(before[0] ?? {}).filter(column => column in (after[0] ?? {}))
    const valuesIn = (rows: Record<string, unknown>[]) =>
      rows.map(row => JSON.stringify(columns.map(column => row[column]))).toSorted()
    expect(valuesIn(after)).toEqual(valuesIn(before))
  })

  test('gives organizations from before domains had to be verified thirty days for it', async () => {
    const [{ organizations = 0, dated = 0 } = {}] = await select<{ organizations: number; dated: number }>(
      database.queries,
      sql`select count(*)::int as organizations, count(*) filter (where grace_ends between now() + interval '29 days'
        and now() + interval '30 days')::int as dated from "authorization".organizations`,
    )
    expect(organizations).toBeGreaterThan(0)
    expect(dated).toBe(organizations)
  })

  test('opens with this release: a person of it logs in and sees the account', async () => {
    const config = readConfig({
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: ':memory:',
      PUBLIC_URL,
      ENCRYPTION_KEY: RELEASE_ENCRYPTION_KEY,
    })
    const built = await buildServer({ config, database, services })
    app = built.app
    const login = await app.inject({
      method: 'POST',
      url: '/api/identity/identities/login',
      payload: DEMO_LOGIN,
    })
    expect(login.statusCode).toBeLessThan(300)
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    const token = await app.inject({
      method: 'POST',
      url: '/api/authorization/token',
      headers: { cookie, origin: PUBLIC_URL },
    })
    expect(token.statusCode).toBeLessThan(300)
    const authorization = `Bearer ${token.json().access_token}`
    const keys = await app.inject({ url: '/api/security/secret-keys', headers: { authorization } })
    expect(keys.statusCode).toBe(200)
    expect(keys.json().secret_keys.length).toBeGreaterThan(0)
  })
})

/** A folder with only the migrations that the release had. */
function migrationsOf({ migrations }: ReleaseData): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  const entries = journal.entries.slice(0, migrations.length)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(`${MIGRATIONS}/${tag}.sql`, join(folder, `${tag}.sql`))
  return folder
}

async function embeddedWith(migrationsFolder: string): Promise<DatabaseCopy> {
  const client = new PGlite()
  const queries = drizzlePglite({ client })
  await migratePglite(queries, { migrationsFolder })
  await insertAll(queries as unknown as Queries)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return new DatabaseCopy(new Uint8Array(await dump.arrayBuffer()))
}

async function fillPostgres(connectionString: string, migrationsFolder: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 })
  const queries = drizzlePg({ client: pool })
  await migratePg(queries, { migrationsFolder })
  await insertAll(queries as unknown as Queries)
  await pool.end()
}

/** Inserts the rows in any order: the keys between tables are checked once they are used again. */
async function insertAll(queries: Queries): Promise<void> {
  await queries.transaction(async db => {
    await db.execute(sql`set local session_replication_role = replica`)
    for (const statement of release.partitions) await db.execute(sql.raw(statement))
    for (const [table, rows] of Object.entries(release.tables)) {
      const name = sql.raw(table)
      // A migration may have filled it.
      await db.execute(sql`delete from ${name}`)
      const columns = sql.raw((await writableIn(db, table)).join(', '))
      await db.execute(
        sql`insert into ${name} (${columns}) overriding system value
            select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
      )
    }
    // New rows get numbers after those of the release.
    const numbered = await select<{ table: string; column: string }>(
      db,
      sql`
      select attrelid::regclass::text as table, attname as column from pg_attribute
      join pg_class c on c.oid = attrelid where attidentity <> '' and not relispartition`,
    )
    for (const { table, column } of numbered)
      await db.execute(
        sql`select setval(pg_get_serial_sequence(${table}, ${column}),
            (select max(${sql.identifier(column)}) from ${sql.raw(table)}))`,
      )
  })
}

/** Returns the columns of a table that are not computed from others. */
async function writableIn(db: Queries, table: string): Promise<string[]> {
  const rows = await select<{ name: string }>(
    db,
    sql`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return rows.map(({ name }) => name)
}
