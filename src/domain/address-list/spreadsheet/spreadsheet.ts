import { findHeader, guessMapping } from '#domain/address-list/columns.ts'
import { UnreadableList } from '#domain/address-list/csv/records.ts'
import type { FileKind } from '#domain/address-list/file-kind.ts'
import { openOds } from '#domain/address-list/spreadsheet/ods.ts'
import type { SheetReading, Spreadsheet } from '#domain/address-list/spreadsheet/sheet-xml.ts'
import { openXlsx } from '#domain/address-list/spreadsheet/xlsx.ts'
import { readZip } from '#domain/address-list/spreadsheet/zip.ts'

/** Sheets that are searched for a list, and rows of each. */
const SEARCHED_SHEETS = 20
const SEARCHED_ROWS = 30

/** Opens an .xlsx or .ods file. Its formulas are never computed, and what it links to is never opened. */
export async function openSheets(
  file: Blob,
  kind: Exclude<FileKind, 'text'>,
  reading: SheetReading,
): Promise<Spreadsheet> {
  const entries = await readZip(file)
  return kind === 'xlsx' ? openXlsx(entries, reading) : openOds(entries, reading)
}

/** The first sheet that has a list of addresses, or else any row. */
export async function findSheet({ sheets, rows }: Spreadsheet): Promise<string> {
  let first: string | undefined
  for (const sheet of sheets.slice(0, SEARCHED_SHEETS)) {
    const beginning: string[][] = []
    for await (const some of rows(sheet)) {
      beginning.push(...some.map(({ cells }) => cells).filter(cells => cells.some(cell => cell.trim())))
      if (beginning.length >= SEARCHED_ROWS) break
    }
    if (beginning.length === 0) continue
    first ??= sheet
    const header = findHeader(beginning)
    const mapping = guessMapping(beginning[header] ?? beginning[0] ?? [], beginning.slice(header + 1))
    if (mapping.street !== undefined || mapping.address !== undefined) return sheet
  }
  if (first === undefined) throw new UnreadableList('The spreadsheet has no rows.')
  return first
}
