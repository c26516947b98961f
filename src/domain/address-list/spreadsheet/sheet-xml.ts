import { type SourceRow, UnreadableList } from '#domain/address-list/csv/records.ts'
import { textOf, type ZipEntry } from '#domain/address-list/spreadsheet/zip.ts'

/** How much of a spreadsheet is read. */
export interface SheetLimits {
  /** Bytes of XML of one sheet, which is read as a stream. */
  sheet: number
  /** Bytes of XML that are in memory as a whole: the texts that all sheets share, and styles. */
  shared: number
}

/** A parser of XML that takes a text in pieces; both sides have one. */
export interface XmlParser {
  write: (text: string) => void
  end: () => void
}

export type CreateXmlParser = (handlers: {
  onopentag: (name: string, attributes: Record<string, string>) => void
  ontext: (text: string) => void
  onclosetag: (name: string) => void
}) => XmlParser

/** What a spreadsheet is read with. */
export interface SheetReading {
  createParser: CreateXmlParser
  limits: SheetLimits
}

/** Columns that a sheet may use, and characters of a cell, somewhat more than spreadsheets allow. */
export const LAST_COLUMN = 1_000
export const LONGEST_CELL = 100_000
export interface Spreadsheet {
  /** The names of its visible sheets. */
  sheets: readonly string[]
  /** Formulas that were read so far, by the values that were saved with them. */
  formulas: () => number
  /** Whether it refers to other workbooks, which are never opened. */
  hasLinks: boolean
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
export function createXmlReader(
  { createParser }: Pick<SheetReading, 'createParser'>,
  { open, text, close }: Handlers,
): XmlParser {
  return createParser({
    onopentag: (name, attributes) =>
      open?.(
        localName(name),
        Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
      ),
    ontext: part => text?.(part),
    onclosetag: name => close?.(localName(name)),
  })
}

export async function readXml(
  entry: ZipEntry | undefined,
  reading: SheetReading,
  handlers: Handlers,
): Promise<void> {
  if (!entry) return
  const reader = createXmlReader(reading, handlers)
  for await (const text of textOf(entry, reading.limits.shared)) reader.write(text)
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
