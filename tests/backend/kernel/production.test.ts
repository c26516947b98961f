import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { developmentOf } from '#backend/build-server.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const ENCRYPTION_KEY = Buffer.alloc(32, 'tests share it').toString('base64')
const PUBLIC_URL = 'https://portal.gatepost.example'

const DEVELOPMENT_PATHS = [
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/dev/scenarios',
  '/dev/scenarios?set=slow',
  '/dev/contracts',
  '/dev/contracts/index.html',
  '/dev/contracts/security/listSecretKeys',
  '/dev/contracts/try',
  '/dev/contracts/security.json',
  '/dev/contracts/files/page.js',
  '/dev/contracts/files/swagger-ui-bundle.js',
]
const SCENARIOS: Record<string, string>[] = [
  { 'x-scenario': 'server-error' },
  { cookie: 'scenario=server-error' },
]

describe('production', () => {
  let backend: Backend
  beforeAll(async () => {
    const env = {
      APP_ENV: 'production',
      LOG_LEVEL: 'silent',
      ENCRYPTION_KEY,
      PUBLIC_URL,
      MAIL_DELIVERY: 'outbox',
      PAYMENT_VENDOR: 'test',
      TEST_VENDOR_URL: 'https://cards.gatepost.example',
      RATE_LIMIT_FACTOR: '10',
    }
    backend = await startBackend({ env })
  })
  afterAll(() => backend.close())

  test('does not even load what only development has', async () => {
    expect(await developmentOf({ APP_ENV: 'production' })).toBeUndefined()
    expect(backend.kernel.exampleId).toBeUndefined()
    expect(backend.app.contractViolations).toBeUndefined()
  })

  test.each(DEVELOPMENT_PATHS)('has no %s', async url => {
    const response = await backend.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject([{ name: 'not-found' }])
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test.each(['/dev/people', '/dev/jobs'])('has no %s to change anything on demand', async url => {
    const response = await backend.inject({ method: 'POST', url, payload: {} })
    expect(response.statusCode).toBe(404)
  })

  test.each(SCENARIOS)('does not fail on request: %o', async headers => {
    expect((await send(backend, getJwks, { caller: null, headers })).status).toBe(200)
  })
})

describe('the demo', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend({ env: { APP_ENV: 'demo', LOG_LEVEL: 'silent' } })
  })
  afterAll(() => backend.close())

  test.each(SCENARIOS)('does not fail on request: %o', async headers => {
    expect((await send(backend, getJwks, { caller: null, headers })).status).toBe(200)
  })

  test('does not accept a claimed login age', async () => {
    const caller = await backend.person()
    const params = { id: '0193f1c4-0000-7000-8000-000000000000' }
    const headers = { 'x-scenario': 'old-login' }
    expect((await send(backend, revealSecretKeyToken, { caller, params, headers })).status).toBe(404)
  })

  test('shows its emails, because it sends none', async () => {
    expect((await backend.inject({ method: 'GET', url: '/dev/mailbox' })).statusCode).toBe(200)
  })
})

describe('development', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend({ env: { APP_ENV: 'development', LOG_LEVEL: 'silent' } })
  })
  afterAll(() => backend.close())

  // Without this the tests above would pass on a misspelt header as well.
  test.each(SCENARIOS)('fails on request: %o', async headers => {
    expect((await send(backend, getJwks, { caller: null, headers })).status).toBe(500)
  })

  test('fails one operation alone', async () => {
    const fail = (scenario: string) =>
      send(backend, getJwks, { caller: null, headers: { 'x-scenario': scenario } })
    expect((await fail('server-error:getJwks')).status).toBe(500)
    expect((await fail('server-error:getPrimaryProfile')).status).toBe(200)
  })

  test.each(DEVELOPMENT_PATHS)('has %s', async url => {
    expect((await backend.inject({ method: 'GET', url })).statusCode).toBeLessThan(400)
  })

  test('shows every email as text', async () => {
    const to = '<b>dana</b>@northwind.example'
    const payload = { username: to, password: 'seven purple paper lanterns', open_account: true }
    await backend.inject({ method: 'PUT', url: '/api/identity/identities', payload })
    const page = await backend.inject({ method: 'GET', url: '/dev/mailbox' })
    expect(page.body).not.toContain('<b>')
  })
})
