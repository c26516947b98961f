import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideInBackground, products } from '#backend/services/gateway/public.ts'
import { lists } from '#backend/services/lists/tables.ts'
import { requestLogOf } from '#backend/services/security/public.ts'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { secretKeys } from '#backend/services/security/tables.ts'
import { tracks } from '#backend/services/subscription/public.ts'
import { services } from '#backend/services.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createList } from '#generated/lists/operations/createList.ts'
import { deleteList } from '#generated/lists/operations/deleteList.ts'
import { pauseList } from '#generated/lists/operations/pauseList.ts'
import { resumeList } from '#generated/lists/operations/resumeList.ts'
import { startList } from '#generated/lists/operations/startList.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PLANS } from '../../support/gateway.ts'
import { send } from '../client.ts'
import { type Caller, fileOf, listOf, lookupsLeft, readList, sendAs, work } from './list.ts'

/** The operation right before whose handler its key is paused. */
let pausedBefore: string | undefined

/** The service with handlers before which the key of their program may end. */
function endingKeys(service: Service): Service {
  const wrap = (id: string, handler: AnyHandler): AnyHandler =>
    Object.assign(async (context: Parameters<AnyHandler>[0]) => {
      if (pausedBefore === id)
        await context.db
          .update(secretKeys)
          .set({ paused: true })
          .where(eq(secretKeys.keyId, context.client.clientId))
      return handler(context)
    }, handler)
  const handlers = Object.entries(service.handlers).map(([id, handler]) => [id, wrap(id, handler)])
  return { ...service, handlers: Object.fromEntries(handlers) }
}

let backend: Backend
let person: Person
let accountId: number
let key: GatewayKey
let program: Caller
beforeAll(async () => {
  backend = await startBackend({
    env: { LOG_LEVEL: 'silent' },
    services: services.map(service => (service.name === 'lists' ? endingKeys(service) : service)),
  })
})
afterAll(() => backend.close())
beforeEach(async () => {
  pausedBefore = undefined
  person = await backend.person({ roles: ['api-key-viewer', 'api-key-editor'] })
  accountId = person.accountId ?? 0
  key = await makeKey(backend, { accountId, plans: [PLANS.usCore], remaining: 20_000 })
  program = { headers: basic(key) }
})

async function started(addresses: number): Promise<string> {
  const { list_id: id } = await readList(backend, program, fileOf(addresses))
  const { status, text } = await sendAs(backend, program, startList, { params: { id } })
  if (status !== 200) throw new Error(text)
  return id
}

