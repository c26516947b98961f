import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'
import { activityClient, type ActivityQuery as Query } from './activity-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const { list, latest, undo, member, withKey } = activityClient(() => backend)

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
      token: null,
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

  test('is left neither by a rejected call nor by one that changes nothing', async () => {
    const { owner, call } = await withKey()
    await send(backend, pauseSecretKey, call)
    const before = await list(owner)
    await send(backend, pauseSecretKey, call)
    expect((await send(backend, recoverSecretKey, call)).status).toBe(409)
    expect(await list(owner)).toEqual(before)
  })
})

describe('who sees it', () => {
  test('owners all of the account, others their own, and no one another account', async () => {
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
    await runWorkers(backend.kernel, [statisticsJob])
    const queries: Query[] = [
      {},
      { kind: 'team' },
      { user: owner.userId },
      { cursor: `${Date.now() - 3e8}-99999` },
    ]
    for (const query of queries) {
      const statements = await backend.statementsOf(() => list(owner, query))
      const statement = statements.find(({ text }) => text.includes('"activities"')) ?? {
        text: '',
        parameters: [],
      }
      const read = stepsOf(await planOf(backend, statement)).filter(
        step => step['Relation Name'] === 'activities_before',
      )
      expect(read.length).toBeGreaterThan(0)
      expect(
        read.map(step => step['Node Type']),
        JSON.stringify(query),
      ).not.toContain('Seq Scan')
    }
  })
})
