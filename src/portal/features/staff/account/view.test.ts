import { expect, test } from 'vitest'
import { readAccountSearch } from './view.ts'

test.each([
  ['keys', 'keys'],
  ['overview', undefined],
  ['nothing', undefined],
  // A name that every object has is no view.
  ['constructor', undefined],
  [['keys'], undefined],
])('view=%j shows %j', (view, shown) => {
  expect(readAccountSearch({ view }).view).toBe(shown)
})
