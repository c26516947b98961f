import { expect, test } from 'vitest'
import {
  addressFaults,
  areaUse,
  isSameAddress,
  postalCodeUse,
  type TaxableAddress,
  tidyAddress,
} from './taxable-address.ts'

const provo: TaxableAddress = {
  thoroughfare: '85 Mill Street',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}
const address = (changes: Partial<TaxableAddress>): TaxableAddress => ({ ...provo, ...changes })
const elsewhere = (country_iso3: string, administrative_area: string, postal_code: string) =>
  address({ country_iso3, administrative_area, postal_code })
const faults = (changes: Partial<TaxableAddress>) =>
  addressFaults(address(changes)).map(({ part, name }) => `${part} ${name}`)

test.each<[string, TaxableAddress]>([
  ['the United States', provo],
  ['the United States, with ZIP+4', address({ postal_code: '84601-1234' })],
  ['Canada', elsewhere('CAN', 'QC', 'H2X 1Y4')],
  ['Germany, without a state', elsewhere('DEU', '', '10115')],
  ['the United Kingdom, with a county', elsewhere('GBR', 'Kent', 'CT1 2EH')],
  ['Hong Kong, without state and postal code', elsewhere('HKG', '', '')],
  ['Kenya, whose codes have no known form', elsewhere('KEN', '', '00100')],
])('an address of %s is valid', (_, valid) => expect(addressFaults(valid)).toEqual([]))

test('a suite is kept without stray spaces, and left out without one', () => {
  expect(tidyAddress(address({ suite: '  Suite   400 ' }))).toEqual({ ...provo, suite: 'Suite 400' })
  expect(tidyAddress(address({ suite: '  ' }))).toEqual(provo)
  expect(isSameAddress(provo, address({ suite: 'Suite 400' }))).toBe(false)
  expect(isSameAddress(provo, address({ suite: '' }))).toBe(true)
})

test('each part has its own fault, by the words of its country', () => {
  expect(faults({ locality: '<', administrative_area: 'XX', postal_code: '8460' })).toEqual([
    'locality city-invalid',
    'administrative_area state-invalid',
    'postal_code zip-invalid',
  ])
  expect(
    faults({ country_iso3: 'CAN', locality: '<', administrative_area: 'XX', postal_code: '84601' }),
  ).toEqual([
    'locality locality-invalid',
    'administrative_area administrative-area-invalid',
    'postal_code postal-code-invalid',
  ])
})

test('what a country needs is required, and nothing else is', () => {
  expect(faults({ thoroughfare: '', locality: '', administrative_area: '', postal_code: '' })).toEqual([
    'thoroughfare required',
    'locality required',
    'administrative_area required',
    'postal_code required',
  ])
  expect(addressFaults(elsewhere('DEU', '', ''))).toMatchObject([{ part: 'postal_code', name: 'required' }])
  expect(addressFaults(elsewhere('KEN', '', ''))).toEqual([])
})

test('an unknown country is the only fault of its address', () => {
  expect(faults({ country_iso3: 'XYZ', postal_code: 'x' })).toEqual(['country_iso3 country-invalid'])
  expect(faults({ country_iso3: '' })).toEqual(['country_iso3 required'])
})

test('the use of states and postal codes', () => {
  expect(['USA', 'AUS', 'IRL', 'DEU'].map(areaUse)).toEqual(['required', 'required', 'optional', 'unused'])
  expect(['USA', 'KEN', 'HKG'].map(postalCodeUse)).toEqual(['required', 'optional', 'unused'])
})

test.each<[Partial<TaxableAddress>, Partial<TaxableAddress>]>([
  [{ thoroughfare: ' 85  Mill Street ' }, { thoroughfare: '85 Mill Street' }],
  [{ administrative_area: 'ut' }, { administrative_area: 'UT' }],
  [{ postal_code: '846011234' }, { postal_code: '84601-1234' }],
  [
    { country_iso3: 'can', postal_code: 'k1a0b1', administrative_area: 'on' },
    { country_iso3: 'CAN', postal_code: 'K1A 0B1', administrative_area: 'ON' },
  ],
  [
    { country_iso3: 'GBR', postal_code: 'sw1a1aa' },
    { country_iso3: 'GBR', postal_code: 'SW1A 1AA' },
  ],
  [
    { country_iso3: 'DEU', administrative_area: 'Bayern', postal_code: '80331' },
    { country_iso3: 'DEU', administrative_area: '', postal_code: '80331' },
  ],
  // What is not a code stays as it was typed, so that the fault is about what the person sees.
  [{ postal_code: '846-01' }, { postal_code: '846-01' }],
])('%o is stored as %o', (typed, stored) =>
  expect(tidyAddress(address(typed))).toEqual({ ...address(typed), ...stored }),
)

test('a tidy address stays as it is', () => {
  for (const each of [provo, elsewhere('CAN', 'ON', 'K1A 0B1'), elsewhere('HKG', '', '')])
    expect(tidyAddress(each)).toEqual(each)
})

test('two spellings of one address are the same', () => {
  expect(isSameAddress(provo, address({ locality: ' Provo', administrative_area: 'ut' }))).toBe(true)
  expect(isSameAddress(provo, address({ postal_code: '84602' }))).toBe(false)
})
