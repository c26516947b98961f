import { expect, test } from 'vitest'
import { checkHostname, suggestHostname } from './hostnames.ts'

test.each([
  'northwind.example',
  '*.northwind.example',
  'localhost',
  'xn--mnchen-3ya.example',
  'münchen.example',
  'A.b',
])('%s is a hostname', hostname => expect(checkHostname(hostname)).toBeUndefined())

test.each([
  ['north wind.example', 'hostname-whitespace'],
  ['https://northwind.example/x', 'hostname-has-protocol'],
  ['northwind.example/shop', 'hostname-has-path'],
  ['northwind.example?a', 'hostname-has-path'],
  ['*', 'hostname-only-asterisks'],
  ['*.*', 'hostname-only-asterisks'],
  ['a..example', 'hostname-invalid'],
  ['-a.example', 'hostname-invalid'],
  ['a.*.example', 'hostname-invalid'],
  ['a.example:80', 'hostname-invalid'],
])('%s is refused: %s', (hostname, reason) => expect(checkHostname(hostname)?.name).toBe(reason))

test('one that is there already is refused, whatever its case', () => {
  expect(checkHostname('Shop.example', ['shop.EXAMPLE'])?.name).toBe('hostname-exists')
})

test.each([
  ['https://Northwind.example/shop?x', 'northwind.example'],
  ['northwind.example:8080', 'northwind.example'],
  [' northwind.example. ', 'northwind.example'],
])('of %s what was meant is offered: %s', (typed, meant) => expect(suggestHostname(typed)).toBe(meant))

test.each(['northwind.example', '*', 'https://', '/'])('nothing is offered for %s', typed =>
  expect(suggestHostname(typed)).toBeUndefined(),
)
