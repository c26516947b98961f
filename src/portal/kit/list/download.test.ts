import { expect, test } from 'vitest'
import { toCsv, toJson } from './download.ts'

interface Row {
  label: string
  used: number | null
}
const columns = { label: ({ label }: Row) => label, used: ({ used }: Row) => used }

test('the file has the names of its columns and a line for each row', () => {
  expect(toCsv(columns, [])).toBe('label,used\n')
  expect(
    toCsv(columns, [
      { label: 'Checkout, "EU"', used: 3 },
      { label: 'Batch', used: null },
    ]),
  ).toBe('label,used\n"Checkout, ""EU""",3\nBatch,\n')
})

test('as JSON, values keep their types, and no text is changed for spreadsheets', () => {
  const rows = [
    { label: '=1+1', used: 3 },
    { label: 'Batch', used: null },
  ]
  expect(JSON.parse(toJson(columns, rows))).toEqual(rows)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1'])('%j is no formula in a spreadsheet', label => {
  const [, text = ''] = toCsv(columns, [{ label, used: 0 }]).split('label,used\n')
  expect(text.replace(/^"/, '')).toMatch(/^'/)
})
