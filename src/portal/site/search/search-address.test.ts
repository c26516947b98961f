import { expect, test } from 'vitest'
import { readSearchAddress, searchAddress } from './search-address.ts'

test('a number stays a number in the URL, and mixed input is text', () => {
  expect(searchAddress(' 1588026162 ', 7)).toEqual({ query: 1588026162, t: 7 })
  expect(searchAddress('007', 7)).toEqual({ query: '007', t: 7 })
  expect(searchAddress('zip+4 & co', 7)).toEqual({ query: 'zip+4 & co', t: 7 })
})

test('any URL value is a search text', () => {
  expect(readSearchAddress({ query: 429, t: 5 })).toEqual({ query: 429, t: 5 })
  expect(readSearchAddress({ query: true, t: 'x' })).toEqual({ query: 'true' })
  expect(readSearchAddress({ query: ['a'] })).toEqual({ query: '["a"]' })
  expect(readSearchAddress({ query: '' })).toEqual({})
  expect(readSearchAddress({ q: 'zip' })).toEqual({ query: 'zip' })
  expect(readSearchAddress({ q: 'zip', query: 'city' })).toEqual({ query: 'city' })
  expect(readSearchAddress({})).toEqual({})
})
