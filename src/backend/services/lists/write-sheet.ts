import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Cell } from '#domain/address-list/results.ts'

/** Characters of a cell that spreadsheets open. */
const LONGEST_CELL = 32_767

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook with one sheet (ECMA-376, Part 1), without the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Result" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/**
 * An .xlsx file with one sheet, in pieces: one for each slice of rows, so that a large one is never in memory as a whole.
 * Text is written as text cells, so nothing in it becomes a formula, a date, or a number.
 */
export async function* writeSheet(
  slices: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const encoder = new TextEncoder()
  const take = () => {
    const taken = Buffer.concat(pieces)
    pieces = []
    return taken
  }
  for (const [name, text] of Object.entries(PARTS)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(encoder.encode(XML + text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 })
  zip.add(sheet)
  sheet.push(encoder.encode(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`))
  for await (const rows of slices) {
    sheet.push(encoder.encode(rows.map(rowXml).join('')))
    if (pieces.length) yield take()
  }
  sheet.push(encoder.encode('</sheetData></worksheet>'), true)
  zip.end()
  yield take()
}

const rowXml = (cells: readonly Cell[]) => `<row>${cells.map(cellXml).join('')}</row>`

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell === null || cell === '') return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** Characters that XML can't have are written as `_x0001_`, and what looks so already begins with `_x005F_`. */
function escaped(text: string): string {
  return text
    .slice(0, LONGEST_CELL)
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(
      /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu,
      sign => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
}
