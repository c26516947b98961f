import { findHeader } from '#domain/address-list/columns.ts'
import {
  type DecodingNotes,
  decodeFile,
  type Encoding,
  guessEncoding,
} from '#domain/address-list/csv/encoding.ts'
import { createRecordReader, type SourceRow } from '#domain/address-list/csv/records.ts'
import { isAddressHead, isKnownHead } from '#domain/address-list/heads.ts'

/** How a text is divided, as it was guessed or chosen. */
export interface CsvFormat {
  encoding: Encoding
  delimiter: string
  /** Cells of a row; undefined if the rows do not agree on it. */
  width?: number | undefined
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Characters that a guess looks at, and rows of them. */
const SAMPLE = 256 * 1024
const SAMPLE_ROWS = 200
/** Characters that it looks at of a text whose first line is longer than that. */
const SAMPLE_OF_LINE = 8 * 1024

/** Guesses encoding, delimiter, and width of a file, as far as they are not given. */
export async function guessFormat(file: Blob, given: Partial<CsvFormat> = {}): Promise<CsvFormat> {
  const encoding = given.encoding ?? (await guessEncoding(file))
  const { text, isCut } = await beginningOf(file, encoding)
  const { delimiter: named, length } = readDelimiterLine(text)
  const sample = text.slice(length)
  const delimiter = given.delimiter ?? named ?? guessDelimiter(sample)
  return { encoding, delimiter, width: isCut ? undefined : shapeOf(sample, delimiter).width }
}

/** The first lines; `isCut` where not even the first one is whole, whose cells would be hundreds of thousands. */
async function beginningOf(file: Blob, encoding: Encoding): Promise<{ text: string; isCut: boolean }> {
  let text = ''
  for await (const piece of decodeFile(file, encoding, createNotes())) {
    text += piece
    if (text.length >= SAMPLE) break
  }
  if (text.length < SAMPLE) return { text, isCut: false }
  const cut = text.slice(0, SAMPLE)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r'))
  return end > 0
    ? { text: cut.slice(0, end + 1), isCut: false }
    : { text: cut.slice(0, SAMPLE_OF_LINE), isCut: true }
}

export function createNotes(): DecodingNotes {
  return { strayBytes: 0, invisible: 0, unreadable: 0 }
}

/** The line in which spreadsheets say the delimiter, and its length. It is no row. */
function readDelimiterLine(text: string): { delimiter?: string; length: number } {
  const line = /^[^\r\n]{0,200}(?:\r\n?|\n|$)/.exec(text)?.[0] ?? ''
  const after = /^\s{0,9}["']?sep\s{0,9}=([^\r\n]*)/i.exec(line)?.[1]
  if (after === undefined) return { length: 0 }
  const [delimiter = '', ...others] = after.startsWith('\t') ? after : after.trim()
  // A spreadsheet that has saved it again has filled the line with delimiters.
  const isAlone = others.every(character => ` "',;|\t${delimiter}`.includes(character))
  return isAlone && /^[^\s"'\p{L}\p{N}]$|^\t$/u.test(delimiter)
    ? { delimiter, length: line.length }
    : { length: 0 }
}

/** How many cells the rows of a text have, and how many rows agree. */
function shapeOf(text: string, delimiter: string) {
  const reader = createRecordReader({ delimiter, width: undefined })
  const read = [...reader.push(text), ...reader.end()]
    .map(({ cells }) => cells)
    .filter(cells => cells.some(cell => cell.trim() !== ''))
    .slice(0, SAMPLE_ROWS)
  const rows = unwrapped(read, delimiter)
  const header = findHeader(rows)
  const widths = new Map<number, number>()
  const data = rows.slice(header + 1)
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [usual = 0, count = 0] = [...widths].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const head = header < 0 ? 0 : (rows[header]?.length ?? 0)
  const agreeing = data.length >= 3 ? count / data.length : 0
  // If nearly all rows have more cells than there are heads, columns have no name. If some do, they are damaged.
  const isWider = usual > head && agreeing > (head > 0 ? 0.95 : 0.5)
  const width = isWider ? usual : head || undefined
  const agree = data.filter(({ length }) => length === (width ?? usual)).length
  return { rows, header, width, share: data.length > 0 ? agree / data.length : 1, usual: width ?? usual }
}

/** Rows without the quotation marks around all of them, which the export of an export has: the heads tell. */
function unwrapped(rows: readonly string[][], delimiter: string): readonly string[][] {
  const [[head = '', ...others] = []] = rows
  const isWrapped = others.length === 0 && head.split(delimiter).filter(isKnownHead).length > 1
  return isWrapped
    ? rows.map(cells => (cells.length === 1 ? (cells[0] ?? '').split(delimiter) : cells))
    : rows
}

function guessDelimiter(text: string): string {
  const shapes = DELIMITERS.map(delimiter => ({ delimiter, ...shapeOf(text, delimiter) }))
  const unused = DELIMITERS.toReversed().find(delimiter => !text.includes(delimiter)) ?? '\t'
  // A column of whole addresses, whose commas are no delimiters.
  const [first] = shapes
  const head = first?.rows[Math.max(0, first.header)] ?? []
  const isColumn = shapes.every(({ rows, header }) => rows[Math.max(0, header)]?.length === 1)
  if (isColumn && isAddressHead(head[0] ?? '')) return unused
  if (isAddressLines(text)) return unused
  const best = shapes.filter(({ usual }) => usual > 1).toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  return best?.delimiter ?? ','
}

/** Whether the lines of a text are whole addresses without any quotation marks, as people paste them. */
function isAddressLines(text: string): boolean {
  const lines = text.split(/[\r\n]+/, SAMPLE_ROWS).filter(line => line.trim())
  const isAddress = (line: string) => /^\d[^";\t|]*,\s*[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\s*$/.test(line)
  return lines.length > 0 && lines.filter(isAddress).length >= lines.length * 0.8
}

/** Rows that agree count most, then heads that are known, then cells. */
function scoreOf({ share, header, usual }: ReturnType<typeof shapeOf>): number {
  return share + (header >= 0 ? 0.2 : 0) + Math.min(usual, 10) / 100
}

/** The rows of a file, some at a time, so that a large one is never in memory as a whole. Adds to the notes. */
export async function* readRows(
  file: Blob,
  format: CsvFormat,
  notes: DecodingNotes = createNotes(),
): AsyncGenerator<SourceRow[]> {
  const reader = createRecordReader({ delimiter: format.delimiter, width: format.width })
  let isFirst = true
  let skipped = 0
  const placed = (rows: SourceRow[]) =>
    skipped ? rows.map(row => ({ ...row, line: row.line + skipped })) : rows
  for await (const piece of decodeFile(file, format.encoding, notes)) {
    let text = piece
    if (isFirst && text) {
      isFirst = false
      const { length } = readDelimiterLine(text)
      skipped = length > 0 ? 1 : 0
      text = text.slice(length)
    }
    const rows = reader.push(text)
    if (rows.length > 0) yield placed(rows)
  }
  const last = reader.end()
  if (last.length > 0) yield placed(last)
}
