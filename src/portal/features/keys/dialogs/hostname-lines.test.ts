import { expect, test } from 'vitest'
import { adviseHostname, readHostnames, replaceEntry, splitEntries } from './hostname-lines.ts'

test('entries are separated by line ends, commas and semicolons; a space inside one is an error', () => {
  expect(splitEntries(' a.example,b.example\n\nc d.example ;')).toEqual([
    'a.example',
    'b.example',
    'c d.example',
  ])
})

test('each entry is checked by itself, against existing ones and those above it', () => {
  const lines = readHostnames(
    'https://Shop.northwind.example/cart\nNEW.northwind.example.\nnew.northwind.example, *\nold.northwind.example',
    ['old.northwind.example'],
  )
  expect(lines.map(({ hostname, reason, suggestion }) => ({ hostname, reason, suggestion }))).toEqual([
    { hostname: undefined, reason: 'Remove the protocol.', suggestion: 'shop.northwind.example' },
    { hostname: 'new.northwind.example', reason: undefined, suggestion: 'new.northwind.example' },
    { hostname: undefined, reason: 'This hostname is already authorized.', suggestion: undefined },
    { hostname: undefined, reason: 'A hostname cannot be only asterisks.', suggestion: undefined },
    { hostname: undefined, reason: 'This hostname is already authorized.', suggestion: undefined },
  ])
})

test('no advice for a hostname that another entry covers, also further down', () => {
  const [apex] = readHostnames('northwind.example\nwww.northwind.example', [])
  expect(apex?.advice).toEqual([])
  const [only] = readHostnames('northwind.example', [])
  expect(only?.advice).toEqual([{ kind: 'www', hostname: 'www.northwind.example' }])
})

test('replacing one entry leaves the rest as it was typed', () => {
  expect(replaceEntry('a b.example\n  x.example/y , x.example/y', 'x.example/y', 'x.example')).toBe(
    'a b.example\n  x.example , x.example/y',
  )
})

test.each([
  ['northwind.example', [], [{ kind: 'www', hostname: 'www.northwind.example' }]],
  ['northwind.example', ['www.northwind.example'], []],
  ['northwind.example', ['*.northwind.example'], []],
  ['www.northwind.example', [], [{ kind: 'apex', hostname: 'northwind.example' }]],
  ['www.northwind.example', ['northwind.example'], []],
  ['*.northwind.example', [], [{ kind: 'apex', hostname: 'northwind.example' }]],
  ['*.northwind.example', ['northwind.example'], []],
  ['*.example', [], []],
  ['northwind.co.uk', [], [{ kind: 'www', hostname: 'www.northwind.co.uk' }]],
  ['*.vercel.app', [], []],
  ['shop.northwind.example', [], []],
  ['203.0.113.7', [], []],
  ['2001:db8::1', [], []],
  ['localhost', [], [{ kind: 'local' }]],
] as const)('next to %s and %j, %j is advised', (hostname, others, advice) => {
  expect(adviseHostname(hostname, others)).toEqual(advice)
})
