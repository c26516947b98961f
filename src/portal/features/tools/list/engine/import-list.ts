import { findHeader, guessMapping } from '#portal/shared/address-list/columns.ts'
import { readFileKind } from '#portal/shared/address-list/file-kind.ts'
import { plainHead } from '#portal/shared/address-list/heads.ts'
import { type CsvFormat, createNotes, guessFormat, readRows } from '#portal/shared/address-list/read-csv.ts'
import { type SourceRow, UnreadableList } from '#portal/shared/address-list/records.ts'
import { BATCH, type ImportReport, MAX_ROWS, type StoredList } from './model.ts'
import type { ListStore, NewBatch } from './store.ts'

/** Batches that are stored together. */
const TOGETHER = 20
/** Rows that the guess of the columns looks at. */
const SAMPLES = 25
/** Rows that are read before the first ones are stored: among them are the heads of the columns. */
const BEGINNING = 50
/** Columns of a list that have a name or a value, and cells of a row. */
const MAX_COLUMNS = 200
const MAX_CELLS = 20_000
/** Repeated heads whose lines are kept. */
const MAX_LINES = 1_000

export interface ImportOptions {
  /** Of the file. */
  name: string
  /** Guessed without it. */
  format?: Partial<CsvFormat> | undefined
  hasHeader?: boolean | undefined
  /** Of a spreadsheet. The first one with addresses without it. */
  sheet?: string | undefined
}

/** Reads a file into the store, in place of what was there. Throws UnreadableList for what is no list. */
export async function importList(
  store: ListStore,
  file: Blob,
  options: ImportOptions,
  now: number,
): Promise<StoredList> {
  await store.clear()
  try {
    const list = await fill(store, file, options, now)
    await store.write(list)
    return list
  } catch (error) {
    await store.clear()
    throw error
  }
}

type Source = Pick<StoredList, 'format' | 'sheet'> & { rows: AsyncGenerator<SourceRow[]> }

async function openSource(file: Blob, options: ImportOptions, report: ImportReport): Promise<Source> {
  const kind = await readFileKind(file)
  if (kind === 'text') {
    const format = await guessFormat(file, options.format)
    return { format, sheet: null, rows: readRows(file, format, report) }
  }
  const { openSpreadsheet, findSheet } = await import('#portal/shared/address-list/spreadsheet.ts').catch(
    () => {
      throw new UnreadableList(
        'The part of this page that reads spreadsheets couldn’t be loaded. Check your connection and try again, or save the list as CSV.',
      )
    },
  )
  const spreadsheet = await openSpreadsheet(file, kind)
  const name = options.sheet ?? (await findSheet(spreadsheet))
  return { format: null, sheet: { name, all: spreadsheet.sheets }, rows: spreadsheet.rows(name) }
}

const isBlank = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')

async function fill(store: ListStore, file: Blob, options: ImportOptions, now: number): Promise<StoredList> {
  const report = { ...createNotes(), titles: [], emptyRows: 0, repeatedHeads: [] } as Mutable<ImportReport>
  const { format, sheet, rows: source } = await openSource(file, options, report)
  const list = createCollector(store, report)
  let beginning: SourceRow[] | undefined = []
  let header: string[] | undefined

  /** Finds the heads among the first rows; what is above them is no row of the list. */
  const begin = (first: SourceRow[]): SourceRow[] => {
    const found = options.hasHeader === false ? -1 : findHeader(first.map(({ cells }) => cells))
    const at = options.hasHeader && found < 0 ? 0 : found
    if (at < 0) return first
    header = first[at]?.cells ?? []
    list.startAfter(header)
    const text = ({ cells }: SourceRow) =>
      cells
        .filter(cell => cell.trim())
        .join(' ')
        .slice(0, 200)
    report.titles = first.slice(0, at).map(row => ({ line: row.line, text: text(row) }))
    return first.slice(at + 1)
  }

  for await (const some of source) {
    const full = some.filter(({ cells }) => !isBlank(cells))
    report.emptyRows += some.length - full.length
    if (!beginning) {
      await list.add(full)
      continue
    }
    beginning.push(...full)
    if (beginning.length < BEGINNING) continue
    await list.add(begin(beginning))
    beginning = undefined
  }
  if (beginning) await list.add(begin(beginning))
  const { rows, batches, columns, samples } = await list.end()
  return {
    name: options.name,
    format,
    sheet,
    hasHeader: header !== undefined,
    columns,
    rows,
    batches,
    mapping: guessMapping(columns, samples),
    report,
    undone: [],
    created: now,
    changed: now,
    state: 'ready',
    failure: null,
  }
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] }

