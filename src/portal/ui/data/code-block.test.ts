import { expect, test } from 'vitest'
import { highlightJson } from './code-block.tsx'

test('distinguishes keys, strings, numbers and words', () => {
  const tokens = highlightJson('{ "zip": "94043", "lat": -37.4, "dst": true }')
  expect(tokens.filter(token => token.kind !== 'plain')).toEqual([
    { start: 2, kind: 'key', text: '"zip"' },
    { start: 9, kind: 'string', text: '"94043"' },
    { start: 18, kind: 'key', text: '"lat"' },
    { start: 25, kind: 'number', text: '-37.4' },
    { start: 32, kind: 'key', text: '"dst"' },
    { start: 39, kind: 'word', text: 'true' },
  ])
})

test.each(['', 'no json at all', '{"a":"say \\"hi\\": 1"}', '[1e3,\n null]', '{"a": "cut\\'])(
  'loses nothing of %j',
  text => {
    const tokens = highlightJson(text)
    expect(tokens.map(token => token.text).join('')).toBe(text)
  },
)
