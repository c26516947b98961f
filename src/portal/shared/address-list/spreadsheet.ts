import { findHeader, guessMapping } from './columns.ts'
import type { FileKind } from './file-kind.ts'
import { openOds } from './ods.ts'
import { UnreadableList } from './records.ts'
import type { Spreadsheet } from './sheet-xml.ts'
import { openXlsx } from './xlsx.ts'
import { readZip } from './zip.ts'

/** Sheets that are searched for a list, and rows of each. */
const SEARCHED_SHEETS = 20
const SEARCHED_ROWS = 30

/** Opens an .xlsx or .ods file. A separate module, because it uses a library. */
export async function openSpreadsheet(file: Blob, kind: Exclude<FileKind, 'text'>): Promise<Spreadsheet> {
  const entries = await readZip(file)
  return kind === 'xlsx' ? openXlsx(entries) : openOds(entries)
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
