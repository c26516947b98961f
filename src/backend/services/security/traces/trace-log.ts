import { sql } from 'drizzle-orm'
import type { Rejection } from '#domain/gateway/lookup/facts.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { networkOf } from '#kernel/http/network.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { isKept } from '../rejections/kinds.ts'
import { traceEntries } from '../tables.ts'
import { formsOf } from './forms.ts'

/** How many decisions of a key are kept. */
const KEPT = 1_000
/** Decisions in memory, of all keys. A flood of calls of many traced keys reaches this number and no further. */
const WAITING = 10_000
/** Milliseconds between two writes. */
const INTERVAL = 1_000

/** A call of a traced key, and what was decided about it. */
export interface TracedCall {
  keyId: string
  requestId: string
  /** Null for an allowed call. */
  rule: Rejection['rule'] | null
  licenseId: number | null
  subscriptionId: number | null
  lookups: number
  /** Host of the calling page. */
  host: string | null
  address: string
  /** Whether not even the form of the inputs may be kept. */
  isPrivate: boolean
  query: unknown
  body: unknown
  now: Date
}

type Row = typeof traceEntries.$inferInsert

/**
 * Decisions about traced keys, kept in memory and written every second, so that a trace delays no lookup. A process
 * that dies loses the last second.
 */
interface TraceLog {
  note(call: TracedCall): void
  /** Writes what was noted so far. A failure is logged, and what could not be written is forgotten. */
  write(): Promise<void>
}

/** The log of a server. */
export const traceLog = ({ state }: Pick<Kernel, 'state'>): TraceLog => state(createTraceLog)

function createTraceLog({ queries, log }: Pick<Kernel, 'queries' | 'log'>): TraceLog {
  let waiting: Row[] = []
  let writing = Promise.resolve()

  async function writeNow(): Promise<void> {
    const rows = waiting
    waiting = []
    if (!rows.length) return
    try {
      // More than is kept of a key is not written at all.
      const newest = [...Map.groupBy(rows, ({ keyId }) => keyId).values()].flatMap(own => own.slice(-KEPT))
      for (let at = 0; at < newest.length; at += 500)
        await queries.insert(traceEntries).values(newest.slice(at, at + 500))
      const keyIds = [...new Set(rows.map(({ keyId }) => keyId))]
      await queries.execute(sql`
        delete from ${traceEntries} e using (
          select k.key_id, (
            select n.entry_id from ${traceEntries} n where n.key_id = k.key_id
            order by n.entry_id desc offset ${KEPT} limit 1) as last
          from unnest(${sql.param(keyIds)}::uuid[]) as k (key_id)) as full_keys
        where e.key_id = full_keys.key_id and e.entry_id <= full_keys.last`)
    } catch (error) {
      log.error({ err: error }, 'what traces have recorded is not written')
    }
  }

  return {
    note({ rule, now, host, address, isPrivate, query, body, ...call }) {
      // The others know no key.
      if (waiting.length >= WAITING || (rule && !isKept(rule))) return
      waiting.push({
        ...call,
        rule,
        created: now,
        source: host ?? networkOf(address),
        inputs: isPrivate ? null : formsOf(query, body),
      })
    },
    write() {
      writing = writing.then(writeNow)
      return writing
    },
  }
}

/** Writes what was noted every second, and a last time when the server stops. */
export function traceWriter(kernel: Pick<Kernel, 'state'>): Worker {
  const { write } = traceLog(kernel)
  return { name: 'traces', every: INTERVAL, perProcess: true, run: () => write().then(() => 0), end: write }
}
