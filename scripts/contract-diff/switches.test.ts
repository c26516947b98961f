import { expect, test } from 'vitest'
import { findSwitches } from './switches.ts'

const STATES = ['open', 'paid', 'lost']
const switchesIn = (path: string, ...lines: string[]) =>
  findSwitches(STATES, [{ path, text: lines.join('\n') }])

test('a switch over all or some of the values', () => {
  const lines = [
    'function say(state: State) {',
    '  switch (state) {',
    "    case 'open': return 1",
    "    case 'paid': return 2",
  ]
  expect(switchesIn('src/a.ts', ...lines, '    default: return 3', '  }', '}')).toEqual(['src/a.ts:2'])
})

test('a record that has each value', () => {
  const record = "const WORDS: Record<State, string> = { open: 'Open', 'paid': 'Paid', lost: 'Lost' }"
  expect(switchesIn('src/b.tsx', '', record)).toEqual(['src/b.tsx:2'])
})

test.each([
  ['an object that has some of them', "const a = { open: true, paid: '' }"],
  ['a switch over something else', "switch (x) { case 'open': break; case 'shut': break }"],
  ['the words alone', "const list = ['open', 'paid', 'lost']"],
])('%s is none', (_name, text) => {
  expect(switchesIn('src/c.ts', text)).toEqual([])
})

test('tests are not part of the searched code', () => {
  expect(switchesIn('src/d.test.ts', 'const a = { open: 1, paid: 2, lost: 3 }')).toEqual([])
})
