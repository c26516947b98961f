import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people, secondFactors } from '#backend/modules/people/tables.ts'
import { identityProviders } from '#backend/modules/single-sign-on/tables.ts'
import { revertActivationsJob } from '#backend/services/authorization/identity-providers/identity-providers.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { activateIdentityProvider } from '#generated/authorization/operations/activateIdentityProvider.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { listRecoveryOwners } from '#generated/authorization/operations/listRecoveryOwners.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { sessions } from '#kernel/storage/tables.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { type BackendWorld, createBackendWorld } from '../../support/contract/backend-world.ts'
import { withSecondFactor } from '../../support/factors.ts'
import { begin, CALLBACK, makeOidcOrganization, sharedOidcIdp } from '../../support/organization.ts'
import { send } from '../client.ts'

let world: BackendWorld
let backend: Backend
let owner: Person
let organization: Awaited<ReturnType<typeof makeOidcOrganization>>
const idp = await sharedOidcIdp()

beforeAll(async () => {
  world = await createBackendWorld({ OUTBOUND_LOOPBACK: 'allowed' })
  backend = world.backend
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
  const tested = backend.clock.now()
  organization = await makeOidcOrganization(backend, owner, { active: false, tested })
  await withSecondFactor(world, owner)
})

const activate = (choice?: 'kept' | 'ended') =>
  send(backend, activateIdentityProvider, { caller: owner, body: choice && { sessions: choice } })
const state = async () =>
  (
    await backend.db
      .select({ active: identityProviders.active, confirmUntil: identityProviders.confirmUntil })
      .from(identityProviders)
      .where(eq(identityProviders.idpId, organization.idpId))
  )[0]
const runJob = () =>
  backend.kernel.queries.transaction(db => revertActivationsJob(backend.kernel).run(db, backend.clock.now()))

async function logIn() {
  const { address, cookie } = await begin(backend, organization.name)
  const now = backend.clock.now()
  const { code, state, iss } = idp.authorize(address, { sub: owner.userId, email: owner.username }, { now })
  return send(backend, completeSsoLogin, {
    caller: null,
    headers: { cookie },
    body: { organization: organization.name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` },
  })
}

test('an activation reverts by itself after thirty minutes without a login of an owner, and tells members once', async () => {
  const response = await activate()
  const deadline = new Date(backend.clock.now().getTime() + 30 * MINUTE).toISOString()
  expect(response.body).toMatchObject({ state: 'IDP_STATE_ACTIVE', confirmation: { deadline } })
  backend.clock.advance(30 * MINUTE - 1)
  expect(await runJob()).toBe(0)
  backend.clock.advance(1)
  // Two servers at once.
  const counts = await Promise.all([runJob(), runJob()])
  expect(counts.sort()).toEqual([0, 1])
  expect(await state()).toEqual({ active: false, confirmUntil: null })
  const mails = await backend.mails(owner.username)
  const about = mails.filter(({ text }) => text.includes('turned off again'))
  expect(about).toHaveLength(1)
})

test('a login of an owner with the provider confirms it', async () => {
  await activate()
  expect((await logIn()).status).toBe(200)
  expect(await state()).toEqual({ active: true, confirmUntil: null })
  backend.clock.advance(31 * MINUTE)
  expect(await runJob()).toBe(0)
  expect((await state())?.active).toBe(true)
})

test('a job of the server runs it', async () => {
  await activate()
  backend.clock.advance(30 * MINUTE)
  await runWorkers(backend.kernel, [revertActivationsJob(backend.kernel)])
  expect((await state())?.active).toBe(false)
})

test('a deactivation takes it back at once', async () => {
  await activate()
  const response = await send(backend, deactivateIdentityProvider, { caller: owner })
  expect(response.body).toMatchObject({ state: 'IDP_STATE_CONFIGURED', confirmation: null })
  backend.clock.advance(31 * MINUTE)
  expect(await runJob()).toBe(0)
})

test.each([
  ['kept', false],
  ['ended', true],
] as const)(
  'sessions of members are %s; those of owners with a second factor stay',
  async (choice, isEnded) => {
    const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
    expect(await backend.db.$count(memberships, eq(memberships.userId, member.userId))).toBeGreaterThan(0)
    await activate(choice)
    const revoked = async (userId: string) => {
      const rows = await backend.db.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.some(session => session.revoked !== null)
    }
    expect(await revoked(member.userId)).toBe(isEnded)
    expect(await revoked(owner.userId)).toBe(false)
    expect((await send(backend, getIdentityProvider, { caller: owner })).status).toBe(200)
    expect(await backend.db.$count(secondFactors, eq(secondFactors.userId, owner.userId))).toBe(1)
  },
)

test('the owners who can log in without the provider are listed, with what the others lack, as an activation judges them', async () => {
  const listed = async () => {
    const { body } = await send(backend, listRecoveryOwners, { caller: owner })
    const obstacles = new Map(body.owners.map(({ username, obstacle }) => [username, obstacle]))
    return { ready: body.ready, obstacles }
  }
  const other = await backend.person({ accountId: owner.accountId ?? 0, roles: ['account-owner'] })
  await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
  expect(await listed()).toEqual({
    ready: true,
    obstacles: new Map([
      [owner.username, null],
      [other.username, 'no-second-factor'],
    ]),
  })

  await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, owner.userId))
  expect(await listed()).toMatchObject({ ready: false })
  expect((await listed()).obstacles.get(owner.username)).toBe('no-password')
  expect((await activate()).errors[0]?.name).toBe('recovery-owner-required')

  await withSecondFactor(world, other)
  expect(await listed()).toMatchObject({ ready: true })

  // Another account that joins needs an owner of its own.
  const joining = await backend.person()
  const body = { organization_key: organization.organizationKey }
  await send(backend, joinOrganization, { caller: joining, body })
  const { ready, obstacles } = await listed()
  expect([ready, obstacles.get(joining.username)]).toEqual([false, 'no-second-factor'])
  expect((await activate()).errors[0]?.name).toBe('recovery-owner-required')
})
