import type { ErrorItem } from '#domain/errors/entry.ts'
import type { DecodingNotes } from '#portal/shared/address-list/encoding.ts'
import type { Mapping } from '#portal/shared/address-list/mapping.ts'
import type { CsvFormat } from '#portal/shared/address-list/read-csv.ts'
import type { Damage } from '#portal/shared/address-list/records.ts'
import type { Outcome, RowResult } from '#portal/shared/address-list/results.ts'

/** Lookups of one call: as many as the gateway takes. */
export const BATCH = 100
/** Rows of a list. */
export const MAX_ROWS = 250_000

/** A list as the browser keeps it; its rows and results are kept in batches next to it. */
export interface StoredList {
  /** Of its file. */
  name: string
  /** How its text is divided; null for a spreadsheet. */
  format: CsvFormat | null
  /** The sheet that was read, of those that the file has; null for a text. */
  sheet: { name: string; all: readonly string[] } | null
  hasHeader: boolean
  /** Their names; empty for a column that has neither a name nor any value. */
  columns: readonly string[]
  rows: number
  report: ImportReport
  /** Repairs that the person has undone. */
  undone: readonly Repair[]
  batches: number
  mapping: Mapping
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

/** What is repaired: rows with stray quotation marks, and ZIP Codes that a spreadsheet has changed. */
export type Repair = 'rows' | 'zipcodes'

/** What happened to the lines of a file that are no rows of its list, and to its text. */
export interface ImportReport extends DecodingNotes {
  /** Rows above the heads of the columns. */
  titles: readonly { line: number; text: string }[]
  emptyRows: number
  /** Lines that have the heads of the columns again. */
  repeatedHeads: readonly number[]
}

/** Where the rows of a batch come from. */
export interface Origins {
  /** The line of each row, counted from 1. */
  lines: readonly number[]
  /** What was wrong with rows, by their place in the batch. */
  damage: Readonly<Record<number, Damage>>
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

/** What a run with a mapping would look up. */
export interface Plan {
  lookups: number
  /** Those of them whose address an earlier row has too. */
  repeated: number
  /** Rows that cannot be looked up: no street, too long, or damaged. */
  skipped: number
  /** The first rows, each as a line of the address that is looked up; null for one that cannot be. */
  preview: readonly { cells: readonly string[]; line: string | null }[]
  /** Rows that are not looked up, the first ones. */
  reported: readonly RowNote[]
  /** What was repaired, the first of each kind, and how many there are. */
  repairs: Readonly<Record<Repair, { count: number; notes: readonly RowNote[] }>>
  /** ZIP Codes that cannot be read, in rows that are looked up without them. */
  leftOut: { count: number; notes: readonly RowNote[] }
}

/** What is to be said of a row: its line in the file, what that has, and why or how it is read. */
export interface RowNote {
  line: number
  text: string
  reason: string
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
