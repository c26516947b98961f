import { describe, expect, test } from 'vitest'
import { lineOf } from '#domain/address-list/lookup.ts'
import { compareLines, verifiedLineOf } from './changes.ts'

const marked = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(' ')

describe('compareLines', () => {
  test('marks the words that only one of the two has', () => {
    const { typed, verified, isChanged } = compareLines(
      '214 north juniper street, salt lake city, utah',
      '214 N Juniper St, Salt Lake City UT 84116-2911',
    )
    expect(marked(typed)).toBe('214 [north] juniper [street,] salt lake city, [utah]')
    expect(marked(verified)).toBe('214 [N] Juniper [St,] Salt Lake City [UT] [84116] [-2911]')
    expect(isChanged).toBe(true)
  })

  test('an added ZIP+4 leaves the ZIP Code as it was', () => {
    const { verified } = compareLines('5 Main St, Boulder CO 80302', '5 Main St, Boulder CO 80302-3217')
    expect(marked(verified)).toBe('5 Main St, Boulder CO 80302 [-3217]')
  })

  test('case and punctuation are no change', () => {
    expect(compareLines('5 MAIN ST., boulder - CO', '5 Main St, Boulder CO').isChanged).toBe(false)
  })

  test('texts without a common word are all changed', () => {
    expect(compareLines('a b', 'c').typed.every(piece => piece.isChanged)).toBe(true)
    expect(compareLines('', '').isChanged).toBe(false)
  })
})

test('lines leave out what there is not', () => {
  expect(lineOf({ street: '5 Main St' })).toBe('5 Main St')
  expect(lineOf({ street: '5 Main St', secondary: 'Apt 2', city: 'Boulder', zipcode: '80302' })).toBe(
    '5 Main St Apt 2, Boulder, 80302',
  )
  expect(
    verifiedLineOf({ delivery_line_1: '5 Main St', delivery_line_2: null, last_line: 'Boulder CO 80302' }),
  ).toBe('5 Main St, Boulder CO 80302')
})
