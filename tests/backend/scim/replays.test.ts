import { randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  provisioningFailures,
  provisioningTokens,
  scimUsers,
} from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { deleteProvisioningToken } from '#generated/authorization/operations/deleteProvisioningToken.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { replayProvisioningCall } from '#generated/authorization/operations/replayProvisioningCall.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeDomain } from '../../support/organization.ts'
import { callScim, makeProvisioning, type Provisioning } from '../../support/scim/provisioning.ts'
import { rejectToWrite } from '../broken-table.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const replay = (caller: Person, id: string) =>
  send(backend, replayProvisioningCall, { caller, params: { id } })
const list = async ({ owner }: Provisioning) =>
  (await send(backend, listProvisioningFailures, { caller: owner })).body.failures

async function newest(own: Provisioning) {
  const [first] = await list(own)
  if (!first) throw new Error('nothing is recorded')
  return first
}

const usersOf = ({ organizationId }: Provisioning, start: string) =>
  backend.db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.organizationId, organizationId), like(scimUsers.userKey, `${start}%`)))

/** A user in a domain that isn't verified yet. */
async function rejectedUser(own: Provisioning) {
  const domain = `${randomUUID()}.example`
  const body = { userName: `priya@${domain}`, title: 'Analyst', password: 'Tr0ub4dor-7' }
  expect((await callScim(backend, own, 'POST', '/Users', { body })).status).toBe(400)
  const verify = () => makeDomain(backend, own.owner, { domain, verified: true })
  return { id: (await newest(own)).failure_id, domain, verify }
}

test('a call that was rejected is applied by a replay once its cause is fixed, and only once', async () => {
  const own = await makeProvisioning(backend)
  const { id, verify } = await rejectedUser(own)
  expect((await replay(own.owner, id)).body).toEqual({
    status: 400,
    failure: 'foreign-domain',
    detail: expect.stringContaining('not in a verified domain'),
    replayed: null,
  })
  // That it was rejected again is no further call of the provider.
  expect(await list(own)).toMatchObject([{ failure_id: id, replayable: true, replayed: null }])

  await verify()
  backend.clock.advance(1000)
  const replayed = backend.clock.now().toISOString()
  const done = await replay(own.owner, id)
  expect(done.body).toEqual({ status: 201, failure: null, detail: null, replayed })
  expect(await usersOf(own, 'priya@')).toMatchObject([{ active: true, attributes: { title: 'Analyst' } }])
  expect(await list(own)).toMatchObject([{ failure_id: id, replayable: false, replayed }])

  const again = await replay(own.owner, id)
  expect([again.status, again.errors[0]?.name]).toEqual([409, 'call-already-replayed'])
  const activity = await send(backend, listActivity, { caller: own.owner })
  expect(JSON.stringify(activity.body)).toContain('Replayed a rejected provisioning call, with status 201')
})

test('two replays at the same time apply the call once', async () => {
  const own = await makeProvisioning(backend)
  const off = { body: { userName: own.address(), active: false } }
  const { body: user } = await callScim(backend, own, 'POST', '/Users', off)
  const change = { body: { Operations: [{ op: 'Replace', path: 'title', value: 'Analyst' }] } }
  const fix = await rejectToWrite(backend, scimUsers, sql`new.id = ${sql.raw(`'${user.id}'`)}`)
  expect((await callScim(backend, own, 'PATCH', `/Users/${user.id}`, change)).status).toBe(500)
  await fix()
  const { failure_id: id } = await newest(own)
  const results = await Promise.all([replay(own.owner, id), replay(own.owner, id)])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ name: 'call-already-replayed' }])
  expect((await callScim(backend, own, 'GET', `/Users/${user.id}`)).headers.etag).toBe('W/"2"')
})

