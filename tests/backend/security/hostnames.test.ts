import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  owner = await backend.person()
})

const create = (domains: string[]) =>
  send(backend, createEmbeddedKey, { caller: owner, body: { label: 'A key', domains } })
const newKey = async (...domains: string[]) => (await create(domains)).body.key_id
const authorize = (id: string, domain: string) =>
  send(backend, authorizeDomain, { caller: owner, params: { id, domain } })
const deactivate = (id: string, domain: string) =>
  send(backend, deactivateDomain, { caller: owner, params: { id, domain } })
const namesIn = ({ domain }: EmbeddedKey, state: 'authorized' | 'deactivated') =>
  domain.filter(item => item.state === state).map(({ hostname }) => hostname)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}.shop.example`)
const recorded = (id: string) => backend.db.$count(activities, eq(activities.subject, id))

describe('the one form of a hostname', () => {
  test.each([
    ['shop.example', 'shop.example'],
    ['Shop.EXAMPLE', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['*.Shop.example.', '*.shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['*.bücher.example', '*.xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[2001:DB8::0:1]', '2001:db8::1'],
    ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`, undefined],
  ])('of %s is kept, and found again however it is typed', async (typed, kept = typed) => {
    const { status, body } = await create([typed])
    expect(status).toBe(201)
    expect(namesIn(body, 'authorized')).toEqual([kept])

    const id = await newKey('first.example')
    expect(namesIn((await authorize(id, typed)).body, 'authorized')).toContain(kept)
    expect((await authorize(id, kept)).errors).toMatchObject([
      { name: 'hostname-exists', fields: ['domain'] },
    ])
    expect(namesIn((await deactivate(id, typed)).body, 'deactivated')).toEqual([kept])
  })

  test('is what a key is made with once, however often it was typed', async () => {
    const { body } = await create([
      'shop.example',
      'SHOP.example.',
      'bücher.example',
      'xn--bcher-kva.example',
    ])
    expect(namesIn(body, 'authorized')).toEqual(['shop.example', 'xn--bcher-kva.example'])
  })

  test.each([
    'localhost',
    '*.intranet',
    'shop.co.uk',
    '*.shop.co.uk',
    'northwind.github.io',
    '10.0.0.1',
    '::1',
  ])('may be %s, below which not everyone gets a name', async hostname => {
    expect(namesIn((await create([hostname])).body, 'authorized')).toEqual([hostname])
  })

  test.each([
    ['shop.example:8443', 'hostname-has-port'],
    ['[2001:db8::1]:443', 'hostname-has-port'],
    ['shop.*.example', 'hostname-invalid'],
    ['a*.example', 'hostname-invalid'],
    ['*.*.example', 'hostname-invalid'],
    ['*.127.0.0.1', 'hostname-invalid'],
    ['300.1.1.1', 'hostname-invalid'],
    ['user@shop.example', 'hostname-invalid'],
    ['-shop.example', 'hostname-invalid'],
    ['shop..example', 'hostname-invalid'],
    ['%73hop.example', 'hostname-invalid'],
    [`${'a'.repeat(64)}.example`, 'hostname-invalid'],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, 'hostname-invalid'],
    ['*.com', 'hostname-open-to-anyone'],
    ['*.co.uk', 'hostname-open-to-anyone'],
    ['CO.UK.', 'hostname-open-to-anyone'],
    ['*.vercel.app', 'hostname-open-to-anyone'],
    ['*.個人.香港', 'hostname-open-to-anyone'],
    ['*', 'hostname-only-asterisks'],
    ['shop example', 'hostname-whitespace'],
    ['https://shop.example', 'hostname-has-protocol'],
    ['shop.example/checkout', 'hostname-has-path'],
    ['shop.example?a', 'hostname-has-path'],
  ])('is none for %s', async (typed, name) => {
    expect((await create(['shop.example', typed])).errors).toMatchObject([{ name, fields: ['domains'] }])
    const id = await newKey('first.example')
    expect((await authorize(id, typed)).errors).toMatchObject([{ name, fields: ['domain'], status: 400 }])
    expect((await deactivate(id, typed)).errors).toMatchObject([{ name: 'not-found', status: 404 }])
    expect(await recorded(id)).toBe(1)
  })
})

