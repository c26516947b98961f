import { stringify } from 'csv-stringify/browser/esm/sync'
import { saveFile } from '#portal/ui/data/save-file.ts'
import type { ListPage } from './queries.ts'
import { SAFE_CSV } from './safe-csv.ts'

/** One column of the file: its name in the first line, and the value for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>

export type FileFormat = 'csv' | 'json'

/** The file that a list can be saved as. */
export interface CsvFile<Row> {
  /** Without its extension. */
  name: string
  columns: CsvColumns<Row>
  /** Offers the same columns as JSON as well, for programs. */
  json?: true
  /**
   * One page of the list, the larger the better: by its number, counted from 1, or by the cursor that the page
   * before has named.
   */
  load: (page: number, cursor: string | undefined) => Promise<ListPage<Row>>
}

/** The file of a list that the server makes by itself. */
export interface SavedFile {
  save: () => Promise<void>
}

/** Saves all pages of a list as one file. A separate module, because it uses a library. */
export async function downloadList<Row>(
  { name, columns, load }: CsvFile<Row>,
  format: FileFormat,
): Promise<void> {
  const rows: Row[] = []
  let cursor: string | undefined
  for (let page = 1, isWhole = false; !isWhole; page += 1) {
    const { rows: more, total = 0, next } = await load(page, cursor)
    rows.push(...more)
    cursor = next ?? undefined
    // A list that becomes shorter during the download ends with an empty page.
    isWhole = cursor === undefined && (rows.length >= total || more.length === 0)
  }
  const [text, type] =
    format === 'csv' ? [toCsv(columns, rows), 'text/csv'] : [toJson(columns, rows), 'application/json']
  saveFile(new File([text], `${name}.${format}`, { type }))
}

/** A list of objects, one for each row, with the names of the columns. */
export function toJson<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  return `${JSON.stringify(
    rows.map(row => valuesOf(columns, row)),
    null,
    2,
  )}\n`
}

/** The names of the columns and a line for each row (RFC 4180). No text starts like a spreadsheet formula. */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const options = { ...SAFE_CSV, columns: Object.keys(columns), header: true }
  return stringify(
    rows.map(row => valuesOf(columns, row)),
    options,
  )
}

function valuesOf<Row>(columns: CsvColumns<Row>, row: Row): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(row)]))
}
