import { sql } from 'drizzle-orm'
import type { Rejection } from '#domain/gateway/lookup/facts.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { isKept } from '../rejections/kinds.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { testKeys } from '../test-keys/tables.ts'
import { createSampler } from './sampling.ts'
import { requestLog } from './tables.ts'

/** Milliseconds between two writes. */
const INTERVAL = 500
/** Entries that one statement writes, and that are written at once when so many wait. */
const SLICE = 1_000
/** Entries in memory, of which those of keys that have yet to be looked up, and those with content. */
const MOST = 10_000
const MOST_UNCHECKED = 400
const MOST_WITH_CONTENT = 1_000

/** A call that has ended. Names are those of columns. */
export interface LoggedCall {
  created: Date
  request_id: string
  /** Null for a key that was not read. */
  account_id: number | null
  key_id: string
  license_id: number | null
  subscription_id: number | null
  operation: string
  status: number
  error: string | null
  code: number | null
  rule: Rejection['rule'] | null
  latency: number
  lookups: number
  calls: number
  tag: string | null
  host: string | null
  /** As JSON, sealed before it is written. */
  content: string | null
}

/**
 * Calls of this process, kept in memory and written twice a second, so that the log delays no lookup. What cannot be
 * written is counted and forgotten, as is what exceeds the memory for it. A process that dies loses the last half second.
 */
interface RequestLog {
  /** How many calls the next one of an account, or of a key that was not read, stands for; none if it is not kept. */
  take(owner: number | string, isFailure: boolean, time: number): number
  add(call: LoggedCall): void
  /** Writes what was added so far. */
  write(): Promise<void>
}

/** The log of a server. */
export const requestLogOf = ({ state }: Pick<Kernel, 'state'>): RequestLog => state(createRequestLog)

/** Counts what became of entries. */
export function createEntryCounter({ metrics }: Pick<Kernel, 'metrics'>) {
  const counter = metrics?.counter({
    name: 'gatepost_request_log_entries_total',
    help: 'Entries of the request log, by what became of them: written or dropped.',
    labelNames: ['result'],
  })
  // Shown from the start, so that the first drop is an increase.
  for (const result of ['written', 'dropped']) counter?.inc({ result }, 0)
  return counter
}

function createRequestLog({ queries, log, secretBox, state }: Kernel): RequestLog {
  const counter = state(createEntryCounter)
  const { take } = createSampler()
  let waiting: LoggedCall[] = []
  let [unchecked, withContent] = [0, 0]
  let writing = Promise.resolve()
  let isFailing = false

  async function writeNow(): Promise<void> {
    const calls = waiting
    waiting = []
    unchecked = 0
    withContent = 0
    for (let from = 0; from < calls.length; from += SLICE) {
      const slice = calls.slice(from, from + SLICE)
      try {
        await queries.execute(insertStatement(slice.map(toRow)))
        counter?.inc({ result: 'written' }, slice.length)
        isFailing = false
      } catch (err) {
        counter?.inc({ result: 'dropped' }, slice.length)
        // Once for an outage, which lasts for many writes.
        if (!isFailing) log.error({ err }, 'the request log is not written')
        isFailing = true
      }
    }
  }

  const toRow = ({ content, ...call }: LoggedCall) => ({
    ...call,
    rule: call.rule && isKept(call.rule) ? call.rule : null,
    sealed_content: content === null ? null : secretBox.close(content),
  })

  function write(): Promise<void> {
    if (waiting.length) writing = writing.then(writeNow)
    return writing
  }

  return {
    take,
    add(call) {
      if (waiting.length >= MOST || (call.account_id === null && unchecked >= MOST_UNCHECKED)) {
        counter?.inc({ result: 'dropped' })
        return
      }
      if (call.account_id === null) unchecked += 1
      const hasContent = call.content !== null && withContent < MOST_WITH_CONTENT
      if (hasContent) withContent += 1
      waiting.push(hasContent ? call : { ...call, content: null })
      if (waiting.length === SLICE) void write()
    },
    write,
  }
}

/** Calls with a key that no one has belong to no account. */
const insertStatement = (rows: readonly object[]) => sql`
  insert into ${requestLog} (created, account_id, request_id, key_id, license_id, subscription_id, operation, status,
    error, code, rule, latency, lookups, calls, tag, host, sealed_content)
  select c.created, coalesce(c.account_id, s.account_id, e.account_id, t.account_id), c.request_id, c.key_id, c.license_id,
    c.subscription_id, c.operation, c.status, c.error, c.code, c.rule, c.latency, c.lookups, c.calls, c.tag, c.host,
    c.sealed_content
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (created timestamptz, account_id integer,
    request_id text, key_id uuid, license_id integer, subscription_id integer, operation text, status integer,
    error text, code bigint, rule text, latency integer, lookups integer, calls integer, tag text, host text,
    sealed_content text)
  left join ${secretKeys} s on c.account_id is null and s.key_id = c.key_id
  left join ${embeddedKeys} e on c.account_id is null and e.key_id = c.key_id
  left join ${testKeys} t on c.account_id is null and t.key_id = c.key_id
  where coalesce(c.account_id, s.account_id, e.account_id, t.account_id) is not null`

/** Writes what was added twice a second, and a last time when the server stops. */
export function requestLogWriter(kernel: Pick<Kernel, 'state'>): Worker {
  const { write } = requestLogOf(kernel)
  return {
    name: 'request-log',
    every: INTERVAL,
    perProcess: true,
    run: () => write().then(() => 0),
    end: write,
  }
}
