import { expect, test } from 'vitest'
import { addressLines, suggestionFor } from './did-you-mean.ts'

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
])('nobody is asked about an address %s', (_, changes) =>
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
