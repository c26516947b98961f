import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROVISIONING_FAILURES_A_MINUTE } from '#backend/modules/single-sign-on/limits.ts'
import { provisioningFailures, scimUsers } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { services } from '#backend/services.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { runWorkers, workersOf } from '#kernel/jobs/worker.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { callScim, makeProvisioning, makeToken, type Provisioning } from '../../support/scim/provisioning.ts'
import { rejectAtCommit, rejectToWrite } from '../broken-table.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const list = async ({ owner }: Provisioning, query = {}) =>
  (await send(backend, listProvisioningFailures, { caller: owner, query })).body
const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('a rejected call is listed with its reason and what was sent, masked, and the rest of it is stored only sealed', async () => {
  const own = await makeProvisioning(backend, { seats: 2 })
  const domain = own.owner.username.split('@')[1]
  const body = { userName: `priya@${domain}`, password: 'Tr0ub4dor', name: { familyName: 'Shah' } }
  expect((await callScim(backend, own, 'POST', '/Users', { body })).status).toBe(201)
  backend.clock.advance(1000)
  const full = await callScim(backend, own, 'POST', '/Users', {
    body: { ...body, userName: `max@${domain}` },
  })
  expect(full.status).toBe(409)
  expect(await backend.db.$count(scimUsers, eq(scimUsers.organizationId, own.organizationId))).toBe(1)
  expect(await list(own)).toEqual({
    total: 1,
    failures: [
      {
        failure_id: expect.any(String),
        time: backend.clock.now().toISOString(),
        operation: 'createScimUser',
        token_suffix: own.token.slice(-4),
        status: 409,
        failure: 'team-full',
        detail: full.body.detail,
        sent: [
          { name: 'userName', value: `m•••@${domain}` },
          { name: 'password', value: '•••' },
          { name: 'name.familyName', value: 'S•••' },
        ],
        replayable: true,
        replayed: null,
      },
    ],
  })
  const stored = JSON.stringify(await backend.db.select().from(provisioningFailures))
  for (const secret of ['Tr0ub4dor', 'max@', 'Shah', own.token]) expect(stored).not.toContain(secret)
})

