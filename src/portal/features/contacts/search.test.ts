import { expect, test } from 'vitest'
import { readListSearch } from './search.ts'

test('keeps what the contract allows', () => {
  const search = {
    search: 'kim',
    topic: 'receipts',
    state: 'unconfirmed',
    sort: 'name',
    page: 3,
    page_size: 50,
  }
  expect(readListSearch(search)).toEqual(search)
})

test('drops defaults, junk, and pages of other sizes', () => {
  const raw = {
    search: '',
    topic: 'weather',
    state: 'all',
    sort: 'added',
    page: 0,
    page_size: 99,
    view: 'topics',
  }
  expect(readListSearch(raw)).toEqual({})
})
