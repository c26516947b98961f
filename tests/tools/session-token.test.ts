import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { connect } from '../../scripts/clients/package/client.ts'
import { withToken } from '../../scripts/clients/package/credentials.ts'
import { CallError } from '../../scripts/clients/package/errors.ts'
import { type SessionOptions, tokenOfSession } from '../../scripts/clients/package/session.ts'

const START = Date.parse('2026-11-02T09:30:00Z')
const MINUTE = 60_000
const BASE = 'https://portal.example'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

const rejected = () =>
  Response.json([{ id: null, name: 'not-authenticated', message: 'Log in.', fields: [], status: 401 }], {
    status: 401,
  })

/** The services as far as a session needs them. A token is valid for fifteen minutes, or until `revoke`. */
function createServices() {
  const requests: Request[] = []
  const bodies: unknown[] = []
  let [sessions, tokens] = [0, 0]
  let [session, token] = ['', '']

  function respondTo(request: Request, body: { password?: string } | undefined): Response {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/identity/identities/login') {
      if (body?.password !== 'right') return rejected()
      session = `session=s${++sessions}`
      const response = Response.json({})
      response.headers.append('set-cookie', `${session}; Path=/; HttpOnly`)
      response.headers.append('set-cookie', 'device=d1; Path=/; Max-Age=15552000')
      return response
    }
    if (pathname === '/api/authorization/token') {
      if (!session || !request.headers.get('cookie')?.includes(session)) return rejected()
      token = `t${++tokens}`
      const expiration = new Date(Date.now() + 15 * MINUTE).toISOString()
      return Response.json({ access_token: token, expiration })
    }
    const isValid = token && request.headers.get('authorization') === `Bearer ${token}`
    return isValid ? Response.json({ secret_keys: [] }) : rejected()
  }

  return {
    requests,
    bodies,
    paths: () => requests.map(({ url }) => new URL(url).pathname.split('/').at(-1)),
    revoke: () => {
      token = ''
    },
    endSession: () => {
      session = ''
    },
    async fetch(request: Request): Promise<Response> {
      const text = await request.text()
      requests.push(request)
      bodies.push(text && JSON.parse(text))
      return respondTo(request, text ? JSON.parse(text) : undefined)
    },
  }
}

function createSession(options: Partial<SessionOptions> = {}) {
  const services = createServices()
  const token = tokenOfSession(
    { path: '/api/identity', operation: logIn },
    { path: '/api/authorization', operation: createToken },
    {
      baseUrl: BASE,
      username: 'dana@northwind.example',
      password: 'right',
      fetch: services.fetch,
      ...options,
    },
  )
  const client = connect<object>(
    'security',
    '/api/security',
    { baseUrl: BASE, fetch: services.fetch },
    withToken({ token }),
  )
  return { services, token, client }
}

describe('the token of a session', () => {
  test('is that of one login until two minutes before it expires', async () => {
    const { services, token } = createSession()
    expect(await token()).toBe('t1')
    vi.setSystemTime(START + 12.9 * MINUTE)
    expect(await token()).toBe('t1')
    vi.setSystemTime(START + 13 * MINUTE)
    expect(await token()).toBe('t2')
    expect(services.paths()).toEqual(['login', 'token', 'token'])
  })

  test('is requested once for callers at the same time', async () => {
    const { services, token } = createSession()
    expect(await Promise.all([token(), token(), token()])).toEqual(['t1', 't1', 't1'])
    expect(await Promise.all([token('t1'), token('t1')])).toEqual(['t2', 't2'])
    expect(await token('t1')).toBe('t2')
    expect(services.paths()).toEqual(['login', 'token', 'token'])
  })

  test('comes from another login once the session has ended, with the cookie of the known device', async () => {
    const { services, token } = createSession()
    await token()
    services.endSession()
    expect(await token('t1')).toBe('t2')
    expect(services.paths()).toEqual(['login', 'token', 'token', 'login', 'token'])
    expect(services.requests.at(3)?.headers.get('cookie')).toContain('device=d1')
    expect(services.requests.at(4)?.headers.get('cookie')).toBe('session=s2; device=d1')
  })

  test('is requested as the page of the origin does, with the code and the account', async () => {
    const { services, token } = createSession({ code: async () => '492039', accountId: 41_207 })
    await token()
    expect(services.requests.map(({ headers }) => headers.get('origin'))).toEqual([BASE, BASE])
    expect(services.bodies).toEqual([
      { username: 'dana@northwind.example', password: 'right', code: '492039' },
      { account_id: 41_207 },
    ])
  })

  test('is not requested again after a wrong password', async () => {
    const { services, token, client } = createSession({ password: 'wrong' })
    await expect(token()).rejects.toMatchObject({ name: 'CallError', status: 401 })
    await expect(client.call(listSecretKeys)).rejects.toMatchObject({ name: 'CallError', status: 401 })
    expect(services.paths()).toEqual(['login'])
  })
})

describe('a call that is rejected with 401', () => {
  test('is sent again with another token, and with its body', async () => {
    const { services, token, client } = createSession()
    await token()
    services.revoke()
    const body = { label: 'Checkout server' }
    expect((await client.call(createSecretKey, { body })).ok).toBe(true)
    expect(services.paths()).toEqual(['login', 'token', 'secret-keys', 'token', 'secret-keys'])
    expect(services.bodies.at(-1)).toEqual(body)
  })

  test('is returned when the token is a text, or the function has no other', async () => {
    for (const token of ['a.b.c', () => 'a.b.c']) {
      const services = createServices()
      const options = { baseUrl: BASE, fetch: services.fetch }
      const client = connect<object>('security', '/api/security', options, withToken({ token }))
      expect((await client.call(listSecretKeys)).response.status).toBe(401)
      expect(services.requests).toHaveLength(1)
    }
  })

  test('is returned when the other token is rejected, too', async () => {
    const tokens = ['a', 'b', 'c']
    const services = createServices()
    const options = { baseUrl: BASE, fetch: services.fetch }
    const token = () => tokens.shift()
    const client = connect<object>('security', '/api/security', options, withToken({ token }))
    expect((await client.call(listSecretKeys)).response.status).toBe(401)
    expect(services.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer a',
      'Bearer b',
    ])
  })

  test('is not sent at all, nor tried again, when the request for its token was rejected', async () => {
    const services = createServices()
    const options = { baseUrl: BASE, fetch: services.fetch }
    const token = vi.fn(async () => {
      throw new CallError({ error: [], response: rejected() })
    })
    const client = connect<object>('security', '/api/security', options, withToken({ token }))
    await expect(client.call(listSecretKeys)).rejects.toMatchObject({ name: 'CallError', status: 401 })
    expect(token).toHaveBeenCalledTimes(1)
    expect(services.requests).toEqual([])
  })
})