describe(`${MAX_HOSTNAMES} hostnames are the most`, () => {
  test('even when several are authorized at the same time', async () => {
    const id = await newKey(...numbered(MAX_HOSTNAMES - 2))
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(name => authorize(id, `${name}.late.example`)),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    const [rejected] = responses.flatMap(({ errors }) => errors)
    expect(rejected).toMatchObject({ name: 'too-many-hostnames', message: expect.stringContaining('100') })
    const { body } = await deactivate(id, '0.shop.example')
    expect(namesIn(body, 'authorized')).toHaveLength(MAX_HOSTNAMES - 1)
  })

  test('the same one by two people at once is authorized once', async () => {
    const id = await newKey('first.example')
    const responses = await Promise.all([authorize(id, 'shop.example'), authorize(id, 'Shop.example')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(responses.flatMap(({ errors }) => errors)).toMatchObject([{ name: 'hostname-exists' }])
  })

  test('a deactivated one frees a place, and needs one to be authorized again', async () => {
    const id = await newKey(...numbered(MAX_HOSTNAMES))
    expect((await authorize(id, 'late.example')).errors).toMatchObject([{ name: 'too-many-hostnames' }])
    await deactivate(id, '7.shop.example')
    expect((await authorize(id, 'late.example')).status).toBe(200)
    expect((await authorize(id, '7.shop.example')).errors).toMatchObject([{ name: 'too-many-hostnames' }])
  })

  test('one that is already authorized says so, even without a free place', async () => {
    const id = await newKey(...numbered(MAX_HOSTNAMES))
    expect((await authorize(id, '7.shop.example')).errors).toMatchObject([{ name: 'hostname-exists' }])
  })
})

describe('a deactivated hostname', () => {
  test('stays, can be authorized again, and counts once', async () => {
    const id = await newKey('first.example', 'second.example')
    for (let round = 0; round < 2; round++) {
      const off = (await deactivate(id, 'second.example')).body
      expect(off.domain).toEqual([
        { hostname: 'first.example', state: 'authorized' },
        { hostname: 'second.example', state: 'deactivated' },
      ])
      const on = (await authorize(id, 'second.example')).body
      expect(namesIn(on, 'authorized')).toEqual(['first.example', 'second.example'])
    }
  })

  test('that is deactivated again stays unchanged, and nothing is recorded', async () => {
    const id = await newKey('first.example', 'second.example')
    const { body: once } = await deactivate(id, 'second.example')
    const before = await recorded(id)
    expect((await deactivate(id, 'second.example')).body).toEqual(once)
    expect(await recorded(id)).toBe(before)
  })

  test('may be the last one: the key then works nowhere', async () => {
    const id = await newKey('first.example')
    const { body } = await deactivate(id, 'first.example')
    expect(namesIn(body, 'authorized')).toEqual([])
  })

  test(`is kept among the latest ${MAX_HOSTNAMES}; the oldest of more is forgotten`, async () => {
    const id = await newKey('first.example')
    const names = numbered(MAX_HOSTNAMES + 1)
    for (const name of names) {
      await authorize(id, name)
      await deactivate(id, name)
      backend.clock.advance(1_000)
    }
    // Deactivated again, the now oldest is as old as before.
    await deactivate(id, names[1] ?? '')
    await authorize(id, 'late.example')
    const { body } = await deactivate(id, 'late.example')
    const kept = [...names.slice(2), 'late.example'].toSorted()
    expect(namesIn(body, 'deactivated')).toEqual(kept)
    expect(namesIn(body, 'authorized')).toEqual(['first.example'])
    expect((await deactivate(id, names[0] ?? '')).errors).toMatchObject([{ name: 'not-found' }])
  })
})

test.each([authorizeDomain, deactivateDomain])(
  '$id of another account’s key is 404, and changes nothing',
  async operation => {
    const id = await newKey('first.example', 'second.example')
    const stranger = await backend.person()
    for (const domain of ['first.example', 'late.example']) {
      const response = await send(backend, operation, { caller: stranger, params: { id, domain } })
      expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
    }
    expect(await recorded(id)).toBe(1)
  },
)
