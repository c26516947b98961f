import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { services } from '#backend/services.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { getBotProtection } from '#generated/identity/operations/getBotProtection.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import { type Backend, type Person, sharedBackend, startBackend } from '../../support/backend.ts'
import { send, withFreshToken } from '../client.ts'
import { actAs } from './act-as.ts'

const backend = await sharedBackend()

const pathOf = ({ service, path }: Operation) => `/api/${service}${path}`
const ACCOUNTS = pathOf(listAccounts as Operation)
const KEYS = pathOf(listSecretKeys as Operation)
const CONTACTS = pathOf(listContacts as Operation)

interface More {
  on?: Backend
  headers?: Record<string, string>
  address?: string
}

const tokenWith = (caller: Person, paths: string[], { on = backend, ...more }: More = {}) =>
  send(on, createToken, { caller, body: { first_calls: paths }, ...more })

/** The bodies of the first calls, by path. */
async function firstOf(...args: Parameters<typeof tokenWith>): Promise<Record<string, unknown>> {
  const { status, body, text } = await tokenWith(...args)
  expect(status, text).toBe(200)
  return Object.fromEntries(
    (body.first_responses ?? []).map(each => [each.path, JSON.parse(each.body)] as const),
  )
}

const newKeys = (seed = {}) => backend.person({ keys: 2, ...seed })

describe('the first calls of a page', () => {
  test('are answered with the token, word for word as on their own and in their order', async () => {
    const person = await newKeys()
    const { body } = await tokenWith(person, [CONTACTS, KEYS, CONTACTS])
    const own = [
      await send(backend, listContacts, { caller: person }),
      await send(backend, listSecretKeys, { caller: person }),
    ]
    expect(body.first_responses).toEqual(
      [CONTACTS, KEYS].map((path, index) => ({
        path,
        status: 200,
        content_type: own[index]?.headers['content-type'],
        body: own[index]?.text,
      })),
    )
  })

  test('belong to the account that the token is for', async () => {
    const [first, other] = [await backend.person(), await newKeys()]
    const joined = await backend.person({ accountId: other.accountId ?? 0, roles: ['api-key-viewer'] })
    expect(await firstOf(first, [KEYS])).toMatchObject({ [KEYS]: { total: 0 } })
    const response = await firstOf(joined, [KEYS, ACCOUNTS])
    expect(response).toMatchObject({ [KEYS]: { total: 2 } })
  })

  test('belong to the account that the same call switches to', async () => {
    const [person, other] = [await newKeys(), await backend.person()]
    await backend.db.insert(memberships).values({
      accountId: other.accountId ?? 0,
      userId: person.userId,
      roles: ['api-key-viewer'],
      created: backend.clock.now(),
    })
    expect(await firstOf(person, [KEYS])).toMatchObject({ [KEYS]: { total: 2 } })
    const body = { account_id: other.accountId ?? 0, first_calls: [KEYS] }
    const switched = await send(backend, createToken, { caller: person, body })
    expect(JSON.parse(switched.body.first_responses?.[0]?.body ?? '')).toMatchObject({ total: 0 })
  })

  test('never reach an object of another account', async () => {
    const [person, other] = [await newKeys(), await newKeys()]
    const { body } = await send(backend, listSecretKeys, { caller: other })
    const id = body.secret_keys[0]?.key_id
    expect(await firstOf(other, [`${KEYS}/${id}`])).toHaveProperty([`${KEYS}/${id}`])
    expect(await firstOf(person, [`${KEYS}/${id}`])).toEqual({})
  })

  test('are left out without the role, and the others are not', async () => {
    const person = await newKeys({ roles: ['account-owner'] })
    expect(Object.keys(await firstOf(person, [KEYS, ACCOUNTS]))).toEqual([ACCOUNTS])
  })

  test('of staff who act as a person are what that person sees', async () => {
    const customer = await newKeys()
    const staff = await backend.person({ roles: ['internal-admin'] })
    await actAs(backend, staff, customer)
    expect(await firstOf(staff, [KEYS])).toMatchObject({ [KEYS]: { total: 2 } })
  })

  test('have a log line of their own, with the person and the account', async () => {
    const person = await backend.person()
    const before = backend.log.length
    await tokenWith(person, [CONTACTS])
    const lines = backend.log.slice(before).map(line => JSON.parse(line))
    const { userId, accountId } = person
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { operation: 'listContacts', method: 'GET', path: CONTACTS, status: 200, userId, accountId },
      { operation: 'createToken', status: 200, userId },
    ])
  })

  test('are none when the call names none', async () => {
    const { body } = await send(backend, createToken, { caller: await backend.person(), body: {} })
    expect(body).not.toHaveProperty('first_responses')
    expect(await firstOf(await backend.person(), [])).toEqual({})
  })
})

describe('a first call is left out', () => {
  test.each([
    ['that fails', 'server-error:listContacts'],
    ['that someone sends too often', 'rate-limited:listContacts'],
  ])('%s', async (_, scenario) => {
    const headers = { 'x-scenario': scenario }
    const found = await firstOf(await backend.person(), [CONTACTS, ACCOUNTS], { headers })
    expect(Object.keys(found)).toEqual([ACCOUNTS])
  })

  test.each(['/api/telepathy/thoughts', '/api/notification/thoughts', '/api/notification'])(
    'that no operation answers: %s',
    async path => {
      expect(await firstOf(await backend.person(), [path])).toEqual({})
    },
  )
})

