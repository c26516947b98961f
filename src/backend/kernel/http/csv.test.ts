import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

function csvOf<Row extends object>(columns: (keyof Row & string)[], ...slices: Row[][]): string {
  return [...toCsv(columns, slices)].join('')
}
const field = (value: unknown) => csvOf(['value'], [{ value }]).slice('value\n'.length, -1)

test('names its columns, and has a line for each row', () => {
  const rows = [
    { start: '2026-11-01T00:00:00Z', label: 'Checkout server', used: 3012 },
    { start: '2026-11-02T00:00:00Z', label: 'Nightly import', used: 0 },
  ]
  expect(csvOf(['start', 'label', 'used'], rows)).toBe(
    'start,label,used\n2026-11-01T00:00:00Z,Checkout server,3012\n2026-11-02T00:00:00Z,Nightly import,0\n',
  )
  expect(csvOf(['start', 'used'], [] as typeof rows)).toBe('start,used\n')
})

test.each([
  ['plain', 'plain'],
  ['', ''],
  [' = spaced', ' = spaced'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a＝b', 'a＝b'],
  ['=HYPERLINK("https://evil.example","Click")', '"\'=HYPERLINK(""https://evil.example"",""Click"")"'],
  ['a=b', 'a=b'],
  ['Ünïcode 🏠', 'Ünïcode 🏠'],
  [-5, '-5'],
])('%j is written as %j', (value, written) => {
  expect(field(value)).toBe(written)
})

test('has the rows of every slice, in their order', () => {
  const rows = Array.from({ length: 1001 }, (_, used) => ({ used }))
  const lines = csvOf(['used'], rows.slice(0, 500), [], rows.slice(500)).split('\n')
  expect(lines).toEqual(['used', ...rows.map(({ used }) => String(used)), ''])
})
