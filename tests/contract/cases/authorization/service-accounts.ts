import { expect } from 'vitest'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import { revokeServiceAccount } from '#generated/authorization/operations/revokeServiceAccount.ts'
import { rotateServiceAccount } from '#generated/authorization/operations/rotateServiceAccount.ts'
import { updateServiceAccount } from '#generated/authorization/operations/updateServiceAccount.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const FAR_AWAY = '2099-01-01T00:00:00.000Z'
const SETTINGS = { name: 'Infrastructure', roles: ['account-owner' as const], networks: [] as string[] }

/** A moment in so many days, by the clock of the world. */
const inDays = (world: World, days: number) =>
  world.given('2026-12-24T00:00:00.000Z', async ({ clock }) =>
    new Date(clock.now().getTime() + days * 86_400_000).toISOString(),
  )

/** An owner, who may also edit keys, and thus gives these roles and no others. */
const owner = async (world: World) => ({
  caller: await world.person({ roles: ['account-owner', 'api-key-viewer', 'api-key-editor'] }),
})

/** An owner with one service account. */
async function withAccount(world: World) {
  const { caller } = await owner(world)
  const { service_account: made } = await world.perform(createServiceAccount, { caller, body: SETTINGS })
  const expires_at = await inDays(world, 30)
  return { caller, params: { id: made.token_id }, body: { ...SETTINGS, expires_at, version: made.version } }
}

/** Rejected settings, for creating and for changing. */
const rejected = [
  { example: 'role-not-held', change: { roles: ['billing-editor' as const] } },
  { example: 'ip-range-invalid', change: { networks: ['300.1.1.1'] } },
  { example: 'expiration-passed', change: { expires_at: LONG_AGO } },
  { example: 'expiration-too-late', change: { expires_at: FAR_AWAY } },
]

export const cases = [
  define(listServiceAccounts, 200, {
    example: 'one',
    arrange: async world => ({ caller: (await withAccount(world)).caller }),
    check: ({ service_accounts: [one] }) => expect(one?.state).toBe('active'),
  }),
  define(listServiceAccounts, 200, {
    example: 'none',
    check: body => expect(body.service_accounts).toEqual([]),
  }),

  define(createServiceAccount, 201, {
    example: 'created',
    arrange: async world => ({
      ...(await owner(world)),
      body: { ...SETTINGS, expires_at: await inDays(world, 30) },
    }),
    check: ({ secret, service_account: { suffix } }) => expect(secret.endsWith(suffix)).toBe(true),
  }),
  define(createServiceAccount, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const { name: _, ...body } = SETTINGS
      return { ...(await owner(world)), body: forbidden(body) }
    },
  }),
  ...rejected.map(({ example, change }) =>
    define(createServiceAccount, 400, {
      example,
      arrange: async world => ({ ...(await owner(world)), body: { ...SETTINGS, ...change } }),
    }),
  ),
  define(createServiceAccount, 409, {
    example: 'service-account-name-taken',
    arrange: async world => {
      const { caller } = await withAccount(world)
      return { caller, body: { ...SETTINGS, name: SETTINGS.name.toUpperCase() } }
    },
  }),
  define(createServiceAccount, 409, {
    example: 'too-many-service-accounts',
    arrange: async world => {
      const { caller } = await owner(world)
      await world.given(null, async ({ db, clock }) => {
        const accounts = Array.from({ length: limitOf(createServiceAccount) }, (_, at) => ({
          ...{ name: `${at}`, roles: [], kind: 'service' as const },
        }))
        const { userId, accountId } = caller
        await seedTokens({ db, userId, accountId: accountId ?? 0, now: clock.now() }, accounts)
        return null
      })
      return { caller, body: SETTINGS }
    },
  }),

  define(updateServiceAccount, 200, {
    example: 'changed',
    arrange: withAccount,
    check: ({ version }) => expect(version).toBe(2),
  }),
  define(updateServiceAccount, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const { body, ...call } = await withAccount(world)
      const { name: _, ...rest } = body
      return { ...call, body: forbidden(rest) }
    },
  }),
  ...rejected.map(({ example, change }) =>
    define(updateServiceAccount, 400, {
      example,
      arrange: async world => {
        const { body, ...call } = await withAccount(world)
        return { ...call, body: { ...body, ...change } }
      },
    }),
  ),
  define(updateServiceAccount, 409, {
    example: 'service-account-name-taken',
    arrange: async world => {
      const { body, ...call } = await withAccount(world)
      await world.perform(createServiceAccount, { caller: call.caller, body: { ...SETTINGS, name: 'Other' } })
      return { ...call, body: { ...body, name: 'other' } }
    },
  }),
  define(updateServiceAccount, 409, {
    example: 'service-account-changed',
    arrange: async world => {
      const call = await withAccount(world)
      await world.perform(updateServiceAccount, call)
      return call
    },
  }),

  define(rotateServiceAccount, 200, {
    example: 'rotated',
    arrange: async world => ({
      ...(await one(world)),
      body: { overlap_hours: 24, expires_at: await inDays(world, 30) },
    }),
    check: ({ service_account: { version } }) => expect(version).toBe(2),
  }),
  define(rotateServiceAccount, 400, {
    example: 'missing-overlap',
    invalid: true,
    arrange: async world => ({ ...(await one(world)), body: forbidden({}) }),
  }),
  define(rotateServiceAccount, 400, {
    example: 'expiration-passed',
    arrange: async world => ({ ...(await one(world)), body: { overlap_hours: 0, expires_at: LONG_AGO } }),
  }),
  define(rotateServiceAccount, 400, {
    example: 'expiration-too-late',
    arrange: async world => ({ ...(await one(world)), body: { overlap_hours: 0, expires_at: FAR_AWAY } }),
  }),

  define(revokeServiceAccount, 204, { arrange: one }),
]

async function one(world: World) {
  const { caller, params } = await withAccount(world)
  return { caller, params }
}
