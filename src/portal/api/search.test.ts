import { expect, test } from 'vitest'
import { readSearch } from './search.ts'

const parameters = {
  search: { type: 'string', minLength: 1, maxLength: 5 },
  state: { type: 'string', enum: ['current', 'paused'], default: 'current' },
  page: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
  deep: { type: 'boolean' },
  start: { type: 'string', earlier: 'begin' },
} as const

test.each<[string, Record<string, unknown>, object]>([
  [
    'what the contract takes is kept',
    { search: 'a', state: 'paused', page: 2, deep: true },
    { search: 'a', state: 'paused', page: 2, deep: true },
  ],
  ['defaults are left out', { state: 'current', page: 1 }, {}],
  ['what no one knows is left out', { colour: 'red', ['__proto__']: { page: 2 } }, {}],
  ['another option is left out', { state: 'broken' }, {}],
  ['a number outside of its limits is left out', { page: 10 }, {}],
  ['a number below its limits is left out', { page: 0 }, {}],
  ['a fraction is left out', { page: 1.5 }, {}],
  ['text for a number is left out', { page: 'two' }, {}],
  ['a search for digits is text', { search: 123 }, { search: '123' }],
  ['an empty text is left out', { search: '' }, {}],
  ['a text of just its length is kept', { search: '12345' }, { search: '12345' }],
  ['too long a text is left out', { search: '123456' }, {}],
  ['text for a truth is left out', { deep: 'yes' }, {}],
  ['a value under an earlier name has the name of today', { begin: 'May' }, { start: 'May' }],
  ['the name of today counts before an earlier one', { begin: 'May', start: 'June' }, { start: 'June' }],
  ['a list is left out', { search: ['a', 'b'], state: ['paused'] }, {}],
])('%s', (_, raw, expected) => expect(readSearch(parameters, raw)).toEqual(expected))

test('an earlier name is undefined, so that the address loses it', () => {
  const address = { begin: 'May' }
  expect({ ...address, ...readSearch(parameters, address) }).toMatchObject({
    begin: undefined,
    start: 'May',
  })
})
