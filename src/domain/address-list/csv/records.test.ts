import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createRecordReader,
  type RecordFormat,
  type SourceRow,
  UnreadableList,
} from '#domain/address-list/csv/records.ts'

function rowsOf(pieces: readonly string[], format: RecordFormat): SourceRow[] {
  const reader = createRecordReader(format)
  return [...pieces.flatMap(piece => reader.push(piece)), ...reader.end()]
}

const FORMAT: RecordFormat = { delimiter: ',', width: 3 }

describe('any text', () => {
  const text = fc
    .array(fc.constantFrom('"', '""', ',', '\n', '\r\n', '\r', '\\', ' ', 'a', 'bc', "'", '“', '”', '="'), {
      maxLength: 60,
    })
    .map(parts => parts.join(''))
  const format = fc.record({
    delimiter: fc.constantFrom(',', ';'),
    width: fc.constantFrom(undefined, 1, 2, 3, 5),
  })

  test('has the same rows wherever its pieces end', () => {
    fc.assert(
      fc.property(text, format, fc.integer({ min: 1, max: 7 }), (whole, format, length) => {
        const count = Math.ceil(whole.length / length)
        const pieces = Array.from({ length: count }, (_, at) => whole.slice(at * length, (at + 1) * length))
        expect(rowsOf(pieces, format)).toEqual(rowsOf([whole], format))
      }),
      { numRuns: 500 },
    )
  })

  test('begins each row at its line, and leaves out no line', () => {
    fc.assert(
      fc.property(text, format, (whole, format) => {
        const rows = rowsOf([whole], format)
        const lines = whole.replace(/\r\n?/g, '\n').split('\n')
        if (lines.at(-1) === '') lines.pop()
        let next = 1
        for (const [at, { cells, line, damage }] of rows.entries()) {
          expect(line).toBe(next)
          next = rows[at + 1]?.line ?? lines.length + 1
          // What is in the lines of a row is in its cells, but for the signs that divide and escape them.
          const plain = (text: string) => text.replace(/[^abc]/g, '')
          expect(plain(cells.join('')), JSON.stringify(damage)).toBe(
            plain(lines.slice(line - 1, next - 1).join('')),
          )
        }
        expect(next).toBe(lines.length + 1)
      }),
      { numRuns: 500 },
    )
  })
})

test('a row is read by the number of its cells, and says what it was', () => {
  const [row] = rowsOf([`a,"b" c,d\n`], FORMAT)
  expect(row).toEqual({
    cells: ['a', '"b" c', 'd'],
    line: 1,
    damage: { isRepaired: true, reason: expect.any(String), text: 'a,"b" c,d' },
  })
})

test('a line without an end is rejected, and a long row of quotation marks takes no time', () => {
  expect(() => rowsOf(['x'.repeat(1_100_000)], FORMAT)).toThrow(UnreadableList)
  expect(rowsOf([`${'"'.repeat(50_000)}\na,b,c`], FORMAT).at(-1)?.cells).toEqual(['a', 'b', 'c'])
  expect(rowsOf([`${'",'.repeat(9_000)}\na,b,c`], FORMAT).at(-1)?.cells).toEqual(['a', 'b', 'c'])
})
