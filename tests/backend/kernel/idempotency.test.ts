import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { CLAIM_LIFETIME, respondOnce } from '#kernel/contract/idempotency.ts'
import { problem } from '#kernel/http/problem.ts'
import { activities, idempotentResponses } from '#kernel/storage/tables.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { unfinish } from '../../support/idempotency.ts'
import { send, withFreshToken } from '../client.ts'

const backend = await sharedBackend()
const { db, clock } = backend

const open = (caller: Person, key: string, account_name = 'Fabrikam Freight') =>
  send(backend, createOwnAccount, { caller, headers: { 'idempotency-key': key }, body: { account_name } })
const rowsOf = (key: string) => db.select().from(idempotentResponses).where(eq(idempotentResponses.key, key))
const countOf = async (caller: Person) => (await send(backend, listAccounts, { caller })).body.accounts.length

test('the same key and body return the first response again, and do nothing twice', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  const first = await open(caller, key)
  const second = await open(caller, key)
  expect(first.status).toBe(201)
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await countOf(caller)).toBe(2)
  const opened = eq(activities.subject, String(first.body.account_id))
  expect(await db.$count(activities, opened)).toBe(1)
})

test('another key repeats the effect', async () => {
  const caller = await backend.person()
  await open(caller, randomUUID())
  await open(caller, randomUUID())
  expect(await countOf(caller)).toBe(3)
})

test('the field order of a body does not matter', async () => {
  const request = (body: unknown) =>
    ({
      caller: { userId: 'u', accountId: 1 },
      headers: { 'idempotency-key': 'order-of-fields' },
      body,
    }) as never
  const operation = { operationId: 'createOrder', 'x-idempotent': 60, responses: {} }
  const once = (body: unknown, status: number) =>
    respondOnce(backend.kernel, request(body), operation, async () => ({ status }))
  expect(await once({ a: 1, b: { c: 2, d: 3 } }, 201)).toEqual({ status: 201 })
  expect(await once({ b: { d: 3, c: 2 }, a: 1 }, 202)).toEqual({ status: 201 })
})

test('the same key with another body is rejected, and does nothing', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  await open(caller, key)
  const other = await open(caller, key, 'Another name')
  expect(other).toMatchObject({ status: 422, errors: [{ name: 'idempotency-key-reused' }] })
  expect(await countOf(caller)).toBe(2)
})

test('of many calls at once, one runs; the others get its response or a request to wait', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 8 }, () => open(caller, key)))
  const done = responses.filter(({ status }) => status === 201)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ body }) => body.account_id)).size).toBe(1)
  for (const { status, errors } of responses.filter(response => !done.includes(response)))
    expect({ status, errors }).toMatchObject({ status: 409, errors: [{ name: 'idempotency-key-in-flight' }] })
  expect(await countOf(caller)).toBe(2)
})

test('while the first call is running, a second is asked to wait', async () => {
  const request = {
    caller: { userId: 'u', accountId: 1 },
    headers: { 'idempotency-key': 'under-way' },
    body: {},
  } as never
  const operation = { operationId: 'createOrder', 'x-idempotent': 60, responses: {} }
  const { promise: gate, resolve: finish } = Promise.withResolvers<void>()
  const { promise: started, resolve: begun } = Promise.withResolvers<void>()
  const first = respondOnce(backend.kernel, request, operation, async () => {
    begun()
    await gate
    return { status: 201, body: { order_id: 1 } }
  })
  await started
  const act = async () => ({ status: 201, body: { order_id: 2 } })
  await expect(respondOnce(backend.kernel, request, operation, act)).rejects.toMatchObject({ status: 409 })
  finish()
  expect(await first).toEqual({ status: 201, body: { order_id: 1 } })
  expect(await respondOnce(backend.kernel, request, operation, act)).toEqual({
    status: 201,
    body: { order_id: 1 },
  })
})

test('a call whose process died releases the key after a minute', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  await open(caller, key)
  // As after a crash: the key is claimed, and the changes were rolled back with the transaction.
  await unfinish(backend, key)
  expect(await open(caller, key)).toMatchObject({ status: 409 })
  clock.advance(CLAIM_LIFETIME + 1)
  expect(await open(await withFreshToken(backend, caller), key)).toMatchObject({ status: 201 })
})

