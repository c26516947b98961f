import { describe, expect, test } from 'vitest'
import { type CsvFormat, guessFormat, readRows } from '#domain/address-list/csv/read-csv.ts'

const PLAIN: CsvFormat = { encoding: 'utf-8', delimiter: ',' }

async function rowsOf(file: Blob, format: CsvFormat = PLAIN): Promise<string[][]> {
  const rows: string[][] = []
  for await (const some of readRows(file, format)) rows.push(...some.map(({ cells }) => cells))
  return rows.filter(cells => cells.some(cell => cell.trim()))
}

describe('the format', () => {
  test.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n"1,5";2\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['only one column\nof words\n', ','],
  ] as const)('the delimiter of %j is %j', async (text, delimiter) => {
    expect((await guessFormat(new Blob([text]))).delimiter).toBe(delimiter)
  })

  test('the encoding is recognized by its mark, or by what is no UTF-8', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('stra\u00dfe,ort\n', 'utf16le')])
    const latin = new Uint8Array(Buffer.from('caf\u00e9,1\n', 'latin1'))
    expect(await guessFormat(new Blob([utf16]))).toMatchObject({ encoding: 'utf-16le', delimiter: ',' })
    expect((await guessFormat(new Blob([latin]))).encoding).toBe('windows-1252')
    expect((await guessFormat(new Blob(['caf\u00e9,1\n']))).encoding).toBe('utf-8')
    expect(await rowsOf(new Blob([utf16]), { encoding: 'utf-16le', delimiter: ',' })).toEqual([
      ['stra\u00dfe', 'ort'],
    ])
    expect(await rowsOf(new Blob([latin]), { encoding: 'windows-1252', delimiter: ',' })).toEqual([
      ['caf\u00e9', '1'],
    ])
  })

  test('a character that the sample cuts in half is still UTF-8', async () => {
    const text = `a${'\u00e9'.repeat(256 * 1024)}`
    expect((await guessFormat(new Blob([text]))).encoding).toBe('utf-8')
  })
})

describe('the rows', () => {
  test('quotes, quoted delimiters, quoted lines, and all ends of lines', async () => {
    expect(await rowsOf(new Blob(['\ufeffa,b\r\n"x, ""y""","1\r\n2"\r\r\n\n,\nlast,"row"']))).toEqual([
      ['a', 'b'],
      ['x, "y"', '1\n2'],
      ['last', 'row'],
    ])
    expect(await rowsOf(new Blob(['']))).toEqual([])
  })

  test('nothing changes where a piece ends, not even within a character, a quote or the end of a line', async () => {
    const row = (at: number) => [`${at} Caf\u00e9 "Z\u00fcrich" \u{1f600}`, `line ${at}\nof two`]
    const wanted = Array.from({ length: 20_000 }, (_, at) => row(at))
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const text = wanted.map(cells => cells.map(quoted).join(',')).join('\r\n')
    expect(await rowsOf(new Blob([text]))).toEqual(wanted)
  })

  test('a quote that is never closed does not take the whole file', async () => {
    const rows = await rowsOf(new Blob([`a,"b\n${'1,2\n'.repeat(600_000)}`]), { ...PLAIN, width: 2 })
    expect(rows).toHaveLength(600_001)
    expect(rows[0]).toEqual(['a', '"b'])
  })
})

test('a line that is longer than what a guess looks at has its delimiter, and no width', async () => {
  const cells = Array.from({ length: 30_000 }, (_, at) => `cell ${at}`).join(';')
  expect(await guessFormat(new Blob([cells]))).toEqual({
    encoding: 'utf-8',
    delimiter: ';',
    width: undefined,
  })
})