test('a change of a user is replayed with its path and its version', async () => {
  const own = await makeProvisioning(backend, { seats: 2 })
  const made = await callScim(backend, own, 'POST', '/Users', { body: { userName: own.address() } })
  const off = { userName: own.address(), active: false }
  const other = await callScim(backend, own, 'POST', '/Users', { body: off })
  const path = `/Users/${other.body.id}`
  const change = { body: { Operations: [{ op: 'Replace', path: 'active', value: 'True' }] } }
  expect((await callScim(backend, own, 'PATCH', path, change)).status).toBe(409)
  const full = await newest(own)
  expect(full).toMatchObject({ failure: 'team-full', replayable: true })
  backend.clock.advance(1000)
  const stale = { ...change, headers: { 'if-match': 'W/"99"' } }
  expect((await callScim(backend, own, 'PATCH', path, stale)).status).toBe(412)
  const changed = await newest(own)

  expect((await callScim(backend, own, 'DELETE', `/Users/${made.body.id}`)).status).toBe(204)
  expect((await replay(own.owner, full.failure_id)).body.status).toBe(200)
  expect((await callScim(backend, own, 'GET', path)).body.active).toBe(true)
  // One for another version never overwrites this one.
  const { body } = await replay(own.owner, changed.failure_id)
  expect(body).toMatchObject({ status: 412, failure: 'version-changed' })
})

test('a call is replayed after its token is deleted', async () => {
  const own = await makeProvisioning(backend)
  const { id, verify } = await rejectedUser(own)
  await verify()
  const [token] = await backend.db
    .select()
    .from(provisioningTokens)
    .where(eq(provisioningTokens.organizationId, own.organizationId))
  const params = { id: token?.tokenId ?? '' }
  expect((await send(backend, deleteProvisioningToken, { caller: own.owner, params })).status).toBe(204)
  expect((await replay(own.owner, id)).body.status).toBe(201)
})

test('what couldn’t be read, and what was applied without some values, isn’t kept', async () => {
  const own = await makeProvisioning(backend)
  const call = (raw: string) => callScim(backend, own, 'POST', '/Users', { raw })
  expect((await call('{')).status).toBe(400)
  expect((await call(`"${'x'.repeat(70_000)}"`)).status).toBe(413)
  // Each of these numbers takes seven times as many characters once it is read.
  const numbers = { userName: 'dana', title: Array.from({ length: 10_000 }, () => 1e20) }
  expect((await call(JSON.stringify(numbers).replaceAll('100000000000000000000', '1e20'))).status).toBe(400)
  const stored = { userName: own.address(), phoneNumbers: [{ value: '555' }] }
  expect((await call(JSON.stringify(stored))).status).toBe(201)
  const failures = await list(own)
  expect(failures).toHaveLength(4)
  for (const { failure_id: id, replayable } of failures) {
    expect(replayable).toBe(false)
    const { status, errors } = await replay(own.owner, id)
    expect([status, errors[0]?.name]).toEqual([409, 'call-not-kept'])
  }
})

test('only an owner of the organization can replay its calls', async () => {
  const [own, foreign] = [await makeProvisioning(backend), await makeProvisioning(backend)]
  const { id, verify } = await rejectedUser(own)
  await verify()
  expect((await replay(foreign.owner, id)).status).toBe(404)
  const member = await backend.person({ accountId: own.accountId, roles: ['billing-editor'] })
  expect((await replay(member, id)).status).toBe(403)
  expect(await usersOf(own, 'priya@')).toHaveLength(0)
})

test('a kept call is sealed, has no password, and is deleted once it is replayed', async () => {
  const own = await makeProvisioning(backend)
  const { id, domain, verify } = await rejectedUser(own)
  const row = async () =>
    (await backend.db.select().from(provisioningFailures).where(eq(provisioningFailures.failureId, id)))[0]
  const sealed = (await row())?.sealedCall ?? ''
  expect(sealed).not.toContain(domain)
  const call = backend.kernel.secretBox.open(sealed)
  expect(call).toContain(`priya@${domain}`)
  expect(call).not.toContain('Tr0ub4dor-7')
  await verify()
  await replay(own.owner, id)
  expect((await row())?.sealedCall).toBeNull()
})

test('a secret of a replay is no token: from outside, it is unknown', async () => {
  const headers = { authorization: `Bearer replay_${'x'.repeat(43)}` }
  expect((await callScim(backend, { headers }, 'GET', '/Users')).status).toBe(401)
})
