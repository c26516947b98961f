import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keyLimits } from '#backend/services/security/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { getKeyLimit } from '#generated/security/operations/getKeyLimit.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { logInAgain, send } from '../../client.ts'
import { askKey, kinds } from './kinds.ts'

const WINDOW = 30 * 24 * 60 * 60_000
const LIMIT = 50_000

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
})

const limitOperations: readonly { operation: Operation; body?: object }[] = [
  { operation: getKeyLimit },
  { operation: createKeyLimit, body: { max_lookups: 1 } },
  { operation: updateKeyLimit, body: { max_lookups: 1, instead_of: LIMIT } },
  { operation: resetKeyLimit },
  { operation: deleteKeyLimit },
]

/** As the gateway counts. */
const use = (id: string, lookupsUsed: number) =>
  backend.db.update(keyLimits).set({ lookupsUsed }).where(eq(keyLimits.keyId, id))
const recorded = (id: string, { id: operation }: Operation) =>
  backend.db
    .select()
    .from(activities)
    .where(and(eq(activities.subject, id), eq(activities.operation, operation)))

describe.each(kinds)(
  'the limit of a $kind key',
  ({ create: createKey, get: getKey, remove, recover, fresh }) => {
    const newKey = async () => (await askKey(backend, createKey, { caller: owner, body: fresh })).body.key_id
    const create = (id: string, max_lookups = LIMIT) =>
      send(backend, createKeyLimit, { caller: owner, params: { id }, body: { max_lookups } })
    const update = (id: string, max_lookups: number, instead_of: number) =>
      send(backend, updateKeyLimit, { caller: owner, params: { id }, body: { max_lookups, instead_of } })
    const get = (id: string) => send(backend, getKeyLimit, { caller: owner, params: { id } })
    const limited = async (used = 0) => {
      const id = await newKey()
      await create(id)
      await use(id, used)
      return id
    }

    test('added by two people at once is added once', async () => {
      const id = await newKey()
      const responses = await Promise.all([create(id, 100), create(id, 200), create(id, 300)])
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
      const [first, second] = responses.flatMap(({ errors }) => errors)
      for (const error of [first, second]) expect(error).toMatchObject({ name: 'limit-exists' })
      const won = responses.find(({ status }) => status === 201)
      expect((await get(id)).body).toEqual(won?.body)
      expect(await recorded(id, createKeyLimit)).toHaveLength(1)
    })

    test('changed by two people at once is changed by the first', async () => {
      const id = await limited(12_480)
      const responses = await Promise.all([update(id, 60_000, LIMIT), update(id, 70_000, LIMIT)])
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(responses.flatMap(({ errors }) => errors)).toMatchObject([
        { name: 'limit-changed', status: 409 },
      ])
      const won = responses.find(({ status }) => status === 200)
      expect((await get(id)).body).toEqual(won?.body)
      expect(won?.body).toMatchObject({ lookups_used: 12_480, limit_reached: false })
      expect(await recorded(id, updateKeyLimit)).toHaveLength(1)
    })

    test('changed to its current value by a person who has seen it stays the same', async () => {
      const id = await limited(5)
      expect((await update(id, LIMIT, LIMIT)).body).toMatchObject({ max_lookups: LIMIT, lookups_used: 5 })
    })

    test('is reached with its last lookup, and cleared by a higher limit', async () => {
      const id = await limited(LIMIT - 1)
      expect((await get(id)).body.limit_reached).toBe(false)
      await use(id, LIMIT)
      expect((await get(id)).body.limit_reached).toBe(true)
      expect((await update(id, LIMIT + 1, LIMIT)).body.limit_reached).toBe(false)
      expect((await update(id, 1, LIMIT + 1)).body).toMatchObject({
        limit_reached: true,
        lookups_used: LIMIT,
      })
    })

    test('counts from zero again after a reset, which records the number that was reached', async () => {
      const id = await limited(12_480)
      const { body: before } = await get(id)
      backend.clock.advance(60_000)
      const { body } = await send(backend, resetKeyLimit, { caller: owner, params: { id } })
      expect(body).toEqual({ ...before, lookups_used: 0, since: backend.clock.now().toISOString() })
      expect(await recorded(id, resetKeyLimit)).toMatchObject([
        { reason: '12480 lookups used', userId: owner.userId, accountId: owner.accountId },
      ])
    })

    test('is gone when it is deleted, and deleting a missing one is not recorded', async () => {
      const id = await limited(12_480)
      for (let round = 0; round < 2; round++)
        expect((await send(backend, deleteKeyLimit, { caller: owner, params: { id } })).status).toBe(204)
      expect(await recorded(id, deleteKeyLimit)).toHaveLength(1)
      expect((await get(id)).status).toBe(404)
      expect((await create(id)).body).toMatchObject({ lookups_used: 0 })
    })

    test('is shown with the key, and does not count as an edit', async () => {
      const id = await limited(7)
      const { body } = await askKey(backend, getKey, { caller: owner, params: { id } })
      const { key: _, ...state } = (await get(id)).body
      expect(body).toMatchObject({ limit: state, version: 1 })
    })

    test('is kept for a deleted key until its deadline', async () => {
      const id = await limited(7)
      await askKey(backend, remove, { caller: owner, params: { id } })
      expect((await get(id)).body.lookups_used).toBe(7)
      for (const { operation, body } of limitOperations.slice(1)) {
        const response = await send(backend, operation, { caller: owner, params: { id }, body })
        expect(response.errors).toMatchObject([{ name: 'key-pending', status: 409 }])
      }
      await askKey(backend, recover, { caller: owner, params: { id } })
      expect((await get(id)).body.lookups_used).toBe(7)

      await askKey(backend, remove, { caller: owner, params: { id } })
      backend.clock.advance(WINDOW)
      owner = await logInAgain(backend, owner)
      for (const { operation, body } of limitOperations) {
        const response = await send(backend, operation, { caller: owner, params: { id }, body })
        expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
      }
    })

    test.each(limitOperations)(
      '$operation.id of another account’s key is 404',
      async ({ operation, body }) => {
        const stranger = await backend.person()
        const [withLimit, without] = [await limited(7), await newKey()]
        for (const id of [withLimit, without]) {
          const response = await send(backend, operation, { caller: stranger, params: { id }, body })
          expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
        }
        expect((await get(withLimit)).body).toMatchObject({ max_lookups: LIMIT, lookups_used: 7 })
        expect((await get(without)).status).toBe(404)
      },
    )
  },
)
