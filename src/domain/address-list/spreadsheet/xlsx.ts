import { type SourceRow, UnreadableList } from '#domain/address-list/csv/records.ts'
import {
  createXmlReader,
  LONGEST_CELL,
  readXml,
  type SheetReading,
  type Spreadsheet,
  setCell,
  tooLong,
} from '#domain/address-list/spreadsheet/sheet-xml.ts'
import { textOf, type ZipEntry } from '#domain/address-list/spreadsheet/zip.ts'
import { DAY } from '#domain/time/durations.ts'

/** Opens an .xlsx file (ECMA-376). */
export async function openXlsx(
  entries: ReadonlyMap<string, ZipEntry>,
  reading: SheetReading,
): Promise<Spreadsheet> {
  const found: { name: string; id: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(entries.get('xl/workbook.xml'), reading, {
    open(name, { name: sheet = '', id = '', state, date1904 }) {
      if (name === 'sheet')
        found.push({ name: sheet, id, isHidden: state === 'hidden' || state === 'veryHidden' })
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  const targets = new Map<string, string>()
  await readXml(entries.get('xl/_rels/workbook.xml.rels'), reading, {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship')
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  const visible = found.filter(({ isHidden }) => !isHidden)
  const formats = await readFormats(entries.get('xl/styles.xml'), reading)
  let shared: Promise<string[]> | undefined
  let formulas = 0
  const onFormula = () => {
    formulas += 1
  }
  return {
    sheets: visible.map(({ name }) => name),
    formulas: () => formulas,
    hasLinks: [...entries.keys()].some(name => name.startsWith('xl/externalLinks/')),
    async *rows(sheet) {
      const entry = entries.get(targets.get(visible.find(({ name }) => name === sheet)?.id ?? '') ?? '')
      if (!entry) throw new UnreadableList(`The sheet “${sheet}” can’t be read. Save the file again.`)
      shared ??= readTexts(entries.get('xl/sharedStrings.xml'), reading)
      yield* xlsxRows(entry, { texts: await shared, formats, is1904, reading, onFormula })
    },
  }
}

/** The texts that cells refer to by number, without the hints of Japanese pronunciation. */
async function readTexts(entry: ZipEntry | undefined, reading: SheetReading): Promise<string[]> {
  const texts: string[] = []
  let [text, isText, isHint] = ['', false, false]
  await readXml(entry, reading, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isHint = true
    },
    text(part) {
      if (!isText || isHint) return
      text += part
      if (text.length > LONGEST_CELL) throw tooLong()
    },
    close(name) {
      if (name === 'si') texts.push(unescaped(text))
      else if (name === 't') isText = false
      else if (name === 'rPh') isHint = false
    },
  })
  return texts
}

/** Control characters are written as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** How a number is shown: as a date, with zeros before it, or as it is. */
type NumberFormat = 'date' | 'time' | { zeros: number } | 'zip+4' | undefined

/** The format of each style of a cell, by its number. */
async function readFormats(entry: ZipEntry | undefined, reading: SheetReading): Promise<NumberFormat[]> {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isCells = false
  await readXml(entry, reading, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode)
      else if (name === 'cellXfs') isCells = true
      else if (name === 'xf' && isCells) formats.push(formatOf(Number(numFmtId), codes.get(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return formats
}

function formatOf(id: number, code: string | undefined): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22) return 'date'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  if (!code) return undefined
  // Without texts, colors, and conditions.
  const plain = code.replace(/"[^"]{0,255}"|\[[^\]]{0,40}\]|\\./g, '')
  if (/00000(?:\\?-|"-")0000/.test(code)) return 'zip+4'
  const zeros = /^(0+)(?:;|$)/.exec(plain)?.[1]
  if (zeros && zeros.length > 1) return { zeros: zeros.length }
  if (/[yd]/i.test(plain)) return 'date'
  return /[hs]/i.test(plain) ? 'time' : undefined
}

interface XlsxContext {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  is1904: boolean
  reading: SheetReading
  onFormula: () => void
}

async function* xlsxRows(entry: ZipEntry, context: XlsxContext): AsyncGenerator<SourceRow[]> {
  let rows: SourceRow[] = []
  let row: SourceRow = { cells: [], line: 0 }
  let cell: { type: string; style: number; column: number; text: string } | undefined
  let [isValue, isHint] = [false, false]
  const reader = createXmlReader(context.reading, {
    open(name, attributes) {
      if (name === 'row') row = { cells: [], line: Number(attributes.r) || row.line + 1 }
      else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : row.cells.length
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? -1), column, text: '' }
      } else if (name === 'v' || name === 't') isValue = cell !== undefined
      else if (name === 'rPh') isHint = true
      else if (name === 'f') context.onFormula()
    },
    text(part) {
      if (!isValue || isHint || !cell) return
      cell.text += part
      if (cell.text.length > LONGEST_CELL) throw tooLong()
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isHint = false
      else if (name === 'c' && cell) {
        setCell(row.cells, cell.column, cellText(cell, context))
        cell = undefined
      } else if (name === 'row') rows.push(row)
    },
  })
  for await (const text of textOf(entry, context.reading.limits.sheet)) {
    reader.write(text)
    if (rows.length > 0) yield rows
    rows = []
  }
  reader.end()
  if (rows.length > 0) yield rows
}

/** The column of a reference such as `AB12`, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** A cell as a text: formulas by the value that was saved with them. */
function cellText(
  { type, style, text }: { type: string; style: number; text: string },
  context: XlsxContext,
): string {
  if (type === 's') return context.texts[Number(text)] ?? ''
  if (type === 'str' || type === 'inlineStr') return unescaped(text)
  if (type === 'b') return text === '1' ? 'TRUE' : text === '' ? '' : 'FALSE'
  if (type !== 'n' || text === '') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  const format = context.formats[style]
  if (format === 'zip+4') {
    const digits = String(number).padStart(number > 99_999 ? 9 : 5, '0')
    return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
  }
  if (format === 'date' || format === 'time') return dateText(number, format, context.is1904)
  const plain = String(number)
  return typeof format === 'object' && /^\d+$/.test(plain) ? plain.padStart(format.zeros, '0') : plain
}

/** A date that is counted in days from the end of 1899, in which spreadsheets believe in a February 29, 1900. */
function dateText(days: number, format: 'date' | 'time', is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const date = new Date(start + Math.round(days * DAY))
  if (Number.isNaN(date.getTime()) || days < 0) return String(days)
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  if (format === 'time' && days < 1) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}
