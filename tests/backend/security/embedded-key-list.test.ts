import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKeys } from '#backend/services/security/tables.ts'
import { coversHostname, normalizeHostname } from '#domain/keys/hostnames.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import type { EmbeddedKey, operations } from '#generated/security/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { insertEmbeddedKeys } from '../../support/many-keys.ts'
import { send } from '../client.ts'

type Query = NonNullable<operations['listEmbeddedKeys']['parameters']['query']>
const MANY = 1_203
const LIMIT = 10_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const list = async (caller: Person, query: Query = {}) =>
  (await send(backend, listEmbeddedKeys, { caller, query })).body
const create = (caller: Person, label: string, domains: string[], description = '') =>
  send(backend, createEmbeddedKey, { caller, body: { label, description, domains } })

describe('a list of more than a thousand keys', () => {
  let person: Person
  beforeAll(async () => {
    person = await backend.person()
    await insertEmbeddedKeys(backend, person, MANY)
    // Keys of other accounts do not count.
    await insertEmbeddedKeys(backend, await backend.person(), MANY)
  })

  const value: Record<NonNullable<Query['sort']>, (key: EmbeddedKey) => string> = {
    label: ({ label }) => label.toLowerCase(),
    created: ({ created }) => created,
    used: ({ last_used }) => last_used ?? '',
  }
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

  test.each([
    ['label', 'asc'],
    ['label', 'desc'],
    ['created', 'asc'],
    ['created', 'desc'],
    ['used', 'asc'],
    ['used', 'desc'],
  ] as const)('by %s %s shows each key once, ties by id', async (sort, direction) => {
    const keys: EmbeddedKey[] = []
    for (let page = 1; page <= Math.ceil(MANY / 100); page++) {
      const body = await list(person, { sort, direction, page, page_size: 100 })
      expect(body).toMatchObject({ total: MANY, page, page_size: 100 })
      keys.push(...body.embedded_keys)
    }
    expect(new Set(keys.map(({ key_id }) => key_id)).size).toBe(MANY)
    // The data has ties and unused keys.
    expect(new Set(keys.map(value[sort])).size).toBeLessThan(MANY / 2)
    expect(keys.some(({ last_used }) => last_used === null)).toBe(true)
    const sign = direction === 'asc' ? 1 : -1
    const expected = keys.toSorted(
      (a, b) => sign * (compare(value[sort](a), value[sort](b)) || compare(a.key_id, b.key_id)),
    )
    expect(keys.map(({ key_id }) => key_id)).toEqual(expected.map(({ key_id }) => key_id))
  })

  test('starts with the newest, twenty-five per page', async () => {
    const { embedded_keys: keys, page, page_size } = await list(person)
    expect([keys.length, page, page_size]).toEqual([25, 1, 25])
    const newest = await list(person, { sort: 'created', direction: 'desc', page_size: 25 })
    expect(keys).toEqual(newest.embedded_keys)
  })

  test('past its end is empty and says how many there are', async () => {
    expect(await list(person, { page: 100_000 })).toMatchObject({ embedded_keys: [], total: MANY })
    expect(await list(person, { page: 100_000, search: 'nowhere' })).toMatchObject({ total: 0 })
  })

  test('has pages for search results', async () => {
    const body = await list(person, { search: 'KEY 17', page_size: 100 })
    expect(body.total).toBe(body.embedded_keys.length)
    expect(body.total).toBeGreaterThan(5)
    for (const { label } of body.embedded_keys) expect(label.toLowerCase()).toContain('key 17')
  })

  test('shows the keys of one host', async () => {
    const { embedded_keys: keys, total } = await list(person, { host: '700.shop.example' })
    expect(total).toBe(1)
    expect(keys[0]?.domain).toEqual([{ hostname: '700.shop.example', state: 'authorized' }])
  })
})