test('each reason has its name, whichever part of the server rejects the call', async () => {
  const own = await makeProvisioning(backend)
  const foreign = { userName: 'someone@subsidiary.example' }
  const missing = '/Users/0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e'
  const calls = {
    'foreign-domain': () => callScim(backend, own, 'POST', '/Users', { body: foreign }),
    'no-address': () => callScim(backend, own, 'POST', '/Users', { body: { userName: 'dana' } }),
    'invalid-value': () => callScim(backend, own, 'POST', '/Users', { body: {} }),
    'malformed-body': () => callScim(backend, own, 'POST', '/Users', { raw: '{' }),
    'body-too-large': () => callScim(backend, own, 'POST', '/Users', { raw: `"${'x'.repeat(70_000)}"` }),
    'unsupported-media-type': () =>
      callScim(backend, own, 'POST', '/Users', { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    'invalid-filter': () => callScim(backend, own, 'GET', '/Users?filter=userName%20is%20"dana"'),
    'not-found': () => callScim(backend, own, 'DELETE', missing),
  }
  for (const call of Object.values(calls)) {
    backend.clock.advance(1000)
    expect((await call()).status).toBeGreaterThanOrEqual(400)
  }
  const { failures } = await list(own)
  expect(failures.map(({ failure }) => failure)).toEqual(Object.keys(calls).toReversed())
  const sent = Object.fromEntries(failures.map(({ failure, sent }) => [failure, sent]))
  expect(sent['invalid-filter']).toEqual([{ name: 'filter', value: 'userName is "d•••"' }])
  expect(sent['not-found']).toEqual([{ name: 'id', value: missing.slice('/Users/'.length) }])
})

test('a call that fails at its commit is listed, and one that can’t be listed gets its response all the same', async () => {
  const own = await makeProvisioning(backend)
  const create = () => callScim(backend, own, 'POST', '/Users', { body: { userName: own.address() } })
  const ofOrganization = sql`new.organization_id = ${sql.raw(`'${own.organizationId}'`)}`
  const fixUsers = await rejectAtCommit(backend, scimUsers, ofOrganization)
  expect((await create()).status).toBe(500)
  await fixUsers()
  expect(await list(own)).toMatchObject({ total: 1, failures: [{ failure: 'internal-error', status: 500 }] })

  const fixFailures = await rejectToWrite(backend, provisioningFailures, ofOrganization)
  expect((await callScim(backend, own, 'DELETE', '/Users/unknown')).status).toBe(404)
  await fixFailures()
  expect(backend.log.filter(line => line.includes('a failure could not be recorded'))).toHaveLength(1)
  expect((await list(own)).total).toBe(1)
})

test('a token that has expired is listed once a minute, and an unknown one not at all', async () => {
  const own = await makeProvisioning(backend)
  const ended = await makeToken(backend, own.organizationId, new Date(backend.clock.now().getTime() - MINUTE))
  const call = (token: string) => callScim(backend, asToken(token), 'GET', '/Users')
  for (const token of [ended, ended, `scim_${'x'.repeat(43)}`]) expect((await call(token)).status).toBe(401)
  expect(await list(own)).toMatchObject({
    total: 1,
    failures: [{ failure: 'token-expired', status: 401, token_suffix: ended.slice(-4) }],
  })
  backend.clock.advance(MINUTE + 1)
  await call(ended)
  expect((await list(own)).total).toBe(2)
})

test('a broken client fills no table: a token has so many lines a minute and 500 in all, and other tokens keep theirs', async () => {
  const own = await makeProvisioning(backend)
  const other = await makeToken(backend, own.organizationId)
  const fail = (token: string) => callScim(backend, asToken(token), 'DELETE', '/Users/unknown')
  await fail(other)
  for (let call = 0; call <= PROVISIONING_FAILURES_A_MINUTE; call++) await fail(own.token)
  expect((await list(own)).total).toBe(1 + PROVISIONING_FAILURES_A_MINUTE)

  const [row] = await backend.db
    .select()
    .from(provisioningFailures)
    .where(eq(provisioningFailures.suffix, own.token.slice(-4)))
  if (!row) throw new Error('nothing is recorded')
  await backend.db
    .insert(provisioningFailures)
    .values(Array.from({ length: 600 }, () => ({ ...row, failureId: crypto.randomUUID(), detail: 'old' })))
  backend.clock.advance(MINUTE + 1)
  await fail(own.token)
  const { total, failures } = await list(own, { page: 6, page_size: 100 })
  expect(total).toBe(501)
  expect(failures).toMatchObject([{ token_suffix: other.slice(-4) }])
})

test('an organization sees only its own, and they end with it', async () => {
  const [own, foreign] = [await makeProvisioning(backend), await makeProvisioning(backend)]
  await callScim(backend, own, 'DELETE', '/Users/unknown')
  expect((await list(foreign)).total).toBe(0)
  expect((await list(own)).total).toBe(1)
  const { organizationId } = own
  const params = { id: organizationId }
  expect((await send(backend, deleteOrganization, { caller: own.owner, params })).status).toBe(204)
  const ofOrganization = eq(provisioningFailures.organizationId, organizationId)
  expect(await backend.db.$count(provisioningFailures, ofOrganization)).toBe(0)
})

test('they are kept for thirty days', async () => {
  const own = await makeProvisioning(backend)
  await callScim(backend, own, 'DELETE', '/Users/unknown')
  const jobs = workersOf(backend.kernel, services).filter(
    ({ name }) => name === 'purge-provisioning-failures',
  )
  expect(jobs).toHaveLength(1)
  backend.clock.advance(30 * 24 * 60 * MINUTE)
  await runWorkers(backend.kernel, jobs)
  const ofOrganization = eq(provisioningFailures.organizationId, own.organizationId)
  expect(await backend.db.$count(provisioningFailures, ofOrganization)).toBe(1)
  backend.clock.advance(60 * MINUTE)
  await runWorkers(backend.kernel, jobs)
  expect(await backend.db.$count(provisioningFailures, ofOrganization)).toBe(0)
})
