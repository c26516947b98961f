import { expect, test } from 'vitest'
import { highlightJson } from './code-block.tsx'

test('distinguishes keys, strings, numbers and words', () => {
  const tokens = highlightJson('{ "zip": "94043", "lat": -37.4, "dst": true }')
  expect(tokens.filter(token => token.kind !== 'plain')).toEqual([
    { kind: 'key', text: '"zip"' },
    { kind: 'string', text: '"94043"' },
    { kind: 'key', text: '"lat"' },
    { kind: 'number', text: '-37.4' },
    { kind: 'key', text: '"dst"' },
    { kind: 'word', text: 'true' },
  ])
})

test.each(['', 'no json at all', '{"a":"say \\"hi\\": 1"}', '[1e3,\n null]', '{"a": "cut\\'])(
  'loses nothing of %j',
  text => {
    const tokens = highlightJson(text)
    expect(tokens.map(token => token.text).join('')).toBe(text)
  },
)
