import { expect, test } from 'vitest'
import { usHouses } from './us-data.ts'
import { completeUsAddress, matchUsAddress, type TypedUsAddress } from './us-matching.ts'

const shown = (typed: TypedUsAddress) =>
  matchUsAddress(typed).map(({ house, unit, code }) =>
    [house.number, house.street, house.city, house.state, unit && `${unit.designator} ${unit.number}`, code]
      .filter(Boolean)
      .join(' '),
  )

test.each<[TypedUsAddress, string]>([
  [{ street: '214 N Juniper St', zipcode: '84116' }, '214 Juniper Salt Lake City UT Y'],
  [
    { street: '214 north JUNIPER street', city: 'salt lake city', state: 'utah' },
    '214 Juniper Salt Lake City UT Y',
  ],
  [{ street: '214 N. Juniper St.', zipcode: '84116-2911' }, '214 Juniper Salt Lake City UT Y'],
  [{ street: '214 Juniper', zipcode: '84116' }, '214 Juniper Salt Lake City UT Y'],
  [
    { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT', zipcode: '99999' },
    '214 Juniper Salt Lake City UT Y',
  ],
  [{ street: '88 Copper Mill Ave', zipcode: '80302' }, '88 Copper Mill Boulder CO D'],
  [{ street: '88 Copper Mill Ave', secondary: '#5', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 5 Y'],
  [{ street: '88 Copper Mill Ave Apartment 05', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 5 Y'],
  [{ street: '88 Copper Mill Ave Apt 99', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 99 S'],
  [
    { street: '214 N Juniper St', secondary: 'Suite 3', zipcode: '84116' },
    '214 Juniper Salt Lake City UT Ste 3 S',
  ],
  [
    { street: '331 Northeast Harbor View Drive', secondary: '8', zipcode: '97217' },
    '331 Harbor View Portland OR Apt 8 Y',
  ],
])('%o is found', (typed, match) => expect(shown(typed)).toEqual([match]))

test.each<TypedUsAddress>([
  { street: '214 N Juniper St' },
  { street: '214 N Juniper St', city: 'Salt Lake City' },
  { street: '214 N Juniper St', zipcode: '80302' },
  { street: '215 N Juniper St', city: 'Provo', state: 'UT' },
  { street: '214 S Juniper St', zipcode: '84116' },
  { street: '214 N Juniper Ave', zipcode: '84116' },
  { street: '9999 N Juniper St', zipcode: '84116' },
  { street: 'Juniper St', zipcode: '84116' },
  { street: '214', zipcode: '84116' },
  { street: '###', zipcode: '84116' },
])('%o is not', typed => expect(shown(typed)).toEqual([]))

test('ranks houses that match more of the place first', () => {
  const typed = { street: '710 Main St', city: 'Springfield', state: 'MA', zipcode: '62701' }
  expect(shown(typed)).toEqual(['710 Main Springfield IL Y', '710 Main Springfield MA Y'])
})

test('finds every house by its own address, once', () => {
  for (const { number, predirection, street, suffix, zipcode } of usHouses) {
    const line = [number, predirection, street, suffix].filter(Boolean).join(' ')
    expect(shown({ street: line, zipcode }), `${line} ${zipcode}`).toHaveLength(1)
  }
})

test('completes an address from its beginning, word by word', () => {
  const lines = (typed: string, max = 10, state?: string) =>
    completeUsAddress(typed, { max, state }).map(({ number, street, city }) => `${number} ${street} ${city}`)
  expect(lines('214 n jun')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('214 Juniper st salt')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('214 North Juniper Street, Salt')).toEqual(['214 Juniper Salt Lake City'])
  expect(lines('70', 3)).toHaveLength(3)
  expect(lines('71', 10, 'il')).toEqual([
    '710 Main Springfield',
    '712 Main Springfield',
    '714 Main Springfield',
    '716 Main Springfield',
    '718 Main Springfield',
  ])
  for (const nothing of ['', '   ', '!!', 'zzz']) expect(lines(nothing)).toEqual([])
})
