import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['amphitheatre', 'ampitheatre', 1],
  ['mountain view', 'mountian view', 1],
  ['juniper', 'juniper', 0],
  ['juniper', 'jniperr', 2],
  ['juniper', 'larkspur', 3],
  ['', 'ab', 2],
  ['abcd', 'badc', 2],
])('from %s to %s', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