describe('the whole call is rejected', () => {
  const rejected = async (paths: unknown[]) => {
    const body = { first_calls: paths as string[] }
    return send(backend, createToken, { caller: await backend.person(), body })
  }

  test.each([
    ['a write', pathOf(logIn as Operation)],
    ['another token', pathOf(createToken as Operation)],
    ['a read without a login', pathOf(getBotProtection as Operation)],
    ['a read with a key', '/api/gateway/us-street'],
  ])('when a first call is %s', async (_, path) => {
    expect(await rejected([ACCOUNTS, path])).toMatchObject({
      status: 400,
      errors: [{ name: 'invalid-format', fields: ['first_calls'] }],
    })
  })

  test('when there are five', async () => {
    expect(await rejected(Array.from({ length: 5 }, () => ACCOUNTS))).toMatchObject({
      status: 400,
      errors: [{ name: 'too-many', fields: ['first_calls'] }],
    })
  })

  test.each([
    'https://elsewhere.example/api/authorization/accounts',
    '//elsewhere.example/api/authorization/accounts',
    '/api/authorization/../identity/profile',
    '/api/authorization/accounts?x=1',
    '/api/authorization/accounts#x',
    '/api/authorization/%61ccounts',
    '/api/authorization//accounts',
    '/account/keys',
    { method: 'POST', path: '/api/identity/profile' },
  ])('when one is no path of an operation: %s', async path => {
    expect((await rejected([path])).status).toBe(400)
  })

  test('from a page of another site, with nothing of the account in it', async () => {
    const person = await newKeys()
    const headers = { origin: 'https://elsewhere.example' }
    const { status, text, errors } = await tokenWith(person, [KEYS], { headers })
    expect(status).toBe(403)
    expect(errors).toMatchObject([{ name: 'origin-not-allowed' }])
    expect(text).not.toContain('first_responses')
  })

  test('once the session has ended, with nothing of the account in it', async () => {
    const person = await withFreshToken(backend, await newKeys())
    await send(backend, logOut, { caller: person })
    const { status, text } = await tokenWith(person, [KEYS])
    expect(status).toBe(401)
    expect(text).not.toContain('first_responses')
  })
})

describe('limits of a first call', () => {
  let strict: Backend
  beforeAll(async () => {
    strict = await startBackend({ env: { RATE_LIMIT_FACTOR: '0.05' } })
  })
  afterAll(() => strict.close())

  test('count for the person, from any address', async () => {
    const person = await strict.person()
    // Six calls a minute for the tokens of an address, sixty for a person.
    for (let made = 0; made < 12; made++) {
      const address = `192.0.2.${made}`
      expect(Object.keys(await firstOf(person, [ACCOUNTS], { on: strict, address }))).toEqual([ACCOUNTS])
    }
    const address = '198.51.100.7'
    const read = () => send(strict, listAccounts, { caller: person, address })
    for (let made = 12; made < 59; made++) expect((await read()).status).toBe(200)
    // The sixtieth call is the first one of the token, and the next has none left.
    expect(Object.keys(await firstOf(person, [ACCOUNTS], { on: strict, address }))).toEqual([ACCOUNTS])
    expect((await read()).status).toBe(429)
  })
})

/** The services with another handler for an operation. */
const withHandler = (name: string, id: string, handler: AnyHandler) =>
  services.map(service =>
    service.name === name ? { ...service, handlers: { ...service.handlers, [id]: handler } } : service,
  )

// An error that nothing handles fails the whole run, as it would end a server.
test.each<[string, (leave: AbortController) => void]>([
  ['before a first call', leave => leave.abort()],
  ['during a first call', leave => setImmediate(() => leave.abort())],
])('a browser may leave %s', async (_, go) => {
  const { bearer } = await backend.person()
  const leave = new AbortController()
  go(leave)
  const context = { request: { headers: {}, address: '192.0.2.1' }, ended: leave.signal }
  const { authorization } = bearer
  expect(await backend.kernel.firstCalls.read([CONTACTS], { authorization, context })).toEqual([])
})

test('a token does not wait for a slow first call', async () => {
  const slow = await startBackend({
    firstCallTime: 50,
    services: withHandler('notification', 'listContacts', () => new Promise(() => {})),
  })
  expect(await firstOf(await slow.person(), [CONTACTS], { on: slow })).toEqual({})
  await slow.close()
})

describe('a first call is left out, valid as it is,', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    account_id: index + 1,
    account_label: 'Northwind Traders of the North',
    default: false,
  }))

  test.each([
    ['never, when it is short', { body: { accounts: rows.slice(0, 500) } }, 1],
    ['when it is too long', { body: { accounts: rows } }, 0],
    ['when it comes in pieces', { list: { in: 'accounts', length: 0, slices: [] } }, 0],
  ])('%s', async (_, response, count) => {
    const other = await startBackend({
      services: withHandler('authorization', 'listAccounts', async () => ({ status: 200, ...response })),
    })
    const person = await other.person()
    expect((await send(other, listAccounts, { caller: person })).status).toBe(200)
    expect(Object.keys(await firstOf(person, [ACCOUNTS], { on: other }))).toHaveLength(count)
    await other.close()
  })
})

test('a service that runs elsewhere is left out', async () => {
  const alone = await startBackend({ services: services.filter(({ name }) => name !== 'notification') })
  const found = await firstOf(await alone.person(), [CONTACTS, ACCOUNTS], { on: alone })
  expect(Object.keys(found)).toEqual([ACCOUNTS])
  await alone.close()
})
