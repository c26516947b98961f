import { type SourceRow, UnreadableList } from '#domain/address-list/csv/records.ts'
import {
  type Attributes,
  createXmlReader,
  LAST_COLUMN,
  LONGEST_CELL,
  readXml,
  type SheetReading,
  type Spreadsheet,
  setCell,
  tooLong,
  tooWide,
} from '#domain/address-list/spreadsheet/sheet-xml.ts'
import { textOf, type ZipEntry } from '#domain/address-list/spreadsheet/zip.ts'

/** Opens an .ods file (OpenDocument 1.3). */
export async function openOds(
  entries: ReadonlyMap<string, ZipEntry>,
  reading: SheetReading,
): Promise<Spreadsheet> {
  const content = entries.get('content.xml')
  let isEncrypted = false
  await readXml(entries.get('META-INF/manifest.xml'), reading, {
    open(name) {
      isEncrypted ||= name === 'encryption-data'
    },
  })
  if (isEncrypted)
    throw new UnreadableList('This spreadsheet has a password. Save it without one, and choose that file.')
  if (!content) throw new UnreadableList('The file is damaged or incomplete. Save it again.')
  const names: string[] = []
  let hasLinks = false
  const reader = createXmlReader(reading, {
    open(name, { name: sheet = '' }) {
      if (name === 'table') names.push(sheet)
      else if (name === 'table-source') hasLinks = true
    },
  })
  for await (const text of textOf(content, reading.limits.sheet)) reader.write(text)
  reader.end()
  if (names.length === 0)
    throw new UnreadableList(
      'This is an OpenDocument file without a sheet. Save the table as .ods, .xlsx, or CSV.',
    )
  let formulas = 0
  return {
    sheets: names,
    formulas: () => formulas,
    // A link to another file is the source of a table, whose values are in the file.
    hasLinks,
    rows: sheet =>
      odsRows(content, names.indexOf(sheet), reading, () => {
        formulas += 1
      }),
  }
}

/** Empty rows and cells are repeated to the end of a sheet; what has a value is rarely repeated. */
const REPEATED_ROWS = 300_000

async function* odsRows(
  entry: ZipEntry,
  wanted: number,
  reading: SheetReading,
  onFormula: () => void,
): AsyncGenerator<SourceRow[]> {
  let rows: SourceRow[] = []
  let [table, line, notes, paragraphs, isText] = [-1, 1, 0, 0, false]
  let [cells, column, repeatedRows] = [[] as string[], 0, 1]
  let cell: { attributes: Attributes; text: string; repeated: number } | undefined
  const add = (text: string) => {
    if (!isText || notes > 0 || !cell) return
    cell.text += text
    if (cell.text.length > LONGEST_CELL) throw tooLong()
  }
  const reader = createXmlReader(reading, {
    open(name, attributes) {
      if (name === 'table') table += 1
      if (table !== wanted) return
      if (name === 'table-row') {
        ;[cells, column, repeatedRows] = [[], 0, Number(attributes['number-rows-repeated'] ?? 1)]
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attributes, text: '', repeated: Number(attributes['number-columns-repeated'] ?? 1) }
        paragraphs = 0
        if (attributes.formula) onFormula()
      } else if (name === 'annotation') notes += 1
      else if (name === 'p' && notes === 0) {
        isText = true
        if (paragraphs > 0) add('\n')
        paragraphs += 1
      } else if (name === 's') add(' '.repeat(Math.min(100, Number(attributes.c ?? 1))))
      else if (name === 'tab') add('\t')
      else if (name === 'line-break') add('\n')
    },
    text: add,
    close(name) {
      if (table !== wanted) return
      if (name === 'p' && notes === 0) isText = false
      else if (name === 'annotation') notes -= 1
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const value = odsValue(cell.attributes, cell.text)
        if (value !== '' && cell.repeated + column > LAST_COLUMN) throw tooWide()
        if (value !== '')
          for (let times = 0; times < cell.repeated; times++) setCell(cells, column + times, value)
        column += cell.repeated
        cell = undefined
      } else if (name === 'table-row') {
        const times = cells.length > 0 ? Math.min(repeatedRows, REPEATED_ROWS) : 1
        for (let time = 0; time < times; time++) rows.push({ cells: [...cells], line: line + time })
        line += repeatedRows
      }
    },
  })
  for await (const text of textOf(entry, reading.limits.sheet)) {
    reader.write(text)
    if (rows.length > 0) yield rows
    rows = []
    if (table > wanted) return
  }
  reader.end()
  if (rows.length > 0) yield rows
}

/** A number as it is shown where that is the same number, for a ZIP Code shows its zeros; else its value. */
function odsValue(attributes: Attributes, text: string): string {
  const { 'value-type': type, value, 'date-value': date } = attributes
  if (type === 'date' && date) return date.replace(/T00:00:00$/, '').replace('T', ' ')
  if (value === undefined || type === 'string') return text
  return text !== '' && Number(text) === Number(value) ? text : value
}
