import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accounts } from '#backend/modules/accounts/tables.ts'
import { provisioningFailures } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { deleteProvisioningToken } from '#generated/authorization/operations/deleteProvisioningToken.ts'
import { getRoleMapping } from '#generated/authorization/operations/getRoleMapping.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { listProvisioningTokens } from '#generated/authorization/operations/listProvisioningTokens.ts'
import { replayProvisioningCall } from '#generated/authorization/operations/replayProvisioningCall.ts'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { makeDomain, makeOrganization } from '../../../support/organization.ts'
import { callScim, makeToken } from '../../../support/scim/provisioning.ts'

const TOKEN_ID = '0193f2a8-4c1e-7d20-9b53-0e6f7a8b9c1d'
const NEXT_YEAR = '2099-11-24T00:00:00.000Z'
const MAPPING = {
  joins_at_login: false,
  default_roles: ['api-key-viewer' as const],
  groups: [
    { group: 'Gatepost Billing', roles: ['billing-viewer' as const, 'billing-editor' as const] },
    { group: 'Gatepost Developers', roles: ['api-key-viewer' as const, 'api-key-editor' as const] },
  ],
}

const organizationOf = (backend: Backend, owner: Person) => makeOrganization(backend, owner)

/** The owner of an organization. */
async function owner(world: World, { tokens = 0 } = {}): Promise<Person> {
  const person = await world.person()
  await world.given(null, async backend => {
    const { organizationId } = await organizationOf(backend, person)
    for (let made = 0; made < tokens; made++) await makeToken(backend, organizationId)
    return null
  })
  return person
}

/** The owner of an account that only joined an organization. */
async function joined(world: World): Promise<Person> {
  const caller = await world.person()
  const key = await world.given('ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj', async backend => {
    const { organizationKey } = await organizationOf(backend, await backend.person())
    return organizationKey
  })
  await world.perform(joinOrganization, { caller, body: { organization_key: key } })
  return caller
}

/** The owner of an organization whose provider sent a user of another domain. */
async function failedOnce(world: World): Promise<Person> {
  return (await rejected(world)).caller
}

const FAILURE_ID = '0193f2c4-5b2e-7a10-8d44-1f2a3b4c5d6e'
const CREATE_USER = { body: { userName: 'priya@subsidiary.example', active: true } }

/** The owner of an organization, and a call of its provider that was rejected. */
async function rejected(world: World, sent: { body?: unknown; raw?: string } = CREATE_USER) {
  const caller = await world.person()
  const id = await world.given(FAILURE_ID, async backend => {
    const { organizationId } = await organizationOf(backend, caller)
    const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
    await callScim(backend, { headers }, 'POST', '/Users', sent)
    const [record] = await backend.db
      .select({ failureId: provisioningFailures.failureId })
      .from(provisioningFailures)
      .where(eq(provisioningFailures.organizationId, organizationId))
    if (!record) throw new Error('nothing is recorded')
    return record.failureId
  })
  return { caller, params: { id } }
}

/** The same with the cause fixed. */
async function fixed(world: World) {
  const domain = await world.given('subsidiary.example', async () => `${newId()}.example`)
  const call = await rejected(world, { body: { userName: `priya@${domain}`, active: true } })
  await world.given(null, async backend => {
    await backend.db
      .update(accounts)
      .set({ maxUsers: 5 })
      .where(eq(accounts.accountId, call.caller.accountId ?? 0))
    await makeDomain(backend, call.caller, { domain, verified: true })
    return null
  })
  return call
}

const isForOwnersOnly = { example: 'organization-owner-required' }

