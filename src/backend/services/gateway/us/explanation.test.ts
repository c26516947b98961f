import { expect, test } from 'vitest'
import { explainUsAddress } from './explanation.ts'
import { matchUsAddress, type TypedUsAddress } from './matching.ts'

const explain = (typed: TypedUsAddress) => explainUsAddress(typed, matchUsAddress(typed)[0])

test.each<[TypedUsAddress, string, string, string, string[]]>([
  [
    { street: '999 Main St', zipcode: '62701' },
    'house_number',
    'not-found',
    'There’s no house number 999 on Main St in Springfield, IL. Numbers there run from 700 to 728.',
    ['728 Main St', '726 Main St', '724 Main St', '722 Main St', '720 Main St'],
  ],
  [
    { street: '16000 amphitheatre pkwy', city: 'mountain view', state: 'ca' },
    'house_number',
    'not-found',
    'There’s no house number 16000 on Amphitheatre Pkwy in Mountain View, CA. The only number there is 1600.',
    ['1600 Amphitheatre Pkwy'],
  ],
  [
    { street: '214 S Juniper St', zipcode: '84116' },
    'street',
    'not-found',
    'There’s no “S Juniper St” in Salt Lake City, UT, but there’s N Juniper St.',
    ['214 N Juniper St', '213 N Juniper St', '215 N Juniper St', '212 N Juniper St', '216 N Juniper St'],
  ],
  [
    { street: '11 Wall St', zipcode: '84116' },
    'street',
    'elsewhere',
    'There’s no “Wall St” in Salt Lake City, UT. There’s one in New York, NY.',
    ['11 Wall St'],
  ],
  [
    { street: 'Exchange Pl', zipcode: '10005' },
    'house_number',
    'missing',
    'The street line doesn’t begin with a house number. Numbers there run from 10 to 36.',
    ['10 Exchange Pl'],
  ],
  [
    { street: '214', zipcode: '84116' },
    'street',
    'missing',
    'The street line has a number, but no street.',
    [],
  ],
  [
    { street: '12345678 N Juniper St', zipcode: '84116' },
    'house_number',
    'not-found',
    '“12345678” isn’t a house number.',
    [],
  ],
  [
    { street: '11 Wall St', zipcode: '00000' },
    'postal_code',
    'not-found',
    'We have no place with the ZIP Code “00000”.',
    ['11 Wall St'],
  ],
  [
    { street: '11 Wall St', city: 'Nowhere', state: 'NY', zipcode: '00000' },
    'city',
    'not-found',
    'We have no city in NY called “Nowhere”, and no place with the ZIP Code “00000”.',
    ['11 Wall St'],
  ],
  [
    { street: '11 Wall St', city: 'New York', state: 'Atlantis' },
    'state',
    'not-found',
    'No state is called “Atlantis”.',
    ['11 Wall St'],
  ],
  [
    { street: '11 Wall St', city: 'New York' },
    'state',
    'missing',
    'The address has a city, “New York”, without its state. Add the state, or a ZIP Code.',
    ['11 Wall St'],
  ],
  [
    { street: '11 Wall St', state: 'NY' },
    'city',
    'missing',
    'The address has a state without a city. Add the city, or a ZIP Code.',
    ['11 Wall St'],
  ],
  [
    { street: '88 Copper Mill Ave Apt 99', zipcode: '80302' },
    'unit',
    'not-found',
    '88 Copper Mill Ave has no Apt 99. Its units run from Apt 1 to Apt 24.',
    Array.from({ length: 5 }, () => '88 Copper Mill Ave'),
  ],
  [
    { street: '214 N Juniper St', secondary: 'Suite 3', zipcode: '84116' },
    'unit',
    'not-found',
    '214 N Juniper St has no units, and the address names Ste 3.',
    ['214 N Juniper St'],
  ],
  [
    { street: '88 Copper Mill Ave', zipcode: '80302' },
    'unit',
    'missing',
    '88 Copper Mill Ave has units, Apt 1 to Apt 24, and the address doesn’t name one.',
    [],
  ],
])('%o', (typed, part, reason, message, closest) => {
  expect(explain(typed)).toMatchObject({ part, reason, message })
  expect(explain(typed)?.closest.map(({ street }) => street)).toEqual(closest)
})

test('a whole line is taken apart first', () => {
  expect(explain({ street: '999 Main St, Springfield, IL 62701' })?.part).toBe('house_number')
  expect(explain({ street: '999 Main St, Springfield IL 00000' })).toMatchObject({ part: 'house_number' })
  expect(explain({ street: '11 Wall St 00000' })).toMatchObject({ part: 'postal_code' })
  expect(explain({ street: '11 Wall St' })).toMatchObject({ part: 'city', reason: 'missing' })
})

test('a match needs no explanation, and each closest address is one', () => {
  expect(explain({ street: '214 N Juniper St', zipcode: '84116' })).toBeUndefined()
  const typed = { street: '88 Copper Mill Ave Apt 99', zipcode: '80302' }
  for (const { secondary, ...closest } of explain(typed)?.closest ?? [])
    expect(matchUsAddress({ ...closest, secondary: secondary ?? undefined })[0]?.code).toBe('Y')
  expect(explain(typed)?.closest.map(({ secondary }) => secondary)).toContain('Apt 24')
})

test('a long text is repeated in part only', () => {
  expect(explain({ street: `5 ${'x'.repeat(90)}`, zipcode: '84116' })?.message).toContain(
    `“${'x'.repeat(60)}…”`,
  )
})
