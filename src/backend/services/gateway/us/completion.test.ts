import { expect, test } from 'vitest'
import { completeUsAddress } from './completion.ts'

const lines = (typed: string, max = 10, state?: string) =>
  completeUsAddress(typed, { max, state }).map(({ number, street, city }) => `${number} ${street} ${city}`)

test('completes an address from its beginning, word by word', () => {
  expect(lines('214 n jun')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('214 Juniper st salt')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('214 North Juniper Street, Salt')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('350 fifth av')).toEqual(['350 5th New York'])
  expect(lines('1600 pennsylvania avenue nw')).toEqual(['1600 Pennsylvania Washington'])
  expect(lines('1600 Pennsylvania Ave Wash')).toEqual(['1600 Pennsylvania Washington'])
  expect(lines('70', 3)).toHaveLength(3)
  expect(lines('71', 10, 'il')).toEqual([
    '710 Main Springfield',
    '712 Main Springfield',
    '714 Main Springfield',
    '716 Main Springfield',
    '718 Main Springfield',
  ])
})

test.each(['', '   ', '!!', 'zzz', '\u{fdfa}'.repeat(100)])('%j has no completion', typed =>
  expect(lines(typed)).toEqual([]),
)
