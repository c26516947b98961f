import { Parser } from 'htmlparser2'
import type { FileKind } from '#domain/address-list/file-kind.ts'
import type { SheetLimits, Spreadsheet } from '#domain/address-list/spreadsheet/sheet-xml.ts'
import { openSheets } from '#domain/address-list/spreadsheet/spreadsheet.ts'

/** What a browser reads: sheets of 250,000 rows of 40 cells. */
const LIMITS: SheetLimits = { sheet: 1024 * 1024 * 1024, shared: 128 * 1024 * 1024 }

/** Opens an .xlsx or .ods file. A separate module, because it uses a library. */
export function openSpreadsheet(file: Blob, kind: Exclude<FileKind, 'text'>): Promise<Spreadsheet> {
  return openSheets(file, kind, {
    createParser: handlers => new Parser(handlers, { xmlMode: true, decodeEntities: true }),
    limits: LIMITS,
  })
}
