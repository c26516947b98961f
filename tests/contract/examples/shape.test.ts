import { expect, test } from 'vitest'
import { shapeDifferences } from './shape.ts'

const key = { label: 'Checkout', last_used: '2026-11-02', limit: { max: 10 } }

test.each([
  ['other values', key, { label: 'Import', last_used: '2026-11-03', limit: { max: 5 } }, []],
  [
    'a property that the server does not send',
    { ...key, labels: 'x' },
    key,
    ['/labels is string here, absent there'],
  ],
  ['a property that only the server sends', {}, { paused: true }, ['/paused is absent here, boolean there']],
  ['another type', { max: '10' }, { max: 10 }, ['/max is string here, number there']],
  ['null for a value', key, { ...key, last_used: null }, ['/last_used is string here, null there']],
  ['an object once, not its properties', key, { ...key, limit: null }, ['/limit is object here, null there']],
  ['an empty list for entries', { keys: [key] }, { keys: [] }, ['/keys/* is object here, absent there']],
  ['entries for an empty list', { keys: [] }, { keys: [key] }, []],
  [
    'a list with more than the example shows',
    [key],
    [key, { ...key, last_used: null, rotation: { ends: '2026-11-04' } }],
    [],
  ],
  ['a list with less than the example shows', [key, { ...key, limit: null }], [key], []],
  [
    'a list with nothing of what the example shows',
    [key],
    [{ ...key, limit: null }],
    ['/*/limit is object here, null there'],
  ],
  ['another whole', [], {}, ['/ is array here, object there']],
])('%s', (_what, example, response, expected) => {
  expect(shapeDifferences(example, response)).toEqual(expected)
})
