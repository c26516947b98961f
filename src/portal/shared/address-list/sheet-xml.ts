import { Parser } from 'htmlparser2'
import { type SourceRow, UnreadableList } from './records.ts'
import { textOf, type ZipEntry } from './zip.ts'

/** Bytes of XML of one sheet: 250,000 rows of 40 cells. It is read as a stream. */
export const SHEET_BYTES = 1024 * 1024 * 1024
/** Bytes of XML that are in memory as a whole: the texts that all sheets share, and styles. */
export const SHARED_BYTES = 128 * 1024 * 1024
/** Columns that a sheet may use, and characters of a cell, somewhat more than spreadsheets allow. */
export const LAST_COLUMN = 1_000
export const LONGEST_CELL = 100_000
export interface Spreadsheet {
  /** The names of its visible sheets. */
  sheets: readonly string[]
  rows: (sheet: string) => AsyncGenerator<SourceRow[]>
}

export type Attributes = Record<string, string>
interface Handlers {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A reader of XML: names without their prefixes, which differ from program to program. */
export function createXmlReader({ open, text, close }: Handlers): Parser {
  return new Parser(
    {
      onopentag: (name, attributes) =>
        open?.(
          localName(name),
          Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
        ),
      ontext: part => text?.(part),
      onclosetag: name => close?.(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
}

export async function readXml(entry: ZipEntry | undefined, handlers: Handlers): Promise<void> {
  if (!entry) return
  const reader = createXmlReader(handlers)
  for await (const text of textOf(entry, SHARED_BYTES)) reader.write(text)
  reader.end()
}

/** Why a file is not read. */
export const tooLong = () =>
  new UnreadableList('A cell has more than 100,000 characters. Shorten it, and try again.')
export const tooWide = () =>
  new UnreadableList(
    `The sheet uses more than ${LAST_COLUMN.toLocaleString('en-US')} columns. Delete those that aren’t needed.`,
  )

/** Adds a value to a row, which has no cells after its last value. */
export function setCell(cells: string[], column: number, value: string): void {
  if (value === '') return
  if (column >= LAST_COLUMN) throw tooWide()
  while (cells.length < column) cells.push('')
  cells[column] = value
}