describe('a key that ends while its list is verified counts nothing more, and the list stops with the reason', () => {
  const ENDS: [title: string, end: () => Promise<number>][] = [
    [
      'paused',
      async () => (await send(backend, pauseSecretKey, { caller: person, params: { id: key.keyId } })).status,
    ],
    [
      'deleted',
      async () =>
        (await send(backend, deleteSecretKey, { caller: person, params: { id: key.keyId } })).status,
    ],
    [
      'of a license that staff suspend',
      async () => {
        await backend.db.update(tracks).set({ suspended: true }).where(eq(tracks.accountId, accountId))
        return 200
      },
    ],
  ]
  test.each(ENDS)('a key %s', async (_, end) => {
    const before = await lookupsLeft(backend, accountId)
    const id = await started(9_000)
    const working = work(backend)
    await expect.poll(async () => before - (await lookupsLeft(backend, accountId))).toBeGreaterThan(0)
    expect(await end()).toBeLessThan(300)
    const left = await lookupsLeft(backend, accountId)
    expect(left).toBeGreaterThan(before - 9_000)
    await working
    await work(backend)
    expect(await lookupsLeft(backend, accountId)).toBe(left)
    // What was counted before has its results.
    const list = await asPerson(id)
    expect(list).toMatchObject({ state: 'paused', looked_up: before - left })
    expect(list.failure?.name).toMatch(/^(not-permitted|subscription-inactive)$/)
  })

  test('one that ends between the decision and the count', async () => {
    const now = backend.clock.now()
    const background = { kind: 'secret', keyId: key.keyId } as const
    const decided = await decideInBackground(backend.kernel, background, {
      ...{ product: products.usStreet, lookups: 100, now },
    })
    if ('problem' in decided) throw decided.problem
    const isStillAllowed = () => backend.db.transaction(db => decided.isStillAllowed(db))
    expect(await isStillAllowed()).toBe(true)
    await backend.db.update(secretKeys).set({ paused: true }).where(eq(secretKeys.keyId, key.keyId))
    expect(await isStillAllowed()).toBe(false)
    await backend.db.update(secretKeys).set({ paused: false }).where(eq(secretKeys.keyId, key.keyId))
    await backend.db.update(tracks).set({ suspended: true }).where(eq(tracks.accountId, accountId))
    expect(await isStillAllowed()).toBe(false)
  })

  test('the caller who resumes the list has its lookups counted for their own key', async () => {
    const id = await started(300)
    await backend.db.update(secretKeys).set({ paused: true }).where(eq(secretKeys.keyId, key.keyId))
    await work(backend)
    expect(await asPerson(id)).toMatchObject({ state: 'paused', looked_up: 0 })
    const resumed = await send(backend, resumeList, { caller: person, params: { id } })
    expect(resumed.status).toBe(200)
    await work(backend)
    expect(await asPerson(id)).toMatchObject({ state: 'done', looked_up: 300 })
    const [row] = await backend.db.select().from(lists).where(eq(lists.listId, id))
    expect(row).toMatchObject({ keyKind: 'embedded' })
  })
})

const asPerson = (id: string) => listOf(backend, person, id)

test.each([createList, startList, pauseList, resumeList, deleteList])(
  'a key that is paused during $id changes nothing',
  async operation => {
    const { list_id: id } = await readList(backend, program, fileOf(3))
    if (operation !== startList) await sendAs(backend, program, startList, { params: { id } })
    if (operation === resumeList) await sendAs(backend, program, pauseList, { params: { id } })
    const stored = () => backend.db.select().from(lists).where(eq(lists.accountId, accountId))
    const before = await stored()
    pausedBefore = operation.id
    const { status } = await sendAs(backend, program, operation as Operation, {
      ...(operation === createList ? { body: { name: 'a.csv', size: 10 } } : { params: { id } }),
    })
    expect(status).toBe(401)
    expect(await stored()).toEqual(before)
  },
)

test('the request log has an entry for up to a hundred addresses, and one for the rejection that stops a list', async () => {
  const id = await started(250)
  await work(backend)
  const stopped = await started(120)
  await backend.db.update(secretKeys).set({ paused: true }).where(eq(secretKeys.keyId, key.keyId))
  await work(backend)
  await requestLogOf(backend.kernel).write()
  const rows = await backend.db.select().from(requestLog).where(eq(requestLog.accountId, accountId))
  const seen = rows.map(({ requestId, lookups, status, rule, licenseId, operation }) => ({
    ...{ requestId, lookups, status, rule, operation, isCounted: licenseId !== null },
  }))
  const accepted = { status: 200, rule: null, operation: 'verifyUsAddresses', isCounted: true }
  expect(seen.toSorted((a, b) => a.requestId.localeCompare(b.requestId))).toEqual(
    [
      { ...accepted, requestId: `${id}-0`, lookups: 100 },
      { ...accepted, requestId: `${id}-1`, lookups: 100 },
      { ...accepted, requestId: `${id}-2`, lookups: 50 },
      {
        ...{ requestId: `${stopped}-0`, lookups: 100, status: 401, rule: 'paused' },
        ...{ operation: 'verifyUsAddresses', isCounted: false },
      },
    ].toSorted((a, b) => a.requestId.localeCompare(b.requestId)),
  )
})
