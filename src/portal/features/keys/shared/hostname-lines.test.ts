import { expect, test } from 'vitest'
import { splitEntries } from './entries.ts'
import { readHostnames, replaceEntry } from './hostname-lines.ts'

test('entries stand between line ends, commas and semicolons; a space within stays a mistake', () => {
  expect(splitEntries(' a.example,b.example\n\nc d.example ;')).toEqual([
    'a.example',
    'b.example',
    'c d.example',
  ])
})

test('each entry is judged for itself, beside what is there and what stands above it', () => {
  const lines = readHostnames(
    'https://Shop.northwind.example/cart\nNEW.northwind.example.\nnew.northwind.example, *\nold.northwind.example',
    ['old.northwind.example'],
  )
  expect(lines.map(({ hostname, reason, suggestion }) => ({ hostname, reason, suggestion }))).toEqual([
    { hostname: undefined, reason: 'Leave out the protocol.', suggestion: 'shop.northwind.example' },
    { hostname: 'new.northwind.example', reason: undefined, suggestion: 'new.northwind.example' },
    { hostname: undefined, reason: 'This hostname is already authorized.', suggestion: undefined },
    { hostname: undefined, reason: 'A hostname cannot be only asterisks.', suggestion: undefined },
    { hostname: undefined, reason: 'This hostname is already authorized.', suggestion: undefined },
  ])
})

test('what covers the advice already, also further down, is not advised', () => {
  const [apex] = readHostnames('northwind.example\nwww.northwind.example', [])
  expect(apex?.advice).toEqual([])
  const [alone] = readHostnames('northwind.example', [])
  expect(alone?.advice).toEqual([{ kind: 'www', hostname: 'www.northwind.example' }])
})

test('one entry is put in the place of another, and the rest stays as it was typed', () => {
  expect(replaceEntry('a b.example\n  x.example/y , x.example/y', 'x.example/y', 'x.example')).toBe(
    'a b.example\n  x.example , x.example/y',
  )
})
