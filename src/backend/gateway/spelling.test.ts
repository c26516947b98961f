import { expect, test } from 'vitest'
import { editDistance, nearestName } from './spelling.ts'

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

test.each([
  ['jniper', ['juniper', 'larkspur'], 'juniper'],
  ['elm', ['elk'], undefined],
  ['pine', ['line', 'wine'], undefined],
  ['pine', ['line', 'pines', 'pine'], 'pine'],
  ['16th', ['15th'], undefined],
  ['pennsylvana', ['pennsylvania', 'transylvania'], 'pennsylvania'],
])('%s among %o is %s', (typed, names, name) => expect(nearestName(typed, names)).toBe(name))
