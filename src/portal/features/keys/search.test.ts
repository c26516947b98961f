import { expect, test } from 'vitest'
import { readListSearch } from './search.ts'

test('keeps what the contract allows', () => {
  const search = { search: 'check', state: 'paused', sort: 'label', direction: 'asc', page: 3 }
  expect(readListSearch(search)).toEqual(search)
})

test('drops defaults, junk and empty values', () => {
  expect(
    readListSearch({ search: '', state: 'current', sort: 'colour', page: 0, direction: 'desc', x: 1 }),
  ).toEqual({})
})

test('searches for digits', () => {
  expect(readListSearch({ search: 2026 })).toEqual({ search: '2026' })
})
