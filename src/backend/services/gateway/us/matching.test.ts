import { expect, test } from 'vitest'
import { usHouses } from './data/addresses.ts'
import { matchUsAddress, type TypedUsAddress } from './matching.ts'

const shown = (typed: TypedUsAddress) =>
  matchUsAddress(typed).map(({ house, unit, code, footnotes }) =>
    [
      house.number,
      house.street,
      house.city,
      house.state,
      unit && `${unit.designator} ${unit.number}`,
      code,
      footnotes.join(''),
    ]
      .filter(Boolean)
      .join(' '),
  )

test.each<[TypedUsAddress, string]>([
  [{ street: '214 N Juniper St', zipcode: '84116' }, '214 Juniper Salt Lake City UT Y'],
  [
    { street: '214 north JUNIPER street', city: 'salt lake city', state: 'utah' },
    '214 Juniper Salt Lake City UT Y A#N#',
  ],
  [{ street: '214 N. Juniper St.', zipcode: '84116-2911' }, '214 Juniper Salt Lake City UT Y'],
  [{ street: '214 Juniper', zipcode: '84116' }, '214 Juniper Salt Lake City UT Y L#'],
  [
    { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT', zipcode: '99999' },
    '214 Juniper Salt Lake City UT Y A#',
  ],
  // Another ZIP Code of the same city.
  [
    { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT', zipcode: '84101' },
    '214 Juniper Salt Lake City UT Y A#',
  ],
  [{ street: '88 Copper Mill Ave', zipcode: '80302' }, '88 Copper Mill Boulder CO D H#'],
  [{ street: '88 Copper Mill Ave', secondary: '#5', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 5 Y'],
  [{ street: '88 Copper Mill Ave Apt 05', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 5 Y'],
  [{ street: '88 Copper Mill Ave Apt 99', zipcode: '80302' }, '88 Copper Mill Boulder CO Apt 99 S S#'],
  [
    { street: '214 N Juniper St', secondary: 'Suite 3', zipcode: '84116' },
    '214 Juniper Salt Lake City UT Ste 3 S N#S#',
  ],
  [
    { street: '331 Northeast Harbor View Drive', secondary: '8', zipcode: '97217' },
    '331 Harbor View Portland OR Apt 8 Y N#',
  ],
  [
    { street: '1600 ampitheatre pkway', city: 'mountian view', state: 'calif' },
    '1600 Amphitheatre Mountain View CA Y A#B#M#N#',
  ],
  [
    { street: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'Californa', zipcode: '94043' },
    '1600 Amphitheatre Mountain View CA Y B#',
  ],
  [{ street: '11 Walll St', zipcode: '10005' }, '11 Wall New York NY Y M#'],
  [{ street: '1600 Pennsylvania Avenue', zipcode: '20500' }, '1600 Pennsylvania Washington DC Y L#N#'],
  // In one line.
  [{ street: '350 5th avenu, new york ny' }, '350 5th New York NY D A#H#N#'],
  [{ street: '350 Fifth Ave Ste 7510, New York, New York 10118-0110' }, '350 5th New York NY Ste 7510 Y N#'],
  [
    { street: '1600 ampitheatre pkway, mountian view calif' },
    '1600 Amphitheatre Mountain View CA Y A#B#M#N#',
  ],
  [{ street: '1204 Magnolia Ct 30303' }, '1204 Magnolia Atlanta GA Y'],
  [{ street: '11 wall st 10005' }, '11 Wall New York NY Y'],
  // A spreadsheet has dropped the zero.
  [{ street: '5 Lighthouse Sq', zipcode: '4101' }, '5 Lighthouse Portland ME Y A#'],
])('%o is found', (typed, match) => expect(shown(typed)).toEqual([match]))

test.each<TypedUsAddress>([
  { street: '214 N Juniper St' },
  { street: '214 N Juniper St', city: 'Salt Lake City' },
  { street: '214 N Juniper St', zipcode: '80302' },
  { street: '215 N Juniper St', city: 'Provo', state: 'UT' },
  { street: '214 S Juniper St', zipcode: '84116' },
  { street: '214 N Juniper Ave', zipcode: '84116' },
  { street: '9999 N Juniper St', zipcode: '84116' },
  { street: '0214 N Juniper St', zipcode: '84116' },
  { street: 'Juniper St', zipcode: '84116' },
  { street: '214', zipcode: '84116' },
  { street: '###', zipcode: '84116' },
  { street: '16000 amphitheatre pkwy, mountain view ca' },
  // Next to 5th and 17th, but a number is never a misspelling.
  { street: '350 6th Ave', zipcode: '10118' },
  // Too far from Juniper.
  { street: '214 N Jumper St', zipcode: '84116' },
  { street: '214 N Juniper St', city: 'Salt Lake', state: 'UT' },
])('%o is not', typed => expect(shown(typed)).toEqual([]))

test('ranks houses that match more of the place first', () => {
  const typed = { street: '710 Main St', city: 'Springfield', state: 'MA', zipcode: '62701' }
  expect(shown(typed)).toEqual(['710 Main Springfield IL Y B#', '710 Main Springfield MA Y A#'])
})

test('has a few thousand houses in every state, each with its own roof and mailbox', () => {
  expect(usHouses.length).toBeGreaterThan(4_000)
  expect(new Set(usHouses.map(({ state }) => state)).size).toBe(51)
  const places = usHouses.map(({ latitude, longitude }) => `${latitude} ${longitude}`)
  expect(new Set(places).size).toBe(places.length)
  const mailboxes = usHouses.map(({ zipcode, plus4, number }) => `${zipcode}-${plus4} ${number}`)
  expect(new Set(mailboxes).size).toBe(mailboxes.length)
})

test('finds every house by its own address, once, by its ZIP Code and by its city', () => {
  const missed = usHouses.filter(house => {
    const { number, predirection, street, suffix, postdirection, zipcode, city, state } = house
    const line = [number, predirection, street, suffix, postdirection].filter(Boolean).join(' ')
    const byZip = matchUsAddress({ street: line, zipcode })
    const [match] = matchUsAddress({ street: `${line}, ${city}, ${state} ${zipcode}` })
    const notes = match?.footnotes.join('').replace('H#', '')
    return byZip.length !== 1 || byZip[0]?.house !== house || match?.house !== house || notes !== ''
  })
  expect(missed).toEqual([])
})

test('the longest and strangest lookups cost no more than others', () => {
  // Each would be compared with every name of its place.
  const strange = [
    'a '.repeat(50),
    '1 '.repeat(50),
    '\u{fdfa}'.repeat(100),
    `1 ${'x'.repeat(98)}`,
    '1 new york'.repeat(10),
  ]
  for (const street of strange)
    for (const zipcode of [undefined, '10005', 'x'.repeat(16)])
      expect(
        shown({ street, city: 'y'.repeat(64), state: 'new yorkk', zipcode, secondary: '#'.repeat(50) }),
      ).toEqual([])
})
