import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedKeys, hostnames } from '#backend/services/security/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { limitOf } from '../../support/contract/contract.ts'
import { PLANS } from '../../support/gateway.ts'
import { insertEmbeddedKeys } from '../../support/many-keys.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const prepare = async (caller: Person) => (await send(backend, createPortalKey, { caller })).body

async function lookUp(keyId: string): Promise<number> {
  const { statusCode } = await backend.inject({
    method: 'GET',
    url: `/api/gateway/us-street?street=214 N Juniper St&zipcode=84116&key=${keyId}`,
    headers: { origin: backend.kernel.publicUrl() },
  })
  return statusCode
}

test('an account has one, however many ask at once, and it looks addresses up from the portal', async () => {
  const person = await backend.person()
  const accountId = person.accountId ?? 0
  const viewer = await backend.person({ accountId, roles: ['api-key-viewer'] })
  const keys = await Promise.all([person, viewer, person, viewer].map(prepare))
  expect(new Set(keys.map(({ key_id }) => key_id)).size).toBe(1)
  const [key] = keys
  await grantSubscription(backend.db, { accountId, planId: PLANS.usCore, start: backend.clock.now() })
  expect(await lookUp(key?.key_id ?? '')).toBe(200)
  const { body } = await send(backend, listKeyUsage, {
    caller: person,
    query: {
      start: new Date(backend.clock.now().getTime() - 3_600_000).toISOString(),
      end: new Date(backend.clock.now().getTime() + 3_600_000).toISOString(),
    },
  })
  expect(JSON.stringify(body)).toContain('Tools (created by Gatepost)')
})

test('it is in no list and no list of rejections, the survey only names it, and no one can change it', async () => {
  const caller = await backend.person()
  const { key_id: id } = await prepare(caller)
  expect(await lookUp(id)).toBe(402)
  expect((await send(backend, listEmbeddedKeys, { caller, query: {} })).body).toMatchObject({ total: 0 })
  expect((await send(backend, getKeySurvey, { caller })).body).toEqual({
    keys: [],
    managed: [{ key_id: id, label: 'Tools (created by Gatepost)' }],
    dismissals: [],
  })
  expect((await send(backend, listRejections, { caller, query: {} })).body).toMatchObject({
    total: 0,
    by_error: [],
  })
  const calls: readonly [Operation, object?, object?][] = [
    [getEmbeddedKey],
    [pauseEmbeddedKey],
    [deleteEmbeddedKey],
    [authorizeDomain, { domain: 'shop.northwind.example' }],
    [setEmbeddedKeyRestrictions, {}, { expires: null, licenses: null, version: 1 }],
    [createKeyLimit, {}, { max_lookups: 1 }],
  ]
  for (const [operation, params, body] of calls) {
    const { status } = await send(backend, operation, {
      caller,
      params: { id, ...params },
      ...(body && { body }),
    })
    expect(status, operation.id).toBe(404)
  }
})

test('it does not count against the number of keys', async () => {
  const caller = await backend.person()
  await prepare(caller)
  await insertEmbeddedKeys(backend, caller, limitOf(createEmbeddedKey) - 1)
  const create = () =>
    send(backend, createEmbeddedKey, {
      caller,
      body: { label: 'Store', domains: ['shop.northwind.example'] },
    })
  expect((await create()).status).toBe(201)
  expect((await create()).status).toBe(409)
})

test('it follows the portal to another hostname', async () => {
  const caller = await backend.person()
  const { key_id, hostname } = await prepare(caller)
  await backend.db.update(hostnames).set({ hostname: 'old.example' }).where(eq(hostnames.keyId, key_id))
  expect(await prepare(caller)).toMatchObject({ key_id, hostname })
  const names = await backend.db.select().from(hostnames).where(eq(hostnames.keyId, key_id))
  expect(names.map(row => row.hostname)).toEqual([hostname])
})

test('keys that the portal made before are taken over, and those that a person has changed are not', async () => {
  const caller = await backend.person()
  const made = { label: 'Portal tools', description: 'For lookups from the portal on localhost', version: 1 }
  const insert = async (changes: Partial<typeof embeddedKeys.$inferInsert> = {}, names = ['localhost']) => {
    const keyId = uuidv7()
    await backend.db.insert(embeddedKeys).values({
      ...made,
      keyId,
      accountId: caller.accountId ?? 0,
      created: backend.clock.now(),
      paused: false,
      ...changes,
    })
    for (const hostname of names)
      await backend.db
        .insert(hostnames)
        .values({ keyId, hostname, isAuthorized: true, changed: backend.clock.now() })
    return keyId
  }
  const ours = await insert()
  const theirs = [
    await insert({ version: 2 }),
    await insert({ label: 'Store' }),
    await insert({ paused: true }),
    await insert({}, ['localhost', 'shop.northwind.example']),
    await insert({}, ['shop.northwind.example']),
  ]
  const [file = ''] = globSync('src/backend/migrations/*_managed-keys.sql')
  const [, statement = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  await backend.db.execute(sql.raw(statement))
  const { body } = await send(backend, listEmbeddedKeys, { caller, query: {} })
  expect(body.embedded_keys.map(key => key.key_id).toSorted()).toEqual(theirs.toSorted())
  expect((await prepare(caller)).key_id).toBe(ours)
})
