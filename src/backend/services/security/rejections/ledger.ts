import type { Rejection } from '#domain/gateway/lookup/facts.ts'
import { HOUR } from '#domain/time/durations.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { networkOf } from '#kernel/http/network.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { isKept, type KeptRule, type RejectionRow } from './kinds.ts'
import { writeRejections } from './rows.ts'

/** A rejected call. */
export interface RejectedCall {
  /** As it was sent; null if the gateway knows that no one has this key. */
  keyId: string | null
  rule: Rejection['rule']
  /** Host of the calling page. */
  host: string | null
  address: string
  lookups: number
  now: Date
}

/** Milliseconds between two writes. */
const INTERVAL = 5_000
/**
 * Rows in memory, of which those of keys that have yet to be looked up, and those of one key. A flood of
 * rejections reaches these numbers and no further.
 */
const ROWS = 4_000
const ROWS_UNCHECKED = 400
const ROWS_OF_KEY = 40

/**
 * Rejected lookups of this process, summed up in memory and written every few seconds: a rejected call costs
 * no statement, whatever the rate. A process that dies loses the last seconds, which a count of rejections can
 * bear.
 */
export interface RejectionLedger {
  note(call: RejectedCall): void
  /** Writes what was noted so far. A failure is logged, and what could not be written is forgotten. */
  write(): Promise<void>
}

/** The ledger of a server. */
export const rejectionLedger = ({ state }: Pick<Kernel, 'state'>): RejectionLedger => state(createLedger)

export function createLedger({ queries, log }: Pick<Kernel, 'queries' | 'log'>): RejectionLedger {
  let rows = new Map<string, RejectionRow>()
  let perKey = new Map<string, number>()
  let unchecked = 0
  let writing = Promise.resolve()

  const hasRoom = (rule: KeptRule) =>
    rows.size < ROWS && (rule !== 'secret-in-browser' || unchecked < ROWS_UNCHECKED)

  function add(row: RejectionRow): void {
    const id = `${row.key_id} ${row.hour} ${row.rule} ${row.source_kind} ${row.source}`
    const same = rows.get(id)
    if (same) {
      same.rejected_lookups += row.rejected_lookups
      same.last = row.last
      return
    }
    const ofKey = perKey.get(row.key_id) ?? 0
    if (ofKey >= ROWS_OF_KEY && row.source_kind !== 'others') {
      add({ ...row, source_kind: 'others', source: '' })
      return
    }
    if (!hasRoom(row.rule)) return
    rows.set(id, row)
    perKey.set(row.key_id, ofKey + 1)
    if (row.rule === 'secret-in-browser') unchecked += 1
  }

  async function writeNow(): Promise<void> {
    const noted = [...rows.values()]
    rows = new Map()
    perKey = new Map()
    unchecked = 0
    if (!noted.length) return
    await writeRejections(queries, noted).catch(error =>
      log.error({ err: error }, 'rejections are not written'),
    )
  }

  return {
    note({ keyId, rule, lookups, now, ...caller }) {
      if (!isKept(rule) || keyId === null || !isUuid(keyId)) return
      const moment = now.toISOString()
      add({
        key_id: keyId.toLowerCase(),
        hour: new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString(),
        rule,
        ...sourceOf(rule, caller),
        rejected_lookups: lookups,
        first: moment,
        last: moment,
      })
    },
    write() {
      writing = writing.then(writeNow)
      return writing
    },
  }
}

/** Only a caller with the right token is named by its address: the owner has to know which one to allow. */
function sourceOf(
  rule: KeptRule,
  { host, address }: Pick<RejectedCall, 'host' | 'address'>,
): Pick<RejectionRow, 'source_kind' | 'source'> {
  if (host !== null) return { source_kind: 'hostname', source: host }
  if (rule === 'ip') return { source_kind: 'address', source: address }
  return { source_kind: 'network', source: networkOf(address) }
}

/** Writes what was noted every few seconds, and a last time when the server stops. */
export function rejectionWriter(kernel: Pick<Kernel, 'state'>): Worker {
  const { write } = rejectionLedger(kernel)
  return { name: 'refusals', every: INTERVAL, perProcess: true, run: () => write().then(() => 0), end: write }
}
