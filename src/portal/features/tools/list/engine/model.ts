import type { ReadList, Repair } from '#domain/address-list/list.ts'
import type { Outcome, RowResult } from '#domain/address-list/results.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'

/** A list as the browser keeps it; its rows and results are kept in batches next to it. */
export interface StoredList extends ReadList {
  /** Of its file. */
  name: string
  /** Repairs that the person has undone. */
  undone: readonly Repair[]
  /** When it was read, and when a run last began or ended, in ms. */
  created: number
  changed: number
  /**
   * `running` without a worker that runs it has been interrupted, say by a reload. `canceled`: the person
   * wants no more results, and can change their mind.
   */
  state: 'ready' | 'running' | 'paused' | 'canceled' | 'failed' | 'done'
  /** Why the run stopped by itself. */
  failure: FailureOfRun | null
}

/** An ApiError as it travels between threads and is kept. */
export interface FailureOfRun {
  items: ErrorItem[]
  requestId: string | undefined
}

/** Rows by their outcome. */
type Counts = Readonly<Record<Outcome, number>>

export const NO_COUNTS: Counts = {
  confirmed: 0,
  incomplete: 0,
  'not-found': 0,
  'not-in-sample': 0,
  'not-sent': 0,
}

/** How far a batch of rows is. */
export interface BatchState {
  counts: Counts
  /** Rows without a result. */
  waiting: number
  /** Rows in a call whose response is not stored yet. After an interruption, they may have been counted. */
  sent: number
  /** Rows that were sent more than once, because the first response never came. */
  again: number
}

/** What the page shows of a list. It never holds its rows. */
export interface ListStatus {
  list: StoredList | null
  counts: Counts
  waiting: number
  sent: number
  again: number
  /** Whether this tab is running it. */
  isRunning: boolean
  /** Whether it stops as soon as its last calls have finished. */
  isStopping: boolean
  /** Rows per second of the last seconds. */
  rate: number
  /** Until when it waits because the gateway requested it, in ms of this machine's clock; 0 if not. */
  waitsUntil: number
}

export interface ShownRow {
  /** Counted from 1, without the header. */
  number: number
  line: string
  result: RowResult | null
}

/** Adds up what all batches of a list say. */
export function totalOf(batches: Iterable<BatchState>): BatchState {
  let [waiting, sent, again] = [0, 0, 0]
  const counts = { ...NO_COUNTS }
  for (const batch of batches) {
    waiting += batch.waiting
    sent += batch.sent
    again += batch.again
    for (const [outcome, count] of Object.entries(batch.counts)) counts[outcome as Outcome] += count
  }
  return { counts, waiting, sent, again }
}

/** What a batch is with these results. */
export function stateOf(
  results: readonly (RowResult | null)[],
  { sent, again }: Pick<BatchState, 'sent' | 'again'>,
): BatchState {
  const counts = { ...NO_COUNTS }
  let waiting = 0
  for (const result of results)
    if (result) counts[result[0]] += 1
    else waiting += 1
  return { counts, waiting, sent, again }
}
