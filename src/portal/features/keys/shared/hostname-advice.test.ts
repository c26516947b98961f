import { expect, test } from 'vitest'
import { adviseHostname } from './hostname-advice.ts'

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
] as const)('beside %s and %j, %j is advised', (hostname, others, advice) => {
  expect(adviseHostname(hostname, others)).toEqual(advice)
})
