import { expect, test } from 'vitest'
import { addressFaults, areaUse } from '#domain/billing/taxable-address.ts'
import { countryName } from '#domain/text/countries.ts'
import { addressLines, addressWords, suggestionFor } from './address-words.ts'
import { countryOptions } from './countries.ts'

test('every country can be chosen once, by its name, and is one that the server takes', () => {
  const codes = countryOptions.map(({ value }) => value)
  expect(new Set(codes).size).toBe(249)
  for (const country_iso3 of codes) {
    const faults = addressFaults({
      thoroughfare: '1 Main St',
      locality: 'Town',
      administrative_area: '',
      postal_code: '',
      country_iso3,
    })
    expect(
      faults.filter(({ part }) => part === 'country_iso3'),
      country_iso3,
    ).toEqual([])
  }
  expect(countryOptions.slice(0, 3).map(({ label }) => label)).toEqual([
    'United States',
    'Afghanistan',
    'Åland Islands',
  ])
  expect(countryName('DEU')).toBe('Germany')
  expect(countryName('XYZ')).toBe('XYZ')
})

test.each(['USA', 'CAN', 'AUS'])('every area offered in %s is valid there', country => {
  const options = addressWords(country).area?.options ?? []
  expect(options.length).toBeGreaterThan(7)
  for (const { value } of options)
    expect(
      addressFaults({
        thoroughfare: '1 Main St',
        locality: 'Town',
        administrative_area: value,
        postal_code: '',
        country_iso3: country,
      }).map(({ part }) => part),
      value,
    ).toEqual(['postal_code'])
})

test('a country with a list of areas offers it', () => {
  for (const { value } of countryOptions)
    expect(addressWords(value).area?.options !== undefined, value).toBe(areaUse(value) === 'required')
})

test('the words of a country', () => {
  expect(addressWords('USA')).toMatchObject({
    locality: 'City',
    area: { label: 'State', isOptional: false },
    postalCode: { label: 'ZIP Code', isOptional: false },
  })
  expect(addressWords('DEU')).toMatchObject({
    area: undefined,
    postalCode: { label: 'Postal code', isOptional: false },
  })
  expect(addressWords('HKG')).toEqual({ locality: 'City or town', area: undefined, postalCode: undefined })
})

const saved = {
  thoroughfare: '214 N Juniper St',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}
const standard = { ...saved, postal_code: '84601-1234' }

test.each([
  ['as it is', {}],
  ['in capitals', { thoroughfare: '214 N JUNIPER ST', locality: 'PROVO' }],
  ['with a period', { thoroughfare: '214 N. Juniper St.' }],
  ['with other digits after the ZIP Code', { postal_code: '84601-9999' }],
])('no one is asked about an address %s', (_, changes) =>
  expect(suggestionFor({ ...saved, ...changes }, standard)).toBeUndefined(),
)

test.each([
  ['another street', { thoroughfare: '214 N Jupiter St' }],
  ['another city', { locality: 'Orem' }],
  ['another state', { administrative_area: 'NV' }],
  ['another ZIP Code', { postal_code: '84602' }],
])('%s is asked about', (_, changes) =>
  expect(suggestionFor({ ...saved, ...changes }, standard)).toEqual(standard),
)

test('lines', () => {
  expect(addressLines(saved)).toEqual(['214 N Juniper St', 'Provo, UT 84601'])
  expect(addressLines({ ...saved, administrative_area: '', postal_code: '' })).toEqual([
    '214 N Juniper St',
    'Provo',
  ])
})
