import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test('an address keeps what the contract allows, and drops the rest', () => {
  expect(
    readOrderSearch({
      search: 560218,
      state: 'pending',
      start: '2026-01-01',
      end: 'soon',
      sort: 'total',
      page: 3,
      format: 'csv',
    }),
  ).toEqual({
    search: '560218',
    state: 'pending',
    start: '2026-01-01',
    end: undefined,
    sort: 'total',
    direction: undefined,
    page: 3,
  })
  expect(readOrderSearch({ state: 'lost', sort: 'placed', direction: 'desc' })).toEqual({})
})
