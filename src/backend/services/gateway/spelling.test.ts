import { expect, test } from 'vitest'
import { nearestName } from './spelling.ts'

test.each([
  ['jniper', ['juniper', 'larkspur'], 'juniper'],
  ['elm', ['elk'], undefined],
  ['pine', ['line', 'wine'], undefined],
  ['pine', ['line', 'pines', 'pine'], 'pine'],
  ['16th', ['15th'], undefined],
  ['pennsylvana', ['pennsylvania', 'transylvania'], 'pennsylvania'],
])('%s among %o is %s', (typed, names, name) => expect(nearestName(typed, names)).toBe(name))
