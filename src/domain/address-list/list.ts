import type { DecodingNotes } from './csv/encoding.ts'
import type { CsvFormat } from './csv/read-csv.ts'
import type { Damage } from './csv/records.ts'
import type { Mapping } from './mapping.ts'

/** Rows of a batch, which are stored, and looked up, together: as many as a call of the address API takes. */
export const BATCH = 100
/** Rows of a list. */
export const MAX_ROWS = 250_000

/** A list as its file says it is. */
export interface ReadList {
  /** How its text is divided; null for a spreadsheet. */
  format: CsvFormat | null
  /** The sheet that was read, of those that the file has; null for a text. */
  sheet: { name: string; all: readonly string[] } | null
  hasHeader: boolean
  /** Their names; empty for a column that has neither a name nor any value. */
  columns: readonly string[]
  rows: number
  batches: number
  /** Guessed from the heads of the columns, and what is in them. */
  mapping: Mapping
  report: ImportReport
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
  /** Formulas of a spreadsheet, whose saved values are read. */
  formulas: number
  /** Whether a spreadsheet refers to other files, which are never opened. */
  hasLinks: boolean
}

/** Where the rows of a batch come from. */
export interface Origins {
  /** The line of each row, counted from 1. */
  lines: readonly number[]
  /** What was wrong with rows, by their place in the batch. */
  damage: Readonly<Record<number, Damage>>
}

/** Rows that are stored together, and where they come from. */
export interface NewBatch {
  rows: string[][]
  origins: Origins
}

/** What is to be said of a row: its line in the file, what that has, and why or how it is read. */
export interface RowNote {
  line: number
  text: string
  reason: string
}
