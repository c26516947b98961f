import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { personalToken } from './sessions.ts'

let backend: Backend
let token: string
beforeAll(async () => {
  // A token can make 24 calls a minute.
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '0.02' } })
  token = await newToken()
})
afterAll(() => backend?.close())

async function newToken(): Promise<string> {
  const person = await backend.person({ roles: ['account-owner', 'api-key-viewer'] })
  return (await personalToken(backend, person, { roles: ['api-key-viewer'] })).secret
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

function post(headers: Record<string, string> = {}, body: unknown = LIST) {
  return backend.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('the protected resource', () => {
  test.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
    'describes itself at %s, with the portal as its authorization server',
    async url => {
      const { statusCode, headers, body } = await backend.inject({ method: 'GET', url })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(body)).toEqual({
        resource: `${ORIGIN}/mcp`,
        resource_name: 'Gatepost',
        authorization_servers: [ORIGIN],
        bearer_methods_supported: ['header'],
        resource_documentation: `${ORIGIN}/docs/mcp`,
      })
    },
  )

  const metadata = `resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`
  test.each([
    ['no credentials', '', `Bearer ${metadata}`],
    ['an access token of a page', 'Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln', `Bearer ${metadata}`],
    ['a made-up token', `Bearer gp_pat_${'a'.repeat(49)}`, `Bearer error="invalid_token", ${metadata}`],
  ])('sends a caller with %s to it', async (_name, authorization, expected) => {
    const { statusCode, headers, body } = await post({ authorization })
    expect(statusCode).toBe(401)
    expect(headers['www-authenticate']).toBe(expected)
    expect(JSON.parse(body)[0].name).toBe('not-authenticated')
  })

  test('rejects a page of another site, before it looks at the token', async () => {
    const { statusCode, body } = await post({ origin: 'https://evil.example', authorization: '' })
    expect(statusCode).toBe(403)
    expect(JSON.parse(body)[0].name).toBe('origin-not-allowed')
    expect((await post({ origin: ORIGIN })).statusCode).toBe(200)
  })

  test.each(['GET', 'DELETE'] as const)('has no session to %s', async method => {
    const { statusCode, headers } = await backend.inject({ method, url: '/mcp' })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('POST')
  })
})

describe('a message', () => {
  test('is answered as JSON, without a session', async () => {
    const { statusCode, headers, body } = await post()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['mcp-session-id']).toBeUndefined()
    expect(JSON.parse(body).result.tools.length).toBeGreaterThan(10)
  })

  test.each([
    ['that is no JSON', {}, '{', 400],
    ['that is no message', {}, '{"hello":1}', 400],
    ['in another form', { 'content-type': 'text/xml' }, '<a/>', 415],
    ['that wants no JSON back', { accept: 'text/html' }, LIST, 406],
    ['of an unknown version', { 'mcp-protocol-version': '1999-01-01' }, LIST, 400],
    ['that is too large', {}, JSON.stringify({ ...LIST, params: { a: 'a'.repeat(2_200_000) } }), 413],
  ])('%s is rejected', async (_name, headers, body, status) => {
    expect((await post(headers, body)).statusCode).toBe(status)
  })
})

test('a token has the limits of the API here too', async () => {
  token = await newToken()
  const statuses: number[] = []
  for (let call = 0; call < 26; call++) {
    const { statusCode, headers } = await post()
    statuses.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(24)
  expect(statuses.at(-1)).toBe(429)
})