export const cases = [
  define(listProvisioningTokens, 200, {
    example: 'one',
    arrange: async world => ({ caller: await owner(world, { tokens: 1 }) }),
    check: body => {
      expect(body.tokens).toHaveLength(1)
      expect(body.base_url).toMatch(/\/api\/scim\/v2$/)
    },
  }),
  define(listProvisioningTokens, 200, {
    example: 'none',
    arrange: async world => ({ caller: await owner(world) }),
    check: body => expect(body.tokens).toEqual([]),
  }),
  define(listProvisioningTokens, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world) }),
  }),

  define(createProvisioningToken, 201, {
    example: 'created',
    arrange: async world => ({ caller: await owner(world), body: { expiration: null } }),
    check: body => expect(body.token.endsWith(body.suffix)).toBe(true),
  }),
  define(createProvisioningToken, 201, {
    title: 'with an end',
    arrange: async world => ({ caller: await owner(world), body: { expiration: NEXT_YEAR } }),
  }),
  define(createProvisioningToken, 400, {
    example: 'missing-expiration',
    invalid: true,
    arrange: async world => ({ caller: await owner(world), body: forbidden({}) }),
  }),
  define(createProvisioningToken, 400, {
    example: 'expiration-passed',
    arrange: async world => ({
      caller: await owner(world),
      body: { expiration: '2020-01-01T00:00:00.000Z' },
    }),
  }),
  define(createProvisioningToken, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world), body: { expiration: null } }),
  }),
  define(createProvisioningToken, 409, {
    example: 'too-many-provisioning-tokens',
    arrange: async world => ({ caller: await owner(world, { tokens: 2 }), body: { expiration: null } }),
  }),

  define(deleteProvisioningToken, 204, {
    arrange: async world => {
      const caller = await owner(world)
      const { token_id } = await world.perform(createProvisioningToken, {
        caller,
        body: { expiration: null },
      })
      return { caller, params: { id: token_id } }
    },
  }),
  define(deleteProvisioningToken, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world), params: { id: TOKEN_ID } }),
  }),

  define(getRoleMapping, 200, {
    example: 'mapped',
    arrange: async world => {
      const caller = await owner(world)
      await world.perform(setRoleMapping, { caller, body: MAPPING })
      return { caller }
    },
    check: body => expect(body).toEqual(MAPPING),
  }),
  define(getRoleMapping, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world) }),
  }),
  define(setRoleMapping, 200, {
    example: 'mapped',
    arrange: async world => ({ caller: await owner(world), body: MAPPING }),
  }),
  define(setRoleMapping, 400, {
    example: 'missing-default-roles',
    invalid: true,
    arrange: async world => {
      const { default_roles: _, ...body } = MAPPING
      return { caller: await owner(world), body: forbidden(body) }
    },
  }),
  define(setRoleMapping, 400, {
    example: 'group-mapped-twice',
    arrange: async world => ({
      caller: await owner(world),
      body: {
        ...MAPPING,
        groups: [...MAPPING.groups, { group: 'GATEPOST billing', roles: ['api-key-viewer' as const] }],
      },
    }),
  }),
  define(setRoleMapping, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world), body: MAPPING }),
  }),

  define(listProvisioningFailures, 200, {
    example: 'some',
    arrange: async world => ({ caller: await failedOnce(world) }),
    check: ({ total, failures }) => {
      expect(total).toBe(1)
      expect(failures[0]?.failure).toBe('foreign-domain')
    },
  }),
  define(listProvisioningFailures, 200, {
    example: 'none',
    arrange: async world => ({ caller: await owner(world) }),
    check: body => expect(body).toEqual({ total: 0, failures: [] }),
  }),
  define(listProvisioningFailures, 400, {
    example: 'page-too-small',
    invalid: true,
    query: forbidden({ page: 0 }),
  }),
  define(listProvisioningFailures, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world) }),
  }),

  define(replayProvisioningCall, 200, {
    example: 'applied',
    arrange: fixed,
    check: body => expect(body).toMatchObject({ status: 201, failure: null, detail: null }),
  }),
  define(replayProvisioningCall, 200, {
    example: 'rejected-again',
    arrange: world => rejected(world),
    check: body => expect(body).toMatchObject({ status: 400, failure: 'foreign-domain', replayed: null }),
  }),
  define(replayProvisioningCall, 403, {
    ...isForOwnersOnly,
    arrange: async world => ({ caller: await joined(world), params: { id: FAILURE_ID } }),
  }),
  define(replayProvisioningCall, 404, {
    title: 'of another organization',
    arrange: async world => ({ caller: await owner(world), params: (await rejected(world)).params }),
  }),
  define(replayProvisioningCall, 409, {
    example: 'call-not-kept',
    arrange: world => rejected(world, { raw: '{' }),
  }),
  define(replayProvisioningCall, 409, {
    example: 'call-already-replayed',
    arrange: async world => {
      const call = await fixed(world)
      await world.perform(replayProvisioningCall, call)
      return call
    },
  }),
]
