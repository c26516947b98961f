import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKeys, secretKeys } from '#backend/security/tables.ts'
import { grantRole, listActivity, revokeRole, undoActivity } from '#generated/authorization/operations.ts'
import type { operations } from '#generated/authorization/types.ts'
import { changePassword, updateProfile } from '#generated/identity/operations.ts'
import {
  createKeyLimit,
  createSecretKey,
  deactivateDomain,
  deleteSecretKey,
  getKeyLimit,
  getSecretKey,
  pauseSecretKey,
  recoverSecretKey,
  resumeSecretKey,
  updateKeyLimit,
  updateSecretKey,
} from '#generated/security/operations.ts'
import { runDueJobs } from '#kernel/jobs/jobs.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listActivity']['parameters']['query']>
async function list(caller: Person, query: Query = {}) {
  const { status, body, text } = await send(backend, listActivity, { caller, query })
  if (status !== 200) throw new Error(text)
  return body
}
const latest = async (caller: Person) => (await list(caller)).activity[0] ?? fail('nothing is recorded')
const undo = (caller: Person, id: number) => send(backend, undoActivity, { caller, params: { id } })
const fail = (text: string): never => {
  throw new Error(text)
}

async function withKey() {
  const owner = await backend.person()
  const { body } = await send(backend, createSecretKey, { caller: owner, body: { label: 'Checkout server' } })
  const params = { id: body.key_id }
  const key = async () => (await send(backend, getSecretKey, { caller: owner, params })).body
  return { owner, params, key, call: { caller: owner, params } }
}

const member = (owner: Person, ...roles: ('api-key-editor' | 'api-key-viewer' | 'account-owner')[]) =>
  backend.person({ accountId: owner.accountId ?? 0, roles })

describe('an entry', () => {
  test('says who did what to what, from where, and nothing secret', async () => {
    const owner = await backend.person()
    const { headers } = await send(backend, createSecretKey, {
      caller: owner,
      body: { label: 'Checkout server', description: 'Told to nobody' },
      address: '203.0.113.77',
      headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' },
    })
    const entry = await latest(owner)
    expect(entry).toMatchObject({
      created: backend.clock.now().toISOString(),
      kind: 'keys',
      operation: 'createSecretKey',
      summary: 'Created the secret key Checkout server',
      person: { user_id: owner.userId, username: owner.username },
      by_staff: false,
      network: '203.0.113.0/24',
      device: { browser: 'Firefox', system: 'Mac' },
      request_id: headers['x-request-id'],
      undo: 'none',
    })
    const row = JSON.stringify(
      await backend.db.select().from(activities).where(eq(activities.activityId, entry.activity_id)),
    )
    expect(row).not.toContain('sk_')
    expect(row).not.toContain('Told to nobody')
  })

  test('is left neither by a refused call nor by one that changes nothing', async () => {
    const { owner, call } = await withKey()
    await send(backend, pauseSecretKey, call)
    const before = await list(owner)
    await send(backend, pauseSecretKey, call)
    expect((await send(backend, recoverSecretKey, call)).status).toBe(409)
    expect(await list(owner)).toEqual(before)
  })
})

describe('who sees it', () => {
  test('owners all of the account, others their own, and nobody another account', async () => {
    const { owner, call } = await withKey()
    const editor = await member(owner, 'api-key-editor')
    await send(backend, pauseSecretKey, { ...call, caller: editor })
    const all = await list(owner)
    expect(all.activity.map(({ operation }) => operation)).toEqual(['pauseSecretKey', 'createSecretKey'])
    const own = await list(editor)
    expect(own).toMatchObject({ scope: 'own', activity: [{ operation: 'pauseSecretKey' }] })
    expect((await list(editor, { user: owner.userId })).activity).toEqual([])
    expect((await list(owner, { user: editor.userId })).activity).toHaveLength(1)

    const stranger = await backend.person()
    expect((await list(stranger)).activity).toEqual([])
    const [pause] = all.activity
    expect((await undo(stranger, pause?.activity_id ?? 0)).status).toBe(404)
    const created = all.activity[1]
    expect((await undo(editor, created?.activity_id ?? 0)).status).toBe(404)
  })

  test('only the person what concerns them alone', async () => {
    const owner = await backend.person()
    const colleague = await member(owner, 'api-key-viewer')
    await send(backend, updateProfile, { caller: colleague, body: { company: 'Northwind' } })
    const password = { old_password: colleague.password, new_password: 'another correct horse battery' }
    expect((await send(backend, changePassword, { caller: colleague, body: password })).status).toBe(204)
    const seen = await list(owner, { user: colleague.userId })
    expect(seen.activity.map(({ summary }) => summary)).toEqual(['Changed the password'])
    const own = await list(colleague)
    expect(own.activity.map(({ kind }) => kind)).toEqual(['sign-in', 'profile'])
  })
})

