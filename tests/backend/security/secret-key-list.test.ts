import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import type { operations, SecretKey } from '#generated/security/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { insertSecretKeys } from '../../support/many-keys.ts'
import { send } from '../client.ts'

type Query = NonNullable<operations['listSecretKeys']['parameters']['query']>
const MANY = 1_203
const LIMIT = 10_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const list = async (caller: Person, query: Query = {}) =>
  (await send(backend, listSecretKeys, { caller, query })).body

describe('a list of more than a thousand keys', () => {
  let person: Person
  beforeAll(async () => {
    person = await backend.person()
    await insertSecretKeys(backend, person, MANY)
  })

  const value: Record<NonNullable<Query['sort']>, (key: SecretKey) => string> = {
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
    const keys: SecretKey[] = []
    for (let page = 1; page <= Math.ceil(MANY / 100); page++) {
      const body = await list(person, { sort, direction, page, page_size: 100 })
      expect(body).toMatchObject({ total: MANY, page, page_size: 100 })
      keys.push(...body.secret_keys)
    }
    expect(new Set(keys.map(({ key_id }) => key_id)).size).toBe(MANY)
    const sign = direction === 'asc' ? 1 : -1
    const expected = keys.toSorted(
      (a, b) => sign * (compare(value[sort](a), value[sort](b)) || compare(a.key_id, b.key_id)),
    )
    expect(keys.map(({ key_id }) => key_id)).toEqual(expected.map(({ key_id }) => key_id))
  })

  test('starts with the newest, twenty-five per page', async () => {
    const { secret_keys: keys, page, page_size } = await list(person)
    expect([keys.length, page, page_size]).toEqual([25, 1, 25])
    const newest = await list(person, { sort: 'created', direction: 'desc', page_size: 25 })
    expect(keys).toEqual(newest.secret_keys)
  })

  test('past its end is empty and says how many there are', async () => {
    expect(await list(person, { page: 100_000 })).toMatchObject({ secret_keys: [], total: MANY })
  })

  test('has pages for search results', async () => {
    const body = await list(person, { search: 'KEY 17', page_size: 100 })
    expect(body.total).toBe(body.secret_keys.length)
    for (const { label } of body.secret_keys) expect(label.toLowerCase()).toContain('key 17')
  })
})

describe('a search', () => {
  let person: Person
  const labels = ['100% sure', '1000 sure', 'snake_case', 'snakeXcase', 'back\\slash', 'backslash', 'Ümlaut']
  beforeAll(async () => {
    person = await backend.person()
    for (const label of labels) {
      const body = { label, description: `about ${label.length} letters` }
      expect((await send(backend, createSecretKey, { caller: person, body })).status).toBe(201)
    }
  })

  test.each([
    ['100%', ['100% sure']],
    ['%', ['100% sure']],
    ['e_c', ['snake_case']],
    ['_', ['snake_case']],
    ['k\\s', ['back\\slash']],
    ['\\', ['back\\slash']],
    ['\\%', []],
    ["' or 1=1 --", []],
    ['SNAKE', ['snake_case', 'snakeXcase']],
    ['about 10', ['snake_case', 'snakeXcase', 'back\\slash']],
    ['Üml', ['Ümlaut']],
  ])('for %s finds exact matches', async (search, expected) => {
    const { secret_keys: keys, total } = await list(person, { search })
    expect(keys.map(({ label }) => label).toSorted()).toEqual(expected.toSorted())
    expect(total).toBe(expected.length)
  })

  test('for an id or a part of it finds the key', async () => {
    const [key] = (await list(person)).secret_keys
    for (const search of [key?.key_id ?? '', key?.key_id.slice(-12).toUpperCase() ?? ''])
      expect((await list(person, { search })).secret_keys).toEqual([key])
  })
})

test('a state shows the keys in it and no others', async () => {
  const person = await backend.person()
  const ids: Record<string, string> = {}
  for (const label of ['active', 'paused', 'deleted', 'paused, deleted']) {
    const { body } = await send(backend, createSecretKey, { caller: person, body: { label } })
    ids[label] = body.key_id
    const params = { id: body.key_id }
    if (label.includes('paused')) await send(backend, pauseSecretKey, { caller: person, params })
    if (label.includes('deleted')) await send(backend, deleteSecretKey, { caller: person, params })
  }
  const labelsIn = async (state?: Query['state']) =>
    (await list(person, { state, sort: 'label', direction: 'asc' })).secret_keys.map(({ label }) => label)
  expect(await labelsIn()).toEqual(['active', 'paused'])
  expect(await labelsIn('current')).toEqual(['active', 'paused'])
  expect(await labelsIn('active')).toEqual(['active'])
  expect(await labelsIn('paused')).toEqual(['paused'])
  expect(await labelsIn('deleted')).toEqual(['deleted', 'paused, deleted'])
})

describe(`${LIMIT} keys are the most`, () => {
  const create = (caller: Person) => send(backend, createSecretKey, { caller, body: { label: 'One more' } })
  const stored = async ({ accountId }: Person) =>
    backend.db.$count(secretKeys, eq(secretKeys.accountId, accountId ?? 0))

  test('even when several are created at the same time', async () => {
    const person = await backend.person()
    await insertSecretKeys(backend, person, LIMIT - 2)
    const responses = await Promise.all(Array.from({ length: 6 }, () => create(person)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    const [rejected] = responses.flatMap(({ errors }) => errors)
    expect(rejected).toMatchObject({ name: 'too-many-keys', message: expect.stringContaining('10000') })
    expect(await stored(person)).toBe(LIMIT)
  })

  test('a deleted one frees a place, and is only recovered when there is a free place', async () => {
    const person = await backend.person()
    await insertSecretKeys(backend, person, LIMIT)
    const [key] = (await list(person, { page_size: 1 })).secret_keys
    const params = { id: key?.key_id ?? '' }
    await send(backend, deleteSecretKey, { caller: person, params })
    expect((await create(person)).status).toBe(201)
    const recovered = await send(backend, recoverSecretKey, { caller: person, params })
    expect(recovered.errors).toMatchObject([{ name: 'too-many-keys', status: 409 }])
    expect((await list(person)).total).toBe(LIMIT)
  })
})