test('a call that was overtaken while it slept can no longer commit', async () => {
  const request = {
    caller: { userId: 'u', accountId: 1 },
    headers: { 'idempotency-key': 'overtaken' },
    body: {},
  } as never
  const operation = { operationId: 'createOrder', 'x-idempotent': 3600, responses: {} }
  const label = `overtaken ${randomUUID()}`
  const insert = (keep: Parameters<Parameters<typeof respondOnce>[3]>[0], sleep: () => Promise<void>) =>
    db.transaction(async transaction => {
      await sleep()
      await transaction.insert(accounts).values({ label, created: clock.now() })
      const response = { status: 201, body: { order_id: 7 } }
      await keep(transaction, response)
      return response
    })
  const { promise: gate, resolve: wake } = Promise.withResolvers<void>()
  const { promise: asleep, resolve: sleeps } = Promise.withResolvers<void>()
  const slow = respondOnce(backend.kernel, request, operation, async keep => {
    sleeps()
    await gate
    return insert(keep, async () => {})
  })
  await asleep
  clock.advance(CLAIM_LIFETIME + 1)
  await respondOnce(backend.kernel, request, operation, keep => insert(keep, async () => {}))
  wake()
  await expect(slow).rejects.toMatchObject({ status: 409 })
  expect(await db.$count(accounts, eq(accounts.label, label))).toBe(1)
})

test('a rejection is kept too: it stays the same', async () => {
  const caller = await backend.person({ confirmed: false })
  const key = randomUUID()
  expect(await open(caller, key)).toMatchObject({ status: 403 })
  const [row] = await rowsOf(key)
  expect(row).toMatchObject({ status: 403 })
  expect(await open(caller, key)).toMatchObject({ status: 403, errors: [{ name: 'email-not-confirmed' }] })
})

test('a response that shows a secret is stored sealed, and returned as it was', async () => {
  const caller = await backend.person()
  const headers = { 'idempotency-key': randomUUID() }
  const create = () => send(backend, createSecretKey, { caller, headers, body: { label: 'Billing' } })
  const first = await create()
  expect(first).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^sk_/) } })
  const [row] = await rowsOf(headers['idempotency-key'])
  expect(row?.body).toMatch(/^v2\.[\w-]+$/)
  expect(await create()).toMatchObject({ status: 201, body: first.body })
  expect((await send(backend, listSecretKeys, { caller })).body.total).toBe(1)
})

test('where the key is optional, a rejection is not kept, and calls without it act on their own', async () => {
  const caller = await backend.person()
  const headers = { 'idempotency-key': randomUUID() }
  const create = (domains: string[], sent = {}) =>
    send(backend, createEmbeddedKey, { caller, headers: sent, body: { label: 'Shop', domains } })
  expect(await create(['shop example'], headers)).toMatchObject({ status: 400 })
  expect(await rowsOf(headers['idempotency-key'])).toEqual([])
  const { body } = await create(['shop.example'], headers)
  expect((await create(['shop.example'], headers)).body).toEqual(body)
  expect((await create(['shop.example'])).body.key_id).not.toBe((await create(['shop.example'])).body.key_id)
})

test.each([
  ['a failure of ours', () => new Error('the disk is full')],
  ['a service that did not answer', () => problem('upstream-failure')],
])('%s stores nothing, so the call can be repeated', async (title, failure) => {
  const request = {
    caller: { userId: 'u', accountId: 1 },
    headers: { 'idempotency-key': title.replaceAll(' ', '-') },
    body: {},
  } as never
  const operation = { operationId: 'createOrder', 'x-idempotent': 60, responses: {} }
  const failing = respondOnce(backend.kernel, request, operation, async () => {
    throw failure()
  })
  await expect(failing).rejects.toThrow()
  const again = respondOnce(backend.kernel, request, operation, async () => ({ status: 201 }))
  expect(await again).toEqual({ status: 201 })
})

test('a request that violates the contract does not use up its key', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  expect(await open(caller, key, 'x'.repeat(101))).toMatchObject({ status: 400 })
  expect(await open(caller, key)).toMatchObject({ status: 201 })
})

test('keys are per person: another person may use the same key', async () => {
  const key = randomUUID()
  const [one, other] = [await backend.person(), await backend.person()]
  const first = await open(one, key)
  const second = await open(other, key, 'Another name')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.account_id).not.toBe(first.body.account_id)
})

test('switching to the new account does not change the key', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  const { body } = await open(caller, key)
  const { account_id } = body
  await send(backend, createToken, { caller, body: { account_id } })
  expect(await open(await withFreshToken(backend, caller), key)).toMatchObject({ status: 201, body })
})

test('a response is kept for 24 hours and no longer', async () => {
  const caller = await backend.person()
  const key = randomUUID()
  const { body } = await open(caller, key)
  clock.advance(DAY - 60_000)
  const within = await withFreshToken(backend, caller)
  expect((await open(within, key)).body).toEqual(body)
  clock.advance(60_000)
  const after = await withFreshToken(backend, await backend.person())
  await open(after, randomUUID())
  expect(await db.$count(idempotentResponses, eq(idempotentResponses.key, key))).toBe(0)
})
