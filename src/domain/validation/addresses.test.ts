import { expect, test } from 'vitest'
import {
  checkAdministrativeArea,
  checkCity,
  checkCountry,
  checkLocality,
  checkPostalCode,
  checkState,
  checkZip,
} from './addresses.ts'

test('each part of an address has its own message', () => {
  const faults = [
    checkCity('<'),
    checkLocality('12'),
    checkState('XX'),
    checkAdministrativeArea('Utah', 'USA'),
    checkZip('8460'),
    checkPostalCode('84601', 'GBR'),
    checkCountry('US'),
  ]
  expect(faults.map(fault => fault?.message)).toEqual([
    'Enter a valid city.',
    'Enter a valid locality.',
    'Enter a valid state.',
    'Enter a valid administrative area.',
    'Enter a valid ZIP Code.',
    'Enter a valid postal code.',
    'Enter a valid country.',
  ])
})

test.each(['29 Palms', 'São Paulo', "Coeur d'Alene", 'St. Louis', '東京', 'Winston-Salem'])(
  '%s is a city',
  city => {
    expect(checkCity(city)).toBeUndefined()
    expect(checkLocality(city)).toBeUndefined()
  },
)

test.each([
  ['UT', 'USA'],
  ['dc', 'USA'],
  ['QC', 'CAN'],
  ['NSW', 'AUS'],
  ['Bayern', 'DEU'],
])('%s is an area of %s', (area, country) => expect(checkAdministrativeArea(area, country)).toBeUndefined())

test('an area of one country is not valid in another', () => {
  expect(checkAdministrativeArea('QC', 'USA')?.name).toBe('administrative-area-invalid')
  expect(checkAdministrativeArea('UT', 'CAN')?.name).toBe('administrative-area-invalid')
  expect(checkState('QC')?.name).toBe('state-invalid')
})

test.each([
  ['84601', 'USA'],
  ['84601-1234', 'USA'],
  ['846011234', 'USA'],
  ['K1A 0B1', 'CAN'],
  ['SW1A 1AA', 'GBR'],
  ['GIR 0AA', 'GBR'],
  ['D02 AF30', 'IRL'],
  ['150-0001', 'JPN'],
  ['1012 AB', 'NLD'],
  ['AB 123', 'MLT'],
])('%s is a postal code of %s', (code, country) => expect(checkPostalCode(code, country)).toBeUndefined())

test.each([
  ['8460', 'USA'],
  ['D1A 0B1', 'CAN'],
  ['1234', 'DEU'],
  ['-', 'MLT'],
])('%s is none of %s', (code, country) =>
  expect(checkPostalCode(code, country)?.name).toBe('postal-code-invalid'),
)

test('a country is an ISO 3166-1 code in capitals', () => {
  for (const country of ['USA', 'DEU', 'SSD']) expect(checkCountry(country)).toBeUndefined()
  for (const country of ['usa', 'XYZ', 'US', 'USA '])
    expect(checkCountry(country)?.name).toBe('country-invalid')
})
