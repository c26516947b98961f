import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrate } from './migrations.ts'

export interface TimeLimits {
  /** Milliseconds until a connection must be established, or one of the pool must be free. */
  connect: number
  /** Milliseconds that a statement may take, and that a transaction may be idle. */
  statement: number
}

const CONNECTIONS = 10
/** Milliseconds after its limit until a statement without a response means that the server is gone. */
const GRACE = 5_000
/** Replicas that start together take turns with the migrations. Any fixed number works. */
const MIGRATION_LOCK = 7_418_529
/** Milliseconds to wait for that turn, and between two checks. */
const MIGRATION_TIMEOUT = 120_000
const MIGRATION_POLL = 250

interface Socket {
  setTimeout(milliseconds: number, listener?: () => void): void
  destroy(error: Error): void
}
/** The driver has no public way to its socket. */
type Connected = pg.PoolClient & { connection: { stream: Socket } }

/**
 * Connections to PostgreSQL that fail in bounded time. The server ends a statement that takes too long; a
 * server that stays silent longer is given up, with its connection.
 */
export function createPool(url: string, { connect, statement }: TimeLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement,
    keepAlive: true,
  })
  // An idle connection that the server ends must not end the process; the next query gets a new one.
  pool.on('error', () => {})
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', client => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', connected => {
    const client = connected as Connected
    // The same for one in use: its query or the next one fails.
    client.on('error', () => {})
    const { stream } = client.connection
    const silence = statement + Math.min(statement, GRACE)
    stream.setTimeout(silence, () =>
      stream.destroy(new Error(`The database has been silent for ${silence / 1000} s`)),
    )
    client.once('end', () => {
      if (!inUse.has(client)) return
      // Drizzle keeps the connection of a transaction that could not start, and the pool would lose a slot.
      const { release } = client
      client.release = () => {}
      release(true)
    })
  })
  return pool
}

export interface Connections {
  used: number
  idle: number
  /** Statements and transactions that wait for one. */
  waiting: number
  limit: number
}

export const connectionsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): Connections => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  limit: CONNECTIONS,
})

/**
 * What PostgreSQL says when it takes no more connections, or not yet, when it ends them, and when it is no longer the
 * primary (appendix A of its manual); what a pooler says of a server that is gone; and what the system says.
 */
const UNAVAILABLE = new Set([
  ...['53300', '57P03', '57P01', '57P02', '25006', '08006', '08P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
])
/** What `pg` and `pg-pool` say, which have no codes. */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

/**
 * Returns whether a statement got no connection, or lost it: all connections of the pool are in use, the database accepts
 * no more, or another node takes over from it. It had no effect, but where it was the end of a transaction, no one knows.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOurs = ('code' in error && UNAVAILABLE.has(String(error.code))) || NO_CONNECTION.has(error.message)
  return isOurs || isUnavailable(error.cause)
}

/**
 * Brings the tables up to date. Rejects with a message for people when the database does not answer. Lock and settings
 * belong to the transaction, not to the connection: behind a pooler, the next transaction gets another one, and others
 * get this one.
 */
export async function migratePostgres(pool: pg.Pool, folder?: string): Promise<void> {
  const client = (await pool.connect().catch(explain)) as Connected
  try {
    const connection = drizzle({ client })
    await beginInTurn(connection).catch(explain)
    // How long a migration takes depends on the amount of data.
    await connection.execute(
      sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
    )
    client.connection.stream.setTimeout(0)
    await migrate(connection, folder)
    await connection.execute(sql`commit`)
  } finally {
    // After an error, its transaction ends with it, even where the database is silent.
    client.release(true)
  }
}

/** Begins a transaction that has the lock. None waits for it, so that a silent database is noticed. */
async function beginInTurn(connection: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  const deadline = performance.now() + MIGRATION_TIMEOUT
  while (performance.now() < deadline) {
    await connection.execute(sql`begin`)
    const { rows } = await connection.execute(
      sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as is_ours`,
    )
    if (rows[0]?.is_ours) return
    await connection.execute(sql`rollback`)
    await sleep(MIGRATION_POLL)
  }
  throw new Error(
    `Another process is bringing the tables up to date for more than ${MIGRATION_TIMEOUT / 1000} s.`,
  )
}

/** A silent database has no error message. */
function explain(error: Error): never {
  const text = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
  if (!/time-?out|silent/i.test(text)) throw error
  throw new Error(
    'The database of DATABASE_URL does not answer. Check the address, and whether it is running.',
  )
}
