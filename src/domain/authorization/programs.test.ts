import { expect, test } from 'vitest'
import { findProgram, isLoopbackCallback, isOwnResource, withParameters } from './programs.ts'

test.each(['http://127.0.0.1:49152/callback', 'http://[::1]:8080/callback', 'http://localhost:1/callback'])(
  '%s is on this computer',
  address => expect(isLoopbackCallback(address)).toBe(true),
)

test.each([
  'https://127.0.0.1:49152/callback',
  'http://127.0.0.1/callback',
  'http://127.0.0.1:49152/',
  'http://127.0.0.1:49152/callback/../elsewhere',
  'http://127.0.0.1:49152/callback?next=1',
  'http://127.0.0.1:49152/callback#x',
  'http://127.0.0.1:99999/callback',
  'http://127.0.0.1.elsewhere.example:80/callback',
  'http://user@127.0.0.1:80/callback',
  'http://127.0.0.1:80@elsewhere.example/callback',
  'http://elsewhere.example:80/callback',
  'http://127.0.0.1:80/callback\nx',
  'javascript:alert(1)',
  '',
])('%j is not', address => expect(isLoopbackCallback(address)).toBe(false))

test('only the server itself and its tools are resources', () => {
  const origin = 'https://portal.example'
  for (const own of [origin, `${origin}/`, `${origin}/mcp`]) expect(isOwnResource(own, origin)).toBe(true)
  for (const other of [`${origin}/other`, 'https://portal.example.elsewhere.example', ''])
    expect(isOwnResource(other, origin)).toBe(false)
})

test('there are two programs', () => {
  expect(findProgram('gatepost-cli')?.name).toBe('Gatepost CLI')
  expect(findProgram('gatepost-mcp')?.name).toBe('Gatepost MCP')
  expect(findProgram('someone-else')).toBeUndefined()
  expect(findProgram(undefined)).toBeUndefined()
})

test('parameters are added as they have to be written, without those that are missing', () => {
  const address = withParameters('http://127.0.0.1:1/callback', { code: 'a&b', state: undefined })
  expect(address).toBe('http://127.0.0.1:1/callback?code=a%26b')
})
