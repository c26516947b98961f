import { expect, test } from 'vitest'
import { adviseHostname, isLocal } from './hostname-advice.ts'

test.each([
  ['northwind.example', [], [{ kind: 'www', hostname: 'www.northwind.example' }]],
  ['northwind.example', ['www.northwind.example'], []],
  ['northwind.example', ['*.northwind.example'], []],
  ['www.northwind.example', [], [{ kind: 'apex', hostname: 'northwind.example' }]],
  ['www.northwind.example', ['northwind.example'], []],
  ['*.northwind.example', [], [{ kind: 'apex', hostname: 'northwind.example' }]],
  ['*.northwind.example', ['northwind.example'], []],
  ['*.example', [], []],
  ['shop.northwind.example', [], []],
  ['203.0.113.7', [], []],
  ['2001:db8::1', [], []],
  ['localhost', [], [{ kind: 'local' }]],
] as const)('beside %s and %j, %j is advised', (hostname, others, advice) => {
  expect(adviseHostname(hostname, others)).toEqual(advice)
})

test.each([
  'localhost',
  'app.localhost',
  'printer.local',
  '127.0.0.1',
  '10.0.0.4',
  '192.168.1.5',
  '172.20.0.1',
  '::1',
  'fd00::1',
])('%s is local', hostname => expect(isLocal(hostname)).toBe(true))

test.each([
  'localhost.example',
  'mylocalhost',
  '172.32.0.1',
  '11.0.0.1',
  'fd.example',
  'fabrikam.example',
  '2001:db8::1',
])('%s is not', hostname => expect(isLocal(hostname)).toBe(false))