describe('the list', () => {
  test('is filtered by kind, time and text, and paged by what comes after', async () => {
    const { owner, call } = await withKey()
    backend.clock.advance(60_000)
    const start = backend.clock.now().toISOString()
    await send(backend, pauseSecretKey, call)
    await send(backend, resumeSecretKey, call)
    const colleague = await member(owner, 'api-key-viewer')
    await send(backend, grantRole, {
      caller: owner,
      params: { id: colleague.userId, role: 'api-key-editor' },
    })
    const operationsOf = async (query: Query) =>
      (await list(owner, query)).activity.map(({ operation }) => operation)
    expect(await operationsOf({ kind: 'team' })).toEqual(['grantRole'])
    expect(await operationsOf({ search: 'RESUMED' })).toEqual(['resumeSecretKey'])
    expect(await operationsOf({ end: start })).toEqual(['createSecretKey'])

    const first = await list(owner, { page_size: 3, start })
    expect(first).toMatchObject({ next: null })
    const page = await list(owner, { page_size: 2 })
    await send(backend, pauseSecretKey, call)
    const rest = await list(owner, { page_size: 2, cursor: page.next ?? '' })
    expect(rest.activity.map(({ operation }) => operation)).toEqual(['pauseSecretKey', 'createSecretKey'])
    expect(rest.next).toBeNull()
  })

  test('of an account with many entries is read by its indexes', async () => {
    const { owner } = await withKey()
    await backend.db.execute(sql`
      insert into ${activities} (account_id, user_id, operation, kind, summary, aspect, request_id, address, created)
      select ${owner.accountId}::int + n % 3, ${owner.userId}::uuid, 'pauseSecretKey', 'keys', 'Paused ' || n, 'a ' || n, 'r',
        '192.0.2.1', now() - n * interval '1 minute'
      from generate_series(1, 12000) n`)
    await runDueJobs(backend.kernel, [statisticsJob])
    const queries: Query[] = [
      {},
      { kind: 'team' },
      { user: owner.userId },
      { cursor: `${Date.now() - 3e8}-99999` },
    ]
    for (const query of queries) {
      const statements = await backend.statementsOf(() => list(owner, query))
      const statement = statements.find(({ text }) => text.includes('"activities"')) ?? fail('no statement')
      const read = stepsOf(await planOf(backend, statement)).filter(
        step => step['Relation Name'] === 'activities',
      )
      expect(
        read.map(step => step['Node Type']),
        JSON.stringify(query),
      ).not.toContain('Seq Scan')
    }
  })
})

describe('undo', () => {
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
    expect(entry.summary).toBe(`Revoked api-key-viewer from ${colleague.username}`)
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

  test('of two conflicting steps is refused with the later one, and says so in the list', async () => {
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
    const refused = await undo(viewer, pause.activity_id)
    expect(refused).toMatchObject({ status: 403, errors: [{ name: 'insufficient-permissions' }] })
    expect(refused.errors[0]?.message).toContain('api-key-editor')
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
    const answers = await Promise.all([undo(owner, id), undo(owner, id), undo(owner, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await list(owner, { search: 'Resumed' })).activity).toHaveLength(1)
  })
})
