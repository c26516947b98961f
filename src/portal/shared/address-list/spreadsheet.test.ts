import { expect, test } from 'vitest'
import { UnreadableList } from '#domain/address-list/csv/records.ts'
import { readFileKind } from '#domain/address-list/file-kind.ts'
import { findSheet } from '#domain/address-list/spreadsheet/spreadsheet.ts'
import { odsFile, xlsxFile, zipFile } from '../../../../tests/support/files/spreadsheets.ts'
import { openSpreadsheet } from './spreadsheet.ts'

async function read(content: Uint8Array, wanted?: string) {
  const file = new Blob([new Uint8Array(content)])
  const kind = await readFileKind(file)
  if (kind === 'text') throw new Error('it is a text')
  const spreadsheet = await openSpreadsheet(file, kind)
  const sheet = wanted ?? (await findSheet(spreadsheet))
  const rows = []
  for await (const some of spreadsheet.rows(sheet)) rows.push(...some)
  return { sheet, sheets: spreadsheet.sheets, rows: rows.filter(({ cells }) => cells.length > 0) }
}

const HEAD = ['name', 'street', 'city', 'state', 'zip']
const ANN = ['Ann', '214 N Juniper St', 'Salt Lake City', 'UT', '84101']

test('an .xlsx file is read by its content, from the first sheet with addresses', async () => {
  const file = xlsxFile({
    Hidden: { rows: [HEAD, ANN], isHidden: true },
    Notes: { rows: [['Hello'], ['World']] },
    Customers: {
      rows: [
        ['Customers of 2026'],
        [],
        HEAD,
        ANN,
        ['Ben', '5 Main St', 'Boston', 'MA', '<c><v>2134</v></c>'],
      ],
    },
    Old: { rows: [HEAD, ['Cy', '6 Main St', 'Provo', 'UT', '84601']] },
  })
  const { sheet, sheets, rows } = await read(file)
  expect(sheet).toBe('Customers')
  expect(sheets).toEqual(['Notes', 'Customers', 'Old'])
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 5])
  expect(rows[3]?.cells).toEqual(['Ben', '5 Main St', 'Boston', 'MA', '2134'])
  expect((await read(file, 'Old')).rows[1]?.cells[0]).toBe('Cy')
})

test('cells are what the person sees: texts, formulas, dates, errors, ZIP Codes with their zeros', async () => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="[&lt;=99999]00000;00000\\-0000"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>`
  const cells = [
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="str"><f>A1&amp;"x"</f><v>5 Main St</v></c>',
    '<c s="1"><v>46352</v></c>',
    '<c s="2"><v>2134</v></c>',
    '<c s="3"><v>21341234</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c><v>8.4601E4</v></c>',
    'line_x000A_two',
  ]
  const { rows } = await read(
    xlsxFile(
      {
        Cells: {
          rows: ['a', 'b', 'street', 'd', 'zip', 'f', 'g', 'h', 'i', 'j'].map(name => name) && [
            ['a', 'b', 'street', 'd', 'zip', 'f', 'g', 'h', 'i', 'j'],
            cells,
          ],
        },
      },
      styles,
    ),
  )
  expect(rows[1]?.cells).toEqual([
    'Shared & text',
    'Rich text',
    '5 Main St',
    '2026-11-26',
    '02134',
    '02134-1234',
    'TRUE',
    '#N/A',
    '84601',
    'line\ntwo',
  ])
})

test('an .ods file is read, without its endless empty rows and cells', async () => {
  const text = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
  const row = (cells: string) =>
    `<table:table-row>${cells}<table:table-cell table:number-columns-repeated="16379"/></table:table-row>`
  const zip = (value: string, shown: string) =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`
  const note = '<office:annotation><text:p>a note</text:p></office:annotation>'
  const file = odsFile(`<table:table table:name="Empty"/><table:table table:name="Customers">
    ${row(HEAD.map(text).join(''))}
    ${row(`${text('Ann')}<table:table-cell office:value-type="string">${note}<text:p>5 Main<text:s text:c="1"/>St</text:p><text:p>Unit 4</text:p></table:table-cell>${text('Boston')}${text('MA')}${zip('2134', '02134')}`)}
    ${row(`${text('Ben') + text('6 Main St')}<table:table-cell table:number-columns-repeated="2"/>${zip('84601', '84,601')}`)}
    <table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
  </table:table>`)
  const { sheet, rows } = await read(file)
  expect(sheet).toBe('Customers')
  expect(rows.map(({ cells }) => cells)).toEqual([
    HEAD,
    ['Ann', '5 Main St\nUnit 4', 'Boston', 'MA', '02134'],
    ['Ben', '6 Main St', '', '', '84601'],
  ])
})

test.each([
  [zipFile({ 'xl/workbook.bin': 'x' }), /\.xlsb/],
  [zipFile({ 'Index/Document.iwa': 'x' }), /a Numbers, Pages, or Keynote file/],
  [zipFile({ 'word/document.xml': 'x' }), /Word document/],
  [zipFile({ 'ppt/presentation.xml': 'x' }), /PowerPoint/],
  [zipFile({ 'customers.csv': 'street' }), /a ZIP archive/],
  [odsFile('', 'text'), /without a sheet/],
  [Buffer.from('PK\x03\x04 cut off'), /damaged or incomplete/],
  [xlsxFile({ Customers: { rows: [HEAD, ANN] } }).subarray(0, 600), /damaged or incomplete/],
  [xlsxFile({ Empty: { rows: [] } }), /no rows/],
  [xlsxFile({ Wide: { rows: [HEAD, ANN] } }), null],
])('archive %# is read or rejected by name', async (content, reason) => {
  if (!reason) return expect((await read(content)).rows).toHaveLength(2)
  await expect(read(content)).rejects.toThrow(UnreadableList)
  await expect(read(content)).rejects.toThrow(reason)
})

test('a small archive that unpacks to gigabytes is not read', async () => {
  const bomb = xlsxFile({ Bomb: { rows: [HEAD, ANN] } })
  const huge = zipFile({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Bomb" id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>',
    'xl/sharedStrings.xml': new Uint8Array(160 * 1024 * 1024).fill(32),
    'xl/worksheets/a.xml': '<worksheet/>',
  })
  expect(huge.length).toBeLessThan(bomb.length * 1000)
  await expect(read(huge)).rejects.toThrow(/too large/)
  const cell = `<c t="inlineStr"><is><t>${'x'.repeat(200_000)}</t></is></c>`
  await expect(read(xlsxFile({ Long: { rows: [HEAD, [cell]] } }))).rejects.toThrow(/100,000 characters/)
})

test.each([
  ['customers.numbers', /^This is a Numbers file\. In Numbers, choose File/],
  ['Letter.PAGES', /^This is a Pages document\. Copy the table/],
  ['talk.key', /^This is a Keynote presentation\./],
])('a file of iWork is called what it is: %s', async (name, reason) => {
  const file = new File([Uint8Array.from(zipFile({ 'Index/Document.iwa': 'x' }))], name)
  await expect(readFileKind(file)).rejects.toThrow(reason)
})
