import pg from 'pg'
import type { TraceStatement } from '../traces/traces.ts'
import { createPool, type TimeLimits } from './postgres.ts'
import type { Queries } from './queries.ts'
import { tracePool } from './traced.ts'

/** Milliseconds for which a standby that has failed is not tried again, so that not every report waits for it. */
const PAUSE = 5_000
/** Milliseconds until a connection to it must be established: the primary can serve instead. */
const CONNECT_LIMIT = 2_000

/** Where a read was served: by the standby, or by the primary because the standby was behind or failed. */
export type ReplicaResult = 'replica' | 'behind' | 'failed'

/** A standby that follows the primary, for reads that may lack the last seconds. */
export interface Replica {
  /**
   * Calls `work` with queries of one read-only transaction on the standby. Where that can't serve, they run on the
   * primary, from the statement on that failed, each in a read-only transaction of its own. `lag` is how many milliseconds
   * the data was behind the primary when the first statement was sent. `onResult` is called once the first statement is
   * served, and with `failed` if the standby is lost after it.
   */
  read<Value>(
    work: (db: Queries) => Promise<Value>,
    onResult: (result: ReplicaResult, error?: unknown) => void,
  ): Promise<{ value: Value; lag: number }>
  /** Milliseconds that it is behind the primary. Rejects when it does not respond. */
  lag(): Promise<number>
  close(): Promise<void>
}

interface ReplicaOptions {
  primary: pg.Pool
  limits: TimeLimits
  /** Milliseconds that it may be behind. */
  maxLag: number
  queriesOf: (client: pg.Client) => Queries
  traceStatement?: TraceStatement | undefined
}

type Statement = [config: pg.QueryConfig, parameters?: unknown[]]

/** Connects to a standby once it is needed, so that one that is down delays no start. */
export function openReplica(
  url: string,
  { primary, limits, maxLag, queriesOf, traceStatement }: ReplicaOptions,
): Replica {
  const pool = createPool(url, { ...limits, connect: Math.min(limits.connect, CONNECT_LIMIT) })
  if (traceStatement) tracePool(pool, traceStatement)
  let pausedUntil = 0

  /** All statements of a transaction reach the same standby, so what is measured first holds for all of them. */
  async function begin(): Promise<{ client: pg.PoolClient; lag: number }> {
    const client = await pool.connect()
    try {
      await client.query('begin read only')
      return { client, lag: await lagOf(client, primary) }
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    async read(work, onResult) {
      let client: pg.PoolClient | undefined
      let lag = 0
      const leave = (error?: unknown) => {
        pausedUntil = performance.now() + PAUSE
        client?.release(true)
        client = undefined
        onResult('failed', error)
      }
      async function open(): Promise<void> {
        if (performance.now() < pausedUntil) return onResult('failed')
        const begun = await begin().catch(leave)
        if (!begun) return
        if (begun.lag > maxLag) {
          await end(begun.client)
          return onResult('behind')
        }
        client = begun.client
        lag = begun.lag
        onResult('replica')
      }
      let opening: Promise<void> | undefined
      async function query(...statement: Statement): Promise<pg.QueryResult> {
        opening ??= open()
        await opening
        const standby = client
        if (!standby) return queryPrimary(primary, statement)
        try {
          return await standby.query(...statement)
        } catch (error) {
          if (isStatementAtFault(error)) throw explained(error)
          // One of several statements at once is the first to notice.
          if (client) leave(error)
          return queryPrimary(primary, statement)
        }
      }
      // All that is used of a client, in place of a connection of its own.
      const reader: pg.Client = Object.create(pg.Client.prototype, { query: { value: query } })
      try {
        return { value: await work(queriesOf(reader)), lag }
      } finally {
        await opening
        const standby = client
        client = undefined
        if (standby) await end(standby)
      }
    },

    async lag() {
      const { client, lag } = await begin()
      await end(client)
      return lag
    },

    close: () => pool.end(),
  }
}

/** Ends a transaction, and with it a connection that is lost. */
async function end(client: pg.PoolClient): Promise<void> {
  const isLost = await client.query('rollback').then(
    () => false,
    () => true,
  )
  client.release(isLost)
}

async function queryPrimary(primary: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  const client = await primary.connect()
  try {
    await client.query('begin read only')
    return await client.query(...statement)
  } catch (error) {
    throw explained(error)
  } finally {
    await end(client)
  }
}

interface Written {
  position: string
  now: Date
}
interface Replayed {
  is_standby: boolean
  has_all: boolean | null
  newest: Date | null
}

/**
 * Milliseconds that a standby is behind: none if it has replayed all that the primary has written, else the age of the
 * newest transaction that it has replayed, by the primary's clock. The age alone would grow while no one writes. It is never
 * too low, and too high only for the moment in which the first change after a pause is on its way.
 */
async function lagOf(standby: pg.PoolClient, primary: pg.Pool): Promise<number> {
  const { rows: written } = await primary.query<Written>(
    'select pg_current_wal_lsn()::text as position, clock_timestamp() as now',
  )
  const { rows: replayed } = await standby.query<Replayed>(
    `select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all,
      pg_last_xact_replay_timestamp() as newest`,
    [written[0]?.position],
  )
  const { is_standby, has_all, newest } = replayed[0] ?? {}
  if (!is_standby) throw new Error('the database of DATABASE_REPLICA_URL is not a standby')
  if (has_all) return 0
  const age = Number(written[0]?.now) - Number(newest ?? Number.NEGATIVE_INFINITY)
  return Math.max(0, age)
}

const WRITES = '25006'

/**
 * Whether a statement would fail on the primary as well: for a value that it can't compute with, or because it writes, which
 * must not happen there either. Any other failure may be the standby's, also that it lacks a table as yet (appendix A of
 * PostgreSQL's manual).
 */
function isStatementAtFault(error: unknown): boolean {
  const code = codeOf(error)
  return code.startsWith('22') || code === WRITES
}

/** Makes a write a mistake of ours. Its code would say that the database is no primary at the moment. */
function explained(error: unknown): unknown {
  return codeOf(error) === WRITES ? new Error(`a report must not write: ${String(error)}`) : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
