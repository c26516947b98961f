import type { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { TraceStatement } from '../traces/traces.ts'
import { listenForCopies } from './backups/copy-requests.ts'
import { keepCreated, makeFolder, requireWholeDatabase } from './data-folder.ts'
import { EmbeddedClient } from './embedded/client.ts'
import { type Client, openCopy } from './embedded/engine.ts'
import { lockFolder } from './lock.ts'
import { migrate } from './migrations.ts'
import { type Connections, connectionsOf, createPool, migratePostgres, type TimeLimits } from './postgres.ts'
import type { Queries } from './queries.ts'
import { openReplica, type Replica } from './replica.ts'
import { tracedClient, tracePool } from './traced.ts'

export type { Queries }

export interface Database {
  queries: Queries
  /** Which kind it is, for the log. */
  kind: 'embedded' | 'postgres'
  /** The files of a copy, which another copy can be made from. Other databases have backups of their own. */
  dump?(): Promise<Uint8Array>
  /** The standby that reports are read from, if there is one. */
  replica?: Replica | undefined
  /** How many connections to PostgreSQL are open, and statements that wait for one. */
  connections?(): Connections
  close(): Promise<void>
}

/** The default. */
const LIMITS: TimeLimits = { connect: 5_000, statement: 15_000 }

interface ReplicaOptions {
  url: string
  /** Milliseconds that it may be behind. */
  maxLag: number
}

/** The standby that the environment names. */
export function replicaOptions({
  DATABASE_REPLICA_URL: url,
  DATABASE_REPLICA_MAX_LAG: seconds,
}: Pick<Config, 'DATABASE_REPLICA_URL' | 'DATABASE_REPLICA_MAX_LAG'>): ReplicaOptions | undefined {
  return url === undefined ? undefined : { url, maxLag: seconds * 1000 }
}

/** The database that the environment names, as options of `openDatabase`. */
export const databaseOptions = (config: Config) => ({
  url: config.DATABASE_URL,
  folder: config.DATA_DIR,
  fsync: config.EMBEDDED_FSYNC === 'on',
  replica: replicaOptions(config),
  limits: {
    connect: config.DATABASE_CONNECT_TIMEOUT * 1000,
    statement: config.DATABASE_STATEMENT_TIMEOUT * 1000,
  },
})

/**
 * Opens the database and brings its tables up to date. `':memory:'` as folder keeps everything in memory.
 * Throws when another process has the folder, or a PostgreSQL does not answer within its limits. The embedded
 * database runs in its own thread, and with `fsync` a commit waits for the disk. A copy of another database,
 * made from a dump of its files, is for tests: it stays in memory and in this thread, and opens several times
 * faster than a new one. A logger gets each statement.
 */
export async function openDatabase(options: {
  url?: string | undefined
  folder: string
  copyOf?: MemoryFS | undefined
  fsync?: boolean | undefined
  limits?: TimeLimits | undefined
  /** A standby of the PostgreSQL. */
  replica?: ReplicaOptions | undefined
  logger?: Logger | undefined
  traceStatement?: TraceStatement | undefined
  /** Folder of the migrations, which tests change. */
  migrations?: string | undefined
}): Promise<Database> {
  const { url, limits = LIMITS, logger = false, replica, migrations, traceStatement } = options
  return url
    ? openPostgres(url, { limits, logger, replica, migrations, traceStatement })
    : openEmbedded({ ...options, logger })
}

type Logging = Logger | false

async function openEmbedded({
  folder,
  copyOf,
  fsync,
  logger,
  migrations,
  traceStatement,
}: {
  folder: string
  copyOf?: MemoryFS | undefined
  fsync?: boolean | undefined
  logger: Logging
  migrations?: string | undefined
  traceStatement?: TraceStatement | undefined
}): Promise<Database> {
  const inMemory = folder === ':memory:'
  if (!inMemory) makeFolder(folder)
  const lock = inMemory ? undefined : await lockFolder(folder)
  const isStored = !inMemory && !copyOf
  let client: Client | undefined
  let copies: { close(): void } | undefined
  const close = async () => {
    copies?.close()
    await client?.close()
    await lock?.release()
  }
  try {
    const copy = copyOf && (await openCopy(copyOf))
    client =
      copy ?? (await EmbeddedClient.open(isStored ? { folder: requireWholeDatabase(folder), fsync } : {}))
    const traced = traceStatement ? tracedClient(client, traceStatement) : client
    const queries = drizzlePglite({ client: traced as PGlite, logger })
    await queries.transaction(db => migrate(db, migrations))
    if (isStored) keepCreated(folder)
    if (isStored && client instanceof EmbeddedClient) copies = await listenForCopies(folder, client)
    const database = { queries: queries as unknown as Queries, kind: 'embedded' as const, close }
    return copy ? { ...database, dump: copy.dump } : database
  } catch (error) {
    await close()
    throw error
  }
}

async function openPostgres(
  url: string,
  {
    limits,
    logger,
    replica: standby,
    migrations,
    traceStatement,
  }: {
    limits: TimeLimits
    logger: Logging
    replica?: ReplicaOptions | undefined
    migrations?: string | undefined
    traceStatement?: TraceStatement | undefined
  },
): Promise<Database> {
  const pool = createPool(url, limits)
  if (traceStatement) tracePool(pool, traceStatement)
  try {
    await migratePostgres(pool, migrations)
  } catch (error) {
    await pool.end()
    throw error
  }
  const queriesOf = (client: pg.Pool | pg.Client) => drizzlePg({ client, logger }) as unknown as Queries
  const replica =
    standby && openReplica(standby.url, { ...standby, primary: pool, limits, queriesOf, traceStatement })
  return {
    queries: queriesOf(pool),
    kind: 'postgres',
    replica,
    connections: () => connectionsOf(pool),
    async close() {
      await replica?.close()
      await pool.end()
    },
  }
}
