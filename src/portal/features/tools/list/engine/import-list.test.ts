import { describe, expect, test } from 'vitest'
import { UnreadableList } from '#domain/address-list/csv/records.ts'
import { importList } from './import-list.ts'
import { memoryStore } from './memory-store.ts'
import type { StoredList } from './model.ts'
import { planOf } from './read-list.ts'

async function imported(content: BlobPart, name = 'list.csv') {
  const store = memoryStore()
  const list = await importList(store, new Blob([content]), { name }, 0)
  const plan = await planOf(store, list, list.mapping)
  return { store, list, plan, rows: store.rows() }
}
const partsOf = ({ columns, mapping }: StoredList) =>
  Object.fromEntries(Object.entries(mapping).map(([part, at]) => [part, columns[at]]))

const HEAD = 'name,street,city,state,zip'
const row = (at: number) => `Customer ${at},${at} Main St,Provo,UT,84601`

describe('quotation marks', () => {
  test.each([
    ['opened and never closed', 'Customer 2,"12 Main St,Provo,UT,84601', '12 Main St'],
    ['inside a quoted cell', 'Customer 2,"5" Main" St,Provo,UT,84601', '5 Main St'],
    ['escaped with a backslash', String.raw`Customer 2,"12 Main St \"A\"",Provo,UT,84601`, '12 Main St A'],
    ['escaped with a backslash at the end', String.raw`"Bob \"",12 Main St,"Provo",UT,84601`, '12 Main St'],
    ['after a space', 'Customer 2, "12 Main St, Unit 4", Provo, UT, 84601', '12 Main St, Unit 4'],
    ['missing at the end of a cell', '"Customer 2","12 Main St,"Provo","UT","84601"', '12 Main St'],
    ['opened next to a quoted cell', '"Doe, Ann","12 Main St,Provo,UT,84601', '12 Main St'],
    ['around the whole row', '"Customer 2,""12 Main St"",Provo,UT,84601"', '12 Main St'],
    ['that are curly', 'Customer 2,“12 Main St, Unit 4”,Provo,UT,84601', '12 Main St, Unit 4'],
  ])('%s: the row keeps its cells, and no other row is lost', async (_, damaged, street) => {
    const lines = Array.from({ length: 2_000 }, (_, at) => (at === 1 ? damaged : row(at + 1)))
    const { list, plan, rows } = await imported([HEAD, ...lines].join('\r\n'))
    expect(list.rows).toBe(2_000)
    expect(plan.lookups).toBe(2_000)
    expect(rows[1]).toHaveLength(5)
    expect(rows[1]?.slice(2).map(cell => cell.replaceAll('"', '').trim())).toEqual(['Provo', 'UT', '84601'])
    expect(plan.preview[1]?.line).toBe(`${street}, Provo, UT 84601`)
    expect(rows[2]).toEqual(['Customer 3', '3 Main St', 'Provo', 'UT', '84601'])
  })

  test('a file whose rows are all in quotation marks is divided', async () => {
    const lines = [HEAD, row(1), 'Ann,"5 Main St, Unit 4",Provo,UT,84601', row(3)]
    const text = lines.map(line => `"${line.replaceAll('"', '""')}"`).join('\r\n')
    const { rows, list, plan } = await imported(text)
    expect(partsOf(list)).toEqual({ street: 'street', city: 'city', state: 'state', zipcode: 'zip' })
    expect(rows[1]).toEqual(['Ann', '5 Main St, Unit 4', 'Provo', 'UT', '84601'])
    expect(plan).toMatchObject({ lookups: 3, repairs: { rows: { count: 3 } } })
  })

  test('rows that are short are no damaged rows', async () => {
    const wide = [...HEAD.split(','), 'email', 'phone', 'notes', 'tag']
    const short = Array.from(
      { length: 30 },
      (_, at) => `"Doe, Ann ${at}","${at} Main St","Provo","UT","84601"`,
    )
    const { list, plan, rows } = await imported([wide.join(','), ...short].join('\n'))
    expect(list.rows).toBe(30)
    expect(plan).toMatchObject({ lookups: 30, repairs: { rows: { count: 0 } } })
    expect(rows[7]).toEqual(['Doe, Ann 7', '7 Main St', 'Provo', 'UT', '84601'])
  })

  test('a pair of stray marks does not join cells', async () => {
    const { plan, rows } = await imported(`${HEAD}\n${row(1)}\nAnn,"5 Main St,Provo,UT,84601"\n${row(3)}`)
    expect(rows.map(cells => cells.length)).toEqual([5, 5, 5])
    expect(plan.preview[1]?.line).toBe('5 Main St, Provo, UT 84601')
  })

  test('a cell of several lines stays one cell', async () => {
    const { list, rows } = await imported(`${HEAD}\nAnn,"5 Main St\nApt 4",Provo,UT,84601\n${row(2)}`)
    expect(list.rows).toBe(2)
    expect(rows[0]?.[1]).toBe('5 Main St\nApt 4')
  })

  test('a row with more cells than columns is reported and not looked up', async () => {
    const { list, plan } = await imported(
      `${HEAD}\n${row(1)}\nAnn,5 Main St, Apt 4,Provo,UT,84601\n${row(3)}`,
    )
    expect(list.rows).toBe(3)
    expect(plan).toMatchObject({ lookups: 2, skipped: 1 })
    expect(plan.reported).toMatchObject([{ line: 3, reason: expect.stringMatching(/6 cells/) }])
  })

  test('an undone repair leaves the row out', async () => {
    const { store, list } = await imported(`${HEAD}\n${row(1)}\nBen,"5" Main" St,Provo,UT,84601`)
    const plan = await planOf(store, { ...list, undone: ['rows'] }, list.mapping)
    expect(plan).toMatchObject({ lookups: 1, skipped: 1 })
  })
})

