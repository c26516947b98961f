import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { type Logger, sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { EmbeddedClient } from './embedded/client.ts'
import { openCopy } from './embedded/engine.ts'
import { lockFolder } from './lock.ts'

/** Queries on PostgreSQL, embedded or not; a transaction is one as well. */
export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  queries: Queries
  /** Which kind it is, for the log. */
  kind: 'embedded' | 'postgres'
  close(): Promise<void>
}

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) }
/** Replicas that start together take turns with the migrations. Any fixed number will do. */
const MIGRATION_LOCK = 7_418_529

/**
 * Opens the database and brings its tables up to date. `':memory:'` as folder keeps everything in memory.
 * Throws when another process has the folder. The embedded database computes in a thread of its own, and
 * with `fsync` a commit waits for the disk. A copy of another database, made from a dump of its files, is
 * for tests: it stays in memory and in this thread, and opens several times quicker than from nothing. A
 * logger is told each statement.
 */
export async function openDatabase(options: {
  url?: string | undefined
  folder: string
  copyOf?: Blob | undefined
  fsync?: boolean | undefined
  logger?: Logger | undefined
}): Promise<Database> {
  const { url, logger = false } = options
  return url ? openPostgres(url, logger) : openEmbedded({ ...options, logger })
}

type Logging = Logger | false

async function openEmbedded({
  folder,
  copyOf,
  fsync,
  logger,
}: {
  folder: string
  copyOf?: Blob | undefined
  fsync?: boolean | undefined
  logger: Logging
}): Promise<Database> {
  const inMemory = folder === ':memory:'
  if (!inMemory) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = inMemory ? undefined : await lockFolder(folder)
  const client = copyOf
    ? await openCopy(copyOf)
    : await EmbeddedClient.open(inMemory ? {} : { folder: join(folder, 'database'), fsync })
  const queries = drizzlePglite({ client: client as PGlite, logger })
  await migratePglite(queries, MIGRATIONS)
  return {
    queries: queries as unknown as Queries,
    kind: 'embedded',
    close: async () => {
      await client.close()
      await lock?.release()
    },
  }
}

async function openPostgres(url: string, logger: Logging): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that the server ends must not end the process; the next query gets a new one.
  pool.on('error', () => {})
  const client = await pool.connect()
  try {
    const connection = drizzlePg({ client })
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migratePg(connection, MIGRATIONS)
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    client.release()
  }
  return {
    queries: drizzlePg({ client: pool, logger }) as unknown as Queries,
    kind: 'postgres',
    close: () => pool.end(),
  }
}
