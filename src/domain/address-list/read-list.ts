import { findHeader, guessMapping } from '#domain/address-list/columns.ts'
import { type CsvFormat, createNotes, guessFormat, readRows } from '#domain/address-list/csv/read-csv.ts'
import { type SourceRow, UnreadableList } from '#domain/address-list/csv/records.ts'
import { type FileKind, readFileKind } from '#domain/address-list/file-kind.ts'
import { plainHead } from '#domain/address-list/heads.ts'
import { BATCH, type ImportReport, MAX_ROWS, type NewBatch, type ReadList } from './list.ts'
import type { Spreadsheet } from './spreadsheet/sheet-xml.ts'
import { findSheet } from './spreadsheet/spreadsheet.ts'

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

export interface ReadOptions {
  /** Guessed without it. */
  format?: Partial<CsvFormat> | undefined
  hasHeader?: boolean | undefined
  /** Of a spreadsheet. The first one with addresses without it. */
  sheet?: string | undefined
}

/** Where the rows of a list go, and how its spreadsheet is opened. */
export interface ListTarget {
  /** Adds batches, `from` being the place of the first one. Called with some at a time. */
  add: (from: number, batches: readonly NewBatch[]) => Promise<void>
  openSpreadsheet: (file: Blob, kind: Exclude<FileKind, 'text'>) => Promise<Spreadsheet>
  /** Cells of all rows, characters of all rows, and characters of those of a batch; no limits without them. */
  mostCells?: number
  mostCharacters?: number
  mostCharactersInBatch?: number
}

interface Source extends Pick<ReadList, 'format' | 'sheet'> {
  spreadsheet?: Spreadsheet
  /** Formulas that were read while its sheet was looked for. */
  searched?: number
  rows: AsyncGenerator<SourceRow[]>
}

async function openSource(
  file: Blob,
  options: ReadOptions,
  { report, target }: { report: ImportReport; target: ListTarget },
): Promise<Source> {
  const kind = await readFileKind(file)
  if (kind === 'text') {
    const format = await guessFormat(file, options.format)
    return { format, sheet: null, rows: readRows(file, format, report) }
  }
  const spreadsheet = await target.openSpreadsheet(file, kind)
  const name = options.sheet ?? (await findSheet(spreadsheet))
  const searched = spreadsheet.formulas()
  return {
    format: null,
    sheet: { name, all: spreadsheet.sheets },
    spreadsheet,
    searched,
    rows: spreadsheet.rows(name),
  }
}

const isBlank = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')

/** Reads a file in batches of rows. Throws `UnreadableList` for what is no list. */
export async function readList(file: Blob, options: ReadOptions, target: ListTarget): Promise<ReadList> {
  const report = {
    ...createNotes(),
    titles: [],
    emptyRows: 0,
    repeatedHeads: [],
    formulas: 0,
    hasLinks: false,
  } as Mutable<ImportReport>
  const {
    format,
    sheet,
    spreadsheet,
    searched = 0,
    rows: source,
  } = await openSource(file, options, { report, target })
  const list = createCollector(target, report)
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
  if (spreadsheet) {
    report.formulas = spreadsheet.formulas() - searched
    report.hasLinks = spreadsheet.hasLinks
  }
  return {
    format,
    sheet,
    hasHeader: header !== undefined,
    columns,
    rows,
    batches,
    mapping: guessMapping(columns, samples),
    report,
  }
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] }

/** Collects rows in batches of the store, and what they say about the columns. */
function createCollector(
  {
    add,
    mostCells = Number.POSITIVE_INFINITY,
    mostCharacters = Number.POSITIVE_INFINITY,
    mostCharactersInBatch = Number.POSITIVE_INFINITY,
  }: ListTarget,
  report: Mutable<ImportReport>,
) {
  let [rows, batches] = [0, 0]
  let [seen, cellCount, characters, inBatch] = [0, 0, 0, 0]
  let heads: readonly string[] = []
  let plainHeads: readonly string[] = []
  let waiting: SourceRow[] = []
  const samples: string[][] = []
  /** Columns that have a value. */
  const used = new Set<number>()

  async function storeFull(isLast: boolean): Promise<void> {
    let at = 0
    const full: NewBatch[] = []
    for (; waiting.length - at >= BATCH || (isLast && at < waiting.length); at += BATCH)
      full.push(batchOf(waiting.slice(at, at + BATCH)))
    waiting = waiting.slice(at)
    for (let from = 0; from < full.length; from += TOGETHER) {
      const some = full.slice(from, from + TOGETHER)
      await add(batches, some)
      batches += some.length
    }
  }

  function see({ cells }: SourceRow): void {
    if (cells.length > MAX_CELLS)
      throw new UnreadableList(`A row has more than ${amount(MAX_CELLS)} cells. Check the delimiter.`)
    cellCount += cells.length
    // Rows that are stored together are also in memory together.
    if (seen % BATCH === 0) inBatch = 0
    seen += 1
    for (const { length } of cells) {
      characters += length
      inBatch += length
    }
    if (characters > mostCharacters)
      throw new UnreadableList(
        'The list has too much text. Delete columns that aren’t needed, or split the file.',
      )
    if (inBatch > mostCharactersInBatch)
      throw new UnreadableList(
        `The rows near row ${amount(seen)} have too much text. Delete columns that aren’t needed.`,
      )
    if (cellCount > mostCells)
      throw new UnreadableList(
        `A list can have up to ${amount(mostCells)} cells. Delete columns that aren’t needed.`,
      )
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') used.add(at)
    if (used.size > MAX_COLUMNS)
      throw new UnreadableList(`A row has more than ${MAX_COLUMNS} columns. Check the delimiter.`)
  }

  /** Rows that have the heads of the columns again, as files that were put together do. */
  function isRepeated({ cells, line }: SourceRow): boolean {
    if (plainHeads.length === 0 || cells.length < plainHeads.length) return false
    // Nearly every row differs in its first cell, and a list has millions of cells.
    if (!cells.every((cell, at) => plainHead(cell) === (plainHeads[at] ?? ''))) return false
    if (report.repeatedHeads.length < MAX_LINES) report.repeatedHeads = [...report.repeatedHeads, line]
    return true
  }

  return {
    startAfter(header: readonly string[]) {
      heads = header
      const plain = header.map(plainHead)
      plainHeads = plain.slice(0, plain.findLastIndex(head => head !== '') + 1)
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
