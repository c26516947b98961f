import { expect, test } from 'vitest'
import { shellWords } from './pasted-request.ts'

test.each<[string, string[]]>([
  ['curl https://a.example', ['curl', 'https://a.example']],
  [`curl 'a b' "c d"`, ['curl', 'a b', 'c d']],
  [`-H 'it'\\''s'`, ['-H', "it's"]],
  ['"say \\"hi\\" for \\$1"', ['say "hi" for $1']],
  ["$'line\\nnext \\u0041'", ['line\nnext A']],
  ['curl \\\n  -u a:b \\\r\n  url', ['curl', '-u', 'a:b', 'url']],
  ['curl ^\n -u a:b', ['curl', '-u', 'a:b']],
  ['a\\ b c', ['a b', 'c']],
  ['curl "https://a.example/?x=1&y=2"', ['curl', 'https://a.example/?x=1&y=2']],
  ["curl 'never closed", ['curl', 'never closed']],
  ['curl a | jq .', ['curl', 'a']],
  ['curl a; ls', ['curl', 'a']],
  ['curl a\n{"errors": []}', ['curl', 'a']],
  ["''", ['']],
  ['', []],
])('%j is split into %j', (text, words) => expect(shellWords(text).words).toEqual(words))

test('it finds the end of the command', () => {
  const text = 'curl a \\\n b\nanswer'
  expect(text.slice(shellWords(text).end)).toBe('\nanswer')
})

test('it ends on any input', () => {
  for (const odd of ['\\', '"\\', "$'", '^', '$', '\\\n', '"', "'", '\u0000', '&&', '>'])
    expect(shellWords(`curl ${odd}`).words.length).toBeLessThan(4)
})
