import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedKeys, secretKeys } from '#backend/services/security/tables.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getKeyLimit } from '#generated/security/operations/getKeyLimit.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { activityClient } from './activity-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const { list, latest, undo, member, withKey } = activityClient(() => backend)

test('brings the exact state back, is an entry itself, and can be undone', async () => {
  const { owner, key, call } = await withKey()
  const before = await key()
  await send(backend, pauseSecretKey, call)
  const pause = await latest(owner)
  expect((await undo(owner, pause.activity_id)).body).toMatchObject({ undo: 'done' })
  expect(await key()).toEqual(before)

  const resume = await latest(owner)
  expect(resume).toMatchObject({
    operation: 'resumeSecretKey',
    undoes: pause.activity_id,
    undo: 'available',
  })
  expect((await undo(owner, resume.activity_id)).status).toBe(200)
  expect(await key()).toMatchObject({ paused: true })
  const again = await undo(owner, pause.activity_id)
  expect(again).toMatchObject({ status: 409, errors: [{ name: 'activity-undone' }] })
})

test('puts a hostname back, grants a role again, recovers a key', async () => {
  const owner = await backend.person({
    keysWithPast: [{ kind: 'embedded', label: 'Store', hostnames: ['shop.northwind.example'] }],
  })
  const [store] = await backend.db
    .select()
    .from(embeddedKeys)
    .where(eq(embeddedKeys.accountId, owner.accountId ?? 0))
  const domain = { id: store?.keyId ?? '', domain: 'shop.northwind.example' }
  await send(backend, deactivateDomain, { caller: owner, params: domain })
  expect(await latest(owner)).toMatchObject({
    summary: 'Deactivated shop.northwind.example for the embedded key Store',
  })
  await undo(owner, (await latest(owner)).activity_id)
  expect(await latest(owner)).toMatchObject({ operation: 'authorizeDomain' })

  const colleague = await member(owner, 'api-key-viewer')
  const role = { caller: owner, params: { id: colleague.userId, role: 'api-key-viewer' } as const }
  await send(backend, revokeRole, role)
  const { body: entry } = await undo(owner, (await latest(owner)).activity_id)
  expect(entry.summary).toBe(`Revoked API key viewer from ${colleague.username}`)
  expect(await latest(owner)).toMatchObject({ operation: 'grantRole' })

  const { owner: other, key, call } = await withKey()
  await send(backend, deleteSecretKey, call)
  await undo(other, (await latest(other)).activity_id)
  expect(await key()).toMatchObject({ recovery_deadline: null })
})

test('brings back the label and the limit that were there before', async () => {
  const { owner, params, key, call } = await withKey()
  await send(backend, updateSecretKey, {
    ...call,
    body: { label: 'Renamed', description: 'New', version: 1 },
  })
  await undo(owner, (await latest(owner)).activity_id)
  expect(await key()).toMatchObject({ label: 'Checkout server', description: '', version: 3 })

  await send(backend, createKeyLimit, { ...call, body: { max_lookups: 10_000 } })
  const created = await latest(owner)
  await send(backend, updateKeyLimit, { ...call, body: { max_lookups: 20_000, instead_of: 10_000 } })
  const raised = await latest(owner)
  expect(raised.summary).toBe('Changed the limit of the key Checkout server from 10,000 to 20,000 lookups')
  expect(await undo(owner, created.activity_id)).toMatchObject({
    status: 409,
    errors: [{ name: 'activity-superseded', message: expect.stringContaining(raised.summary) }],
  })
  await undo(owner, raised.activity_id)
  expect((await send(backend, getKeyLimit, { caller: owner, params })).body).toMatchObject({
    max_lookups: 10_000,
  })
})

test('of two conflicting steps is rejected with the later one, and says so in the list', async () => {
  const { owner, call } = await withKey()
  await send(backend, pauseSecretKey, call)
  const pause = await latest(owner)
  const colleague = await member(owner, 'api-key-editor')
  await send(backend, resumeSecretKey, { ...call, caller: colleague })
  await send(backend, pauseSecretKey, { ...call, caller: colleague })
  expect(await undo(owner, pause.activity_id)).toMatchObject({
    status: 409,
    errors: [{ name: 'activity-superseded' }],
  })
  const listed = (await list(owner)).activity.find(({ activity_id }) => activity_id === pause.activity_id)
  expect(listed).toMatchObject({ undo: 'superseded' })
})

test('needs the role of the inverse, and leaves everything as it is without', async () => {
  const { owner, key, call } = await withKey()
  await send(backend, pauseSecretKey, call)
  const pause = await latest(owner)
  const viewer = await backend.person({ accountId: owner.accountId ?? 0, roles: ['account-owner'] })
  expect((await list(viewer)).activity[0]).toMatchObject({ undo: 'missing-role' })
  const rejected = await undo(viewer, pause.activity_id)
  expect(rejected).toMatchObject({ status: 403, errors: [{ name: 'insufficient-permissions' }] })
  expect(rejected.errors[0]?.message).toContain('API key editor')
  expect(await key()).toMatchObject({ paused: true })
})

test('rolls back when the inverse finds nothing to do', async () => {
  const { owner, params, call } = await withKey()
  await send(backend, pauseSecretKey, call)
  const pause = await latest(owner)
  await backend.db
    .update(secretKeys)
    .set({ paused: false, deactivated: null })
    .where(eq(secretKeys.keyId, params.id))
  expect(await undo(owner, pause.activity_id)).toMatchObject({ status: 409 })
  const [row] = await backend.db
    .select()
    .from(activities)
    .where(and(eq(activities.activityId, pause.activity_id)))
  expect(row?.undoneBy).toBeNull()
})

test('asked for twice at once is done once', async () => {
  const { owner, call } = await withKey()
  await send(backend, pauseSecretKey, call)
  const { activity_id: id } = await latest(owner)
  const responses = await Promise.all([undo(owner, id), undo(owner, id), undo(owner, id)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await list(owner, { search: 'Resumed' })).activity).toHaveLength(1)
})
