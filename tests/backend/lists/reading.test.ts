import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startList } from '#generated/lists/operations/startList.ts'
import { openSpreadsheet } from '#portal/shared/address-list/spreadsheet.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { xlsxFile } from '../../support/files/spreadsheets.ts'
import { makeKey, PLANS } from '../../support/gateway.ts'
import { send } from '../client.ts'
import { listOf, readList, resultOf, work } from './list.ts'

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  person = await backend.person()
  await makeKey(backend, { accountId: person.accountId ?? 0, plans: [PLANS.usCore], remaining: 10_000 })
})
afterAll(() => backend.close())

const read = (content: string | Uint8Array, name = 'list.csv') => readList(backend, person, content, { name })
const lines = (...texts: string[]) => texts.join('\r\n')
const HEAD = 'name,street,city,state,zip'

describe('inputs from the outside world are read as the browser reads them', () => {
  test.each([
    ['a stray quotation mark inside a cell', 'Customer 2,"5" Main" St,Provo,UT,84601', '5 Main St'],
    ['a quotation mark that nothing closes', 'Customer 2,"12 Main St,Provo,UT,84601', '12 Main St'],
  ])('%s', async (_, damaged, street) => {
    const rows = [1, 3, 4, 5].map(at => `Customer ${at},${at} Main St,Provo,UT,84601`)
    const {
      contents,
      rows: count,
      addresses: lookups,
    } = await read(lines(HEAD, rows[0] ?? '', damaged, ...rows.slice(1)))
    expect([count, lookups]).toEqual([5, street === '5 Main St' ? 4 : 5])
    expect(contents?.plan.repaired_rows).toBe(1)
    expect(contents?.plan.preview[1]?.looked_up_as).toBe(`${street}, Provo, UT 84601`)
  })

  test('the line that names the delimiter is no row', async () => {
    const { contents, rows } = await read(lines('sep=;', 'name;street;city', 'Ann;12 Main;Provo', ''))
    expect(contents?.format).toMatchObject({ delimiter: ';', has_header: true })
    expect(contents?.columns).toEqual(['name', 'street', 'city'])
    expect(rows).toBe(1)
  })

  test('ZIP Codes that a spreadsheet has changed are repaired, and said', async () => {
    const { contents } = await read(
      `${HEAD}\nAnn,214 N Juniper St,Salt Lake City,UT,84101.0\nBen,5 Main St,Boston,MA,2134.0\nCy,7 Main St,Boston,MA,21341234\n`,
    )
    expect(contents?.plan.preview.map(({ looked_up_as: line }) => line)).toEqual([
      '214 N Juniper St, Salt Lake City, UT 84101',
      '5 Main St, Boston, MA 02134',
      '7 Main St, Boston, MA 02134-1234',
    ])
    expect(contents?.plan.notes.map(({ kind, text, explanation }) => [kind, text, explanation])).toEqual([
      ['repaired-zipcode', '84101.0', '84101'],
      ['repaired-zipcode', '2134.0', '02134'],
      ['repaired-zipcode', '21341234', '02134-1234'],
    ])
  })

  test('the name of a table above the heads is skipped', async () => {
    const { contents, rows } = await read(
      lines('Table 1', HEAD, 'Ann,214 N Juniper St,Salt Lake City,UT,84101'),
    )
    expect(contents?.report.titles).toEqual([{ line: 1, text: 'Table 1' }])
    expect(contents?.columns).toHaveLength(5)
    expect(rows).toBe(1)
  })

  test('one bad byte is read as Windows-1252, and nothing else', async () => {
    const file = Buffer.concat([
      Buffer.from(lines(HEAD, 'Peñasco,12 Café Rd,Peñasco,NM,87553', 'Bad ')),
      Buffer.from([0x92]),
      Buffer.from(' byte,13 Main St,Provo,UT,84601'),
    ])
    const { contents } = await read(file)
    expect(contents?.report.stray_bytes).toBe(1)
    expect(contents?.plan.preview.map(({ cells }) => cells[0])).toEqual(['Peñasco', 'Bad ’ byte'])
  })

  test('the columns of an address book are found by their heads', async () => {
    const { contents } = await read(
      lines(
        'First Name,Last Name,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Home Street,Home City',
        'Ann,Doe,12 Main St,Apt 4,Provo,UT,84601,,',
      ),
    )
    expect(contents?.plan.preview[0]?.looked_up_as).toBe('12 Main St Apt 4, Provo, UT 84601')
  })

  test('TSV', async () => {
    const { contents } = await read('name\tstreet\tzip\nAnn\t214 N Juniper St\t84101\n', 'list.tsv')
    expect(contents?.format.delimiter).toBe('\t')
    expect(contents?.plan.addresses).toBe(1)
  })
})

describe('spreadsheets', () => {
  const ROWS = [HEAD.split(','), ['Ann', '214 N Juniper St', 'Salt Lake City', 'UT', '84116']]

  test('are read like texts, and their result is a spreadsheet with the cells as they were', async () => {
    const odd = ['=1+1', '214 N Juniper St', 'Salt Lake City', 'UT', '84116']
    const list = await read(xlsxFile({ Customers: { rows: [...ROWS, odd] } }), 'customers.xlsx')
    expect(list).toMatchObject({ state: 'ready', rows: 2, addresses: 1 })
    expect(list.contents?.format).toMatchObject({ sheet: 'Customers', sheets: ['Customers'], encoding: null })
    await send(backend, startList, { caller: person, params: { id: list.list_id } })
    await work(backend)
    expect((await listOf(backend, person, list.list_id)).state).toBe('done')
    const bytes = await resultOf(backend, person, list.list_id, 'xlsx')
    const sheets = await openSpreadsheet(new Blob([new Uint8Array(bytes)]), 'xlsx')
    const rows: string[][] = []
    for await (const some of sheets.rows('Result')) rows.push(...some.map(({ cells }) => cells))
    expect(rows.map(cells => cells.slice(0, 6))).toEqual([
      [...(ROWS[0] ?? []), 'verified'],
      [...(ROWS[1] ?? []), 'Deliverable'],
      [...odd, 'Deliverable'],
    ])
  })

  test('what is no list says what it is', async () => {
    const { state, failure } = await read('%PDF-1.7 nothing', 'brochure.pdf')
    expect(state).toBe('failed')
    expect(failure).toEqual({
      name: 'unreadable',
      message: 'This is a PDF. Export the list from the program that made it as CSV or .xlsx.',
    })
  })
})
