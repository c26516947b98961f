import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { type Backend, ORIGIN, sharedBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const LOGIN = '/api/identity/identities/login'
const json = { 'content-type': 'application/json', origin: ORIGIN }

/** One request for each way to be rejected before a handler. */
const requests: { what: string; request: InjectOptions; status: number; name: string; fields?: string[] }[] =
  [
    { what: 'a path of no service', request: { url: '/api/nowhere' }, status: 404, name: 'not-found' },
    { what: 'a path of no operation', request: { url: '/api/security/x' }, status: 404, name: 'not-found' },
    { what: 'a path outside of the services', request: { url: '/nowhere' }, status: 404, name: 'not-found' },
    {
      what: 'a path with a slash at its end',
      request: { url: '/api/identity/identities/self/' },
      status: 404,
      name: 'not-found',
    },
    {
      what: 'a method that the path does not have',
      request: { method: 'PATCH', url: LOGIN },
      status: 404,
      name: 'not-found',
    },
    {
      what: 'a method that nothing has',
      request: { method: 'OPTIONS', url: LOGIN, headers: { origin: 'https://elsewhere.example' } },
      status: 404,
      name: 'not-found',
    },
    {
      what: 'a bad percent-encoding',
      request: { url: '/api/security/secret-keys/%zz' },
      status: 404,
      name: 'not-found',
    },
    {
      what: 'a parameter that is longer than any id',
      request: { method: 'DELETE', url: `/api/security/secret-keys/${'x'.repeat(400)}` },
      status: 404,
      name: 'not-found',
    },
    ...['Infinity', '-1', '0', '1.5', 'x', '1e9', '1&limit=2'].map(limit => ({
      what: `a mailbox of ${limit} mails`,
      request: { url: `/dev/mailbox.json?limit=${limit}` },
      status: 400,
      name: 'invalid-format',
      fields: ['limit'],
    })),
    {
      what: 'a mailbox of two people',
      request: { url: '/dev/mailbox.json?to=a@a.example&to=b@b.example' },
      status: 400,
      name: 'invalid-format',
      fields: ['to'],
    },
    {
      what: 'an unknown scenario',
      request: { method: 'POST' as const, url: '/dev/scenarios', payload: { scenario: 'unknown' } },
      status: 400,
      name: 'invalid-format',
      fields: ['scenario'],
    },
    {
      what: 'an address that is too long',
      request: { url: `/api/identity/identities/self?${'x'.repeat(8_000)}` },
      status: 414,
      name: 'address-too-long',
    },
    {
      what: 'an address of the gateway that is too long',
      request: { url: `/api/gateway/street-address?street=${'x'.repeat(8_000)}` },
      status: 414,
      name: 'address-too-long',
    },
    ...Object.entries({
      origin: 513,
      referer: 4_097,
      authorization: 4_097,
      cookie: 8_193,
      'accept-language': 4_097,
      'user-agent': 4_097,
      'x-forwarded-for': 4_097,
      'idempotency-key': 4_097,
      'x-anything': 4_097,
    }).map(([header, length]) => ({
      what: `${header} of ${length} characters`,
      request: {
        method: 'POST' as const,
        url: LOGIN,
        headers: { ...json, [header]: 'x'.repeat(length) },
        payload: '{}',
      },
      status: 431,
      name: 'header-too-large',
    })),
    {
      what: 'malformed JSON',
      request: { method: 'POST', url: LOGIN, headers: json, payload: '{"username": ' },
      status: 400,
      name: 'malformed-body',
    },
    {
      what: 'no body at all',
      request: { method: 'POST', url: LOGIN, headers: { origin: ORIGIN } },
      status: 400,
      name: 'required',
      fields: ['body'],
    },
    {
      what: 'a media type without a body',
      request: { method: 'POST', url: LOGIN, headers: json },
      status: 400,
      name: 'required',
      fields: ['body'],
    },
    {
      what: 'a body in chunks of which none comes',
      request: {
        method: 'POST',
        url: LOGIN,
        headers: { ...json, 'transfer-encoding': 'chunked' },
        payload: '',
      },
      status: 400,
      name: 'required',
      fields: ['body'],
    },
    {
      what: 'JSON that reaches for the prototype',
      request: { method: 'POST', url: LOGIN, headers: json, payload: '{"__proto__": {"admin": true}}' },
      status: 400,
      name: 'malformed-body',
    },
    {
      what: 'plain text',
      request: {
        method: 'POST',
        url: LOGIN,
        headers: { ...json, 'content-type': 'text/plain' },
        payload: 'hi',
      },
      status: 415,
      name: 'unsupported-media-type',
    },
    {
      what: 'a form',
      request: {
        method: 'POST',
        url: LOGIN,
        headers: { ...json, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=a',
      },
      status: 415,
      name: 'unsupported-media-type',
    },
    {
      what: 'more than 64 KiB',
      request: { method: 'POST', url: LOGIN, headers: json, payload: JSON.stringify('x'.repeat(64 * 1024)) },
      status: 413,
      name: 'body-too-large',
    },
  ]

test.each(requests)(
  '$what answers $status as an error list',
  async ({ request, status, name, fields = [] }) => {
    const response = await backend.inject({ method: 'GET', ...request })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.json()).toEqual([{ id: null, name, message: expect.any(String), fields, status }])
  },
)

test.each(requests)('$what has a request id and the security headers', async ({ request }) => {
  const { headers } = await backend.inject({ method: 'GET', ...request })
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
})

test('a body of exactly 64 KiB is read', async () => {
  const payload = JSON.stringify('x'.repeat(64 * 1024 - 2))
  const response = await backend.inject({ method: 'POST', url: LOGIN, headers: json, payload })
  expect(response.json()).toMatchObject([{ name: 'invalid-type' }])
})

test('no response allows another origin to read it', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const request of [
    { method: 'OPTIONS', url: LOGIN, headers } as const,
    { method: 'GET', url: '/api/authorization/.well-known/jwks.json', headers } as const,
  ]) {
    const response = await backend.inject(request)
    expect(Object.keys(response.headers).filter(name => name.startsWith('access-control-'))).toEqual([])
  }
})
