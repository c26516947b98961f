import { expect, test } from 'vitest'
import { readRequest } from './authorize-page.tsx'

const ORIGIN = 'https://portal.example'
const VALID = {
  response_type: 'code',
  client_id: 'gatepost-cli',
  redirect_uri: 'http://127.0.0.1:49152/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}

test('a request of a program is read, with what it would like', () => {
  const search = {
    ...VALID,
    state: 42,
    scope: 'api-key-viewer billing-viewer',
    device: 'laptop',
    resource: ORIGIN,
  }
  expect(readRequest(search, ORIGIN)).toMatchObject({
    program: { name: 'Gatepost CLI' },
    // The router reads a number where a text looks like one.
    state: '42',
    roles: ['api-key-viewer', 'billing-viewer'],
    device: 'laptop',
    resource: ORIGIN,
  })
  expect(readRequest(VALID, ORIGIN)).toMatchObject({ roles: undefined, state: undefined, device: undefined })
})

test('what a program says about its computer has no markup, and an end', () => {
  const device = `<b>laptop</b> ${'x'.repeat(100)}`
  expect(readRequest({ ...VALID, device }, ORIGIN)?.device).toBe(`blaptopb ${'x'.repeat(31)}`)
  expect(readRequest({ ...VALID, device: '<>' }, ORIGIN)?.device).toBeUndefined()
})

test.each([
  ['another type of response', { response_type: 'token' }],
  ['an unknown program', { client_id: 'someone-else' }],
  ['an address elsewhere', { redirect_uri: 'https://elsewhere.example/callback' }],
  ['no challenge', { code_challenge: undefined }],
  ['a challenge without a hash', { code_challenge_method: 'plain' }],
  ['another server', { resource: 'https://elsewhere.example' }],
  ['a list instead of a text', { client_id: ['gatepost-cli', 'gatepost-mcp'] }],
])('one with %s is none', (_, change) => {
  expect(readRequest({ ...VALID, ...change }, ORIGIN)).toBeUndefined()
})