/** Collects rows in batches of the store, and what they say about the columns. */
function createCollector(store: ListStore, report: Mutable<ImportReport>) {
  let [rows, batches] = [0, 0]
  let heads: readonly string[] = []
  let plainHeads = ''
  let waiting: SourceRow[] = []
  const samples: string[][] = []
  /** Columns that have a value. */
  const used = new Set<number>()
  const headsOf = (cells: readonly string[]) => cells.map(plainHead).join('\n').trimEnd()

  async function storeFull(isLast: boolean): Promise<void> {
    let at = 0
    const full: NewBatch[] = []
    for (; waiting.length - at >= BATCH || (isLast && at < waiting.length); at += BATCH)
      full.push(batchOf(waiting.slice(at, at + BATCH)))
    waiting = waiting.slice(at)
    for (let from = 0; from < full.length; from += TOGETHER) {
      const some = full.slice(from, from + TOGETHER)
      await store.add(batches, some)
      batches += some.length
    }
  }

  function see({ cells }: SourceRow): void {
    if (cells.length > MAX_CELLS)
      throw new UnreadableList(`A row has more than ${amount(MAX_CELLS)} cells. Check the delimiter.`)
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') used.add(at)
    if (used.size > MAX_COLUMNS)
      throw new UnreadableList(`A row has more than ${MAX_COLUMNS} columns. Check the delimiter.`)
  }

  /** Rows that have the heads of the columns again, as files that were put together do. */
  function isRepeated({ cells, line }: SourceRow): boolean {
    if (plainHeads === '' || headsOf(cells) !== plainHeads) return false
    if (report.repeatedHeads.length < MAX_LINES) report.repeatedHeads = [...report.repeatedHeads, line]
    return true
  }

  return {
    startAfter(header: readonly string[]) {
      heads = header
      plainHeads = headsOf(header)
    },

    async add(added: readonly SourceRow[]): Promise<void> {
      const kept = added.filter(row => !isRepeated(row))
      for (const row of kept) see(row)
      rows += kept.length
      if (rows > MAX_ROWS)
        throw new UnreadableList(`A list can have up to ${amount(MAX_ROWS)} rows. Split the file.`)
      samples.push(...kept.slice(0, Math.max(0, SAMPLES - samples.length)).map(({ cells }) => cells))
      waiting = waiting.concat(kept)
      await storeFull(false)
    },

    async end() {
      await storeFull(true)
      if (rows === 0) throw new UnreadableList('The list has no rows.')
      const named = heads.findLastIndex(head => head.trim() !== '')
      const width = Math.max(named, ...used) + 1
      const columns = Array.from(
        { length: width },
        (_, at) => heads[at]?.trim() || (used.has(at) ? `Column ${at + 1}` : ''),
      )
      return { rows, batches, columns, samples }
    },
  }
}

const amount = (count: number) => count.toLocaleString('en-US')

function batchOf(rows: readonly SourceRow[]): NewBatch {
  const damage = rows.flatMap((row, at) => (row.damage ? [[at, row.damage] as const] : []))
  return {
    rows: rows.map(({ cells }) => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)),
    origins: { lines: rows.map(({ line }) => line), damage: Object.fromEntries(damage) },
  }
}