describe('the delimiter in the first line', () => {
  test.each(['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;', '\ufeffsep=;', ' sep = ; '])('%j', async first => {
    const { list, rows } = await imported(`${first}\r\nname;street;city\r\nAnn;12 Main;Provo\r\n`)
    expect(list.format?.delimiter).toBe(';')
    expect(partsOf(list)).toEqual({ street: 'street', city: 'city' })
    expect(rows).toEqual([['Ann', '12 Main', 'Provo']])
  })

  test('can be a sign that no one would guess', async () => {
    const { rows } = await imported('sep=^\nstreet^city\n12 Main, Unit 4^Provo')
    expect(rows).toEqual([['12 Main, Unit 4', 'Provo']])
  })
})

describe('the encoding', () => {
  const cafe = 'Peñasco,12 Café Rd,Peñasco,NM,87553'
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

  test('one byte of Windows-1252 leaves the rest as it is', async () => {
    const { list, rows } = await imported(
      bytes(`${HEAD}\n${cafe}\nBad `, 0x92, ' byte,13 Main St,Provo,UT,84601'),
    )
    expect(rows.map(([name]) => name)).toEqual(['Peñasco', 'Bad ’ byte'])
    expect(list.format?.encoding).toBe('utf-8')
    expect(list.report.strayBytes).toBe(1)
  })

  test('the first 256 KB do not decide for the rest', async () => {
    const plain = Array.from({ length: 9_000 }, (_, at) => row(at)).join('\n')
    const latin = Buffer.from(`${HEAD}\n${plain}\n${cafe}`, 'latin1')
    expect((await imported(latin)).rows.at(-1)?.[1]).toBe('12 Café Rd')
    const mixed = bytes(`${HEAD}\n${plain}\n${cafe}\nBad `, 0x92, ' byte,13 Main St,Provo,UT,84601')
    const { list, rows } = await imported(mixed)
    expect(rows.slice(-2).map(([name]) => name)).toEqual(['Peñasco', 'Bad ’ byte'])
    expect(list.report.strayBytes).toBe(1)
  })

  test.each([
    ['é and ñ', 'Pe\x96asco,12 Caf\x8e Rd,Pe\x96asco,NM,87553', cafe],
    [
      'ü and ß',
      'M\x9fnchen,12 Hauptstra\xa7e,M\x9fnchen,TX,78701',
      'München,12 Hauptstraße,München,TX,78701',
    ],
    ['capitals', 'PE\x84ASCO,12 CAF\x83 RD,PE\x84ASCO,NM,87553', 'PEÑASCO,12 CAFÉ RD,PEÑASCO,NM,87553'],
  ])('Mac Roman is recognized by what stands in words: %s', async (_, text, expected) => {
    const { list, rows } = await imported(Buffer.from(`${HEAD}\r${text}\r`, 'latin1'))
    expect(list.format?.encoding).toBe('macintosh')
    expect(rows[0]?.join(',')).toBe(expected)
  })

  test('Windows-1252 is not taken for Mac Roman', async () => {
    const text = 'O\x92Brien,12 Caf\xe9 Rd,Pe\xf1asco,NM,87553\nJoe\x92s \x96 Diner,5 Main St,Provo,UT,84601'
    const { list, rows } = await imported(Buffer.from(`${HEAD}\n${text}`, 'latin1'))
    expect(list.format?.encoding).toBe('windows-1252')
    expect(rows.map(([name]) => name)).toEqual(['O’Brien', 'Joe’s – Diner'])
  })

  test.each([
    ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
    ['utf-16be', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ] as const)('%s, with its mark and without', async (encoding, encode) => {
    for (const mark of ['\ufeff', '']) {
      const { list, rows } = await imported(encode(`${mark}${HEAD}\n${cafe}`))
      expect(list.format?.encoding).toBe(encoding)
      expect(rows[0]?.join(',')).toBe(cafe)
    }
  })

  test('zero-width marks and NUL are removed and counted', async () => {
    const { list, rows, plan } = await imported(
      `\u200bname,street,city,state,\u2060zip\nAnn,5 Main\u0000 St,Pro\u200bvo,UT,\ufeff84601`,
    )
    expect(rows).toEqual([['Ann', '5 Main St', 'Provo', 'UT', '84601']])
    expect(list.report.invisible).toBe(5)
    expect(plan.preview[0]?.line).toBe('5 Main St, Provo, UT 84601')
  })
})

describe('what stands around the rows', () => {
  test.each([
    ['the name of a table', 'Table 1'],
    ['a padded title', 'Customers 2026,,,,'],
    ['a title as wide as the heads', 'Customers,2026,North,of,Acme'],
    ['a title with a comma, a date, and an empty line', 'Report for Acme, Inc.\nGenerated:,11/26/2026\n'],
  ])('%s above the heads is skipped and reported', async (_, title) => {
    const { list, rows } = await imported(`${title}\r\n${HEAD}\r\n${row(1)}\r\n${row(2)}`)
    expect(rows).toHaveLength(2)
    expect(partsOf(list)).toEqual({ street: 'street', city: 'city', state: 'state', zipcode: 'zip' })
    expect(list.report.titles[0]?.text).toContain(title.split(/[,\n]/)[0])
  })

  test('columns that are empty throughout do not count', async () => {
    const wide = (text: string) => text + ','.repeat(251)
    const { list, rows } = await imported([wide(HEAD), wide(row(1)), wide(row(2))].join('\n'))
    expect(rows).toHaveLength(2)
    expect(list.columns).toEqual(HEAD.split(','))
  })

  test('heads that are repeated within the list are reported', async () => {
    const { list, plan } = await imported([HEAD, row(1), HEAD, row(2)].join('\n'))
    expect(list.rows).toBe(2)
    expect(plan.lookups).toBe(2)
    expect(list.report.repeatedHeads).toEqual([3])
  })

  test.each(['NULL', 'nan', String.raw`\N`, '#N/A', 'n/a', '(null)', '#REF!', '-', 'None', '#NV'])(
    '%s is no address and costs nothing',
    async placeholder => {
      const { plan } = await imported(
        `${HEAD}\n${row(1)}\nAnn,${placeholder},${placeholder},${placeholder},${placeholder}`,
      )
      expect(plan).toMatchObject({ lookups: 1, skipped: 1 })
      expect(plan.reported).toMatchObject([{ line: 3 }])
      const { plan: partly } = await imported(`${HEAD}\nAnn,5 Main St,Provo,UT,${placeholder}`)
      expect(partly.preview[0]?.line).toBe('5 Main St, Provo, UT')
    },
  )
})

describe('whole addresses in one column', () => {
  const lines = ['214 N Juniper St, Salt Lake City, UT 84116', '88 Copper Mill Ave, Apt 5, Boulder, CO 80302']

  test.each([
    ['with a head', ['Address', ...lines]],
    ['without one', lines],
    ['below a title', ['Customers 2026', 'Full address', ...lines]],
  ])('are not divided at their commas: %s', async (_, text) => {
    const { list, plan } = await imported(text.join('\n'))
    expect(list.rows).toBe(2)
    expect(plan.preview.map(({ line }) => line)).toEqual([
      '214 N Juniper St, Salt Lake City, UT 84116',
      '88 Copper Mill Ave Apt 5, Boulder, CO 80302',
    ])
  })
})

test('the mark of UTF-8 at the beginning is no invisible character', async () => {
  expect((await imported(`\ufeff${HEAD}\n${row(1)}`)).list.report.invisible).toBe(0)
})

describe('what a file is', () => {
  test.each([
    ['%PDF-1.7\n%âãÏÓ', 'customers.csv', /PDF/],
    ['[{"street":"5 Main St","city":"Provo"}]', 'customers.csv', /JSON/],
    ['{"street":"5 Main St"}\n{"street":"6 Main St"}\n', 'customers.txt', /JSON/],
    ['<!DOCTYPE html><table><tr><td>5 Main St', 'export.xls', /web page/],
    ['<?xml version="1.0"?><customers/>', 'customers.csv', /XML/],
    ['{\\rtf1\\ansi 5 Main St}', 'customers.csv', /RTF/],
    ['BEGIN:VCARD\nVERSION:3.0\n', 'contacts.csv', /vCard/],
    ['', 'empty.csv', /empty/],
  ])('%j is rejected by name', async (content, name, reason) => {
    await expect(imported(content, name)).rejects.toThrow(UnreadableList)
    await expect(imported(content, name)).rejects.toThrow(reason)
  })

  test.each([
    [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], /\.xls\b/],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], /picture/],
    [[0x1f, 0x8b, 0x08, 0x00], /compressed/],
    [[0x01, 0x02, 0x03, 0x00, 0x07, 0x06, 0x05, 0x00, 0x01], /text/],
  ])('bytes %j are rejected by name', async (content, reason) => {
    await expect(imported(new Uint8Array(content))).rejects.toThrow(reason)
  })
})
