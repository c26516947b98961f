import { expect, test } from 'vitest'
import { addressLines, suggestionFor } from './did-you-mean.ts'

const saved = {
  thoroughfare: '214 N Juniper St',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}
const match = {
  delivery_line_1: '214 N Juniper St',
  delivery_line_2: null,
  components: {
    city_name: 'Provo',
    state_abbreviation: 'UT',
    zipcode: '84601',
    plus4_code: '1234',
  } as never,
}

test.each([
  ['as it is', {}],
  ['in capitals', { thoroughfare: '214 N JUNIPER ST', locality: 'PROVO' }],
  ['with a period', { thoroughfare: '214 N. Juniper St.' }],
  ['with other digits after the ZIP Code', { postal_code: '84601-9999' }],
])('nobody is asked about an address %s', (_, changes) =>
  expect(suggestionFor({ ...saved, ...changes }, match)).toBeUndefined(),
)

test.each([
  ['another street', { thoroughfare: '214 N Jupiter St' }],
  ['another city', { locality: 'Orem' }],
  ['another state', { administrative_area: 'NV' }],
  ['another ZIP Code', { postal_code: '84602' }],
])('%s is asked about', (_, changes) =>
  expect(suggestionFor({ ...saved, ...changes }, match)).toEqual({ ...saved, postal_code: '84601-1234' }),
)

test('the second line belongs to the street', () =>
  expect(suggestionFor(saved, { ...match, delivery_line_2: 'Apt 5' })?.thoroughfare).toBe(
    '214 N Juniper St Apt 5',
  ))

test('lines', () => {
  expect(addressLines(saved)).toEqual(['214 N Juniper St', 'Provo, UT 84601'])
  expect(addressLines({ ...saved, administrative_area: '', postal_code: '' })).toEqual([
    '214 N Juniper St',
    'Provo',
  ])
})