describe('a search', () => {
  let person: Person
  beforeAll(async () => {
    person = await backend.person()
    await create(person, 'Store', ['shop.northwind.example', '*.cdn.example'], 'while people type')
    await create(person, 'Campaign', ['spring.northwind.example', 'shop.fabrikam.example'])
    await create(person, '100% sure', ['sure.example'])
    await create(person, 'snake_case', ['bücher.example'])
  })

  test.each([
    ['store', ['Store']],
    ['PEOPLE', ['Store']],
    ['northwind', ['Campaign', 'Store']],
    ['SHOP.', ['Campaign', 'Store']],
    ['*.cdn', ['Store']],
    ['xn--bcher', ['snake_case']],
    ['100%', ['100% sure']],
    ['%', ['100% sure']],
    ['_', ['snake_case']],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('for %s finds matches in a label, a description or a hostname', async (search, expected) => {
    const { embedded_keys: keys, total } = await list(person, { search })
    expect(keys.map(({ label }) => label).toSorted()).toEqual(expected)
    // A key with two matching hostnames is one key.
    expect(total).toBe(expected.length)
  })

  test('also finds a deactivated hostname', async () => {
    const [key] = (await list(person, { search: 'Campaign' })).embedded_keys
    const params = { id: key?.key_id ?? '', domain: 'spring.northwind.example' }
    await send(backend, deactivateDomain, { caller: person, params })
    expect((await list(person, { search: 'spring' })).total).toBe(1)
  })

  test('for an id or a part of it finds the key', async () => {
    const [key] = (await list(person)).embedded_keys
    for (const search of [key?.key_id ?? '', key?.key_id.slice(-12).toUpperCase() ?? ''])
      expect((await list(person, { search })).embedded_keys).toEqual([key])
  })
})

describe('the keys of a host', () => {
  let person: Person
  const patterns = [
    'northwind.example',
    'shop.northwind.example',
    '*.northwind.example',
    '*.eu.northwind.example',
    '*.example',
    'wind.example',
    'localhost',
    '192.0.2.7',
    '2001:db8::7',
    'xn--bcher-kva.example',
  ]
  beforeAll(async () => {
    person = await backend.person()
    for (const pattern of patterns) await create(person, pattern, [pattern])
  })

  test.each([
    ['northwind.example', ['*.example', 'northwind.example']],
    ['shop.northwind.example', ['*.example', '*.northwind.example', 'shop.northwind.example']],
    ['SHOP.Northwind.Example.', ['*.example', '*.northwind.example', 'shop.northwind.example']],
    ['a.eu.northwind.example', ['*.eu.northwind.example', '*.example', '*.northwind.example']],
    ['b.a.eu.northwind.example', ['*.eu.northwind.example', '*.example', '*.northwind.example']],
    ['eu.northwind.example', ['*.example', '*.northwind.example']],
    ['evilnorthwind.example', ['*.example']],
    ['northwind.example.evil', []],
    ['example', []],
    ['localhost', ['localhost']],
    ['192.0.2.7', ['192.0.2.7']],
    ['192.0.2.70', []],
    ['[2001:DB8:0::7]', ['2001:db8::7']],
    ['bücher.example', ['*.example', 'xn--bcher-kva.example']],
    ['not a host', []],
    ['shop.northwind.example:8443', []],
    ['%', []],
  ])('%s are those that the gateway would accept', async (host, expected) => {
    const { embedded_keys: keys, total } = await list(person, { host })
    expect(keys.map(({ label }) => label).toSorted()).toEqual(expected)
    expect(total).toBe(expected.length)
    const read = normalizeHostname(host)
    const covering = 'hostname' in read ? patterns.filter(one => coversHostname(one, read.hostname)) : []
    expect(covering.toSorted()).toEqual(expected)
  })

  test('are only those where it is authorized', async () => {
    const [key] = (await list(person, { host: '192.0.2.7' })).embedded_keys
    const params = { id: key?.key_id ?? '', domain: '192.0.2.7' }
    await send(backend, deactivateDomain, { caller: person, params })
    expect((await list(person, { host: '192.0.2.7' })).total).toBe(0)
  })

  test('combined with a text and a state match all three', async () => {
    const query = { host: 'shop.northwind.example', search: '*.', state: 'active' } as const
    const labels = (await list(person, query)).embedded_keys.map(({ label }) => label)
    expect(labels.toSorted()).toEqual(['*.example', '*.northwind.example'])
    expect((await list(person, { ...query, state: 'paused' })).total).toBe(0)
  })
})

describe(`${LIMIT} keys are the most`, () => {
  const one = (caller: Person) => create(caller, 'One more', ['shop.example'])
  const stored = ({ accountId }: Person) =>
    backend.db.$count(embeddedKeys, eq(embeddedKeys.accountId, accountId ?? 0))

  test('even when several are created at the same time', async () => {
    const person = await backend.person()
    await insertEmbeddedKeys(backend, person, LIMIT - 2)
    const responses = await Promise.all(Array.from({ length: 5 }, () => one(person)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
    const [rejected] = responses.flatMap(({ errors }) => errors)
    expect(rejected).toMatchObject({
      name: 'too-many-embedded-keys',
      message: expect.stringContaining('10000'),
    })
    expect(await stored(person)).toBe(LIMIT)
  })

  test('paused ones count, deleted ones free a place, and are only recovered when there is one', async () => {
    const person = await backend.person()
    await insertEmbeddedKeys(backend, person, LIMIT)
    const [key] = (await list(person, { page_size: 1 })).embedded_keys
    const params = { id: key?.key_id ?? '' }
    await send(backend, pauseEmbeddedKey, { caller: person, params })
    expect((await one(person)).errors).toMatchObject([{ name: 'too-many-embedded-keys', status: 409 }])
    await send(backend, deleteEmbeddedKey, { caller: person, params })
    expect((await one(person)).status).toBe(201)
    const recovered = await send(backend, recoverEmbeddedKey, { caller: person, params })
    expect(recovered.errors).toMatchObject([{ name: 'too-many-embedded-keys', status: 409 }])
    expect((await list(person)).total).toBe(LIMIT)
  })
})
