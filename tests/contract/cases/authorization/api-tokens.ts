import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { listAccessTokens } from '#generated/authorization/operations/listAccessTokens.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { rotateAccessToken } from '#generated/authorization/operations/rotateAccessToken.ts'
import { updateAccessToken } from '#generated/authorization/operations/updateAccessToken.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const FAR_AWAY = '2099-01-01T00:00:00.000Z'
const NAME = 'CI pipeline'

/** What a token is about, in the person's own account. */
const settingsOf = ({ accountId }: Person) => ({
  name: NAME,
  account_ids: [accountId ?? 0],
  roles: [] as CustomerRole[],
  networks: [] as string[],
})

/** A moment in so many days, by the clock of the world. */
const inDays = (world: World, days: number) =>
  world.given('2026-12-24T00:00:00.000Z', async ({ clock }) =>
    new Date(clock.now().getTime() + days * 86_400_000).toISOString(),
  )

/** A person with one token, and what changes it. */
async function withToken(world: World) {
  const caller = await world.person()
  const { secret, access_token: token } = await world.perform(createAccessToken, {
    caller,
    body: settingsOf(caller),
  })
  const body = { ...settingsOf(caller), name: 'Nightly job', expires_at: await inDays(world, 30) }
  return { caller, secret, params: { id: token.token_id }, body }
}

/** Rejected settings, for creating and for changing. */
const rejected = [
  {
    example: 'role-not-held',
    seed: { roles: ['account-owner'] },
    change: { roles: ['billing-editor' as const] },
  },
  { example: 'not-your-account', change: { account_ids: [1] } },
  { example: 'ip-range-invalid', change: { networks: ['300.1.1.1'] } },
  { example: 'expiration-passed', change: { expires_at: LONG_AGO } },
  { example: 'expiration-too-late', change: { expires_at: FAR_AWAY } },
]

export const cases = [
  define(listAccessTokens, 200, {
    example: 'one',
    arrange: async world => ({ caller: (await withToken(world)).caller }),
    check: ({ access_tokens: [token] }) => expect(token?.state).toBe('active'),
  }),
  define(listAccessTokens, 200, {
    example: 'none',
    check: body => expect(body.access_tokens).toEqual([]),
  }),

  define(createAccessToken, 201, {
    example: 'created',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { ...settingsOf(caller), expires_at: await inDays(world, 30) } }
    },
    check: ({ secret, access_token: { suffix } }) => expect(secret.endsWith(suffix)).toBe(true),
  }),
  define(createAccessToken, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      const { name: _, ...body } = settingsOf(caller)
      return { caller, body: forbidden(body) }
    },
  }),
  ...rejected.map(({ example, seed = {}, change }) =>
    define(createAccessToken, 400, {
      example,
      arrange: async world => {
        const caller = await world.person(seed)
        return { caller, body: { ...settingsOf(caller), ...change } }
      },
    }),
  ),
  define(createAccessToken, 409, {
    example: 'access-token-name-taken',
    arrange: async world => {
      const { caller, body } = await withToken(world)
      return { caller, body: { ...body, name: NAME.toUpperCase() } }
    },
  }),
  define(createAccessToken, 409, {
    example: 'too-many-access-tokens',
    arrange: async world => {
      const caller = await world.person()
      await world.given(null, async ({ db, clock }) => {
        const tokens = Array.from({ length: limitOf(createAccessToken) }, (_, at) => ({
          name: `${at}`,
          roles: [],
        }))
        const { userId, accountId } = caller
        await seedTokens({ db, userId, accountId: accountId ?? 0, now: clock.now() }, tokens)
        return null
      })
      return { caller, body: settingsOf(caller) }
    },
  }),

  define(updateAccessToken, 200, {
    example: 'changed',
    arrange: async world => {
      const { secret: _, ...call } = await withToken(world)
      return call
    },
    check: ({ name }) => expect(name).toBe('Nightly job'),
  }),
  define(updateAccessToken, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const { secret: _, body, ...call } = await withToken(world)
      const { name: __, ...rest } = body
      return { ...call, body: forbidden(rest) }
    },
  }),
  ...rejected.map(({ example, seed, change }) =>
    define(updateAccessToken, 400, {
      example,
      arrange: async world => {
        const { secret: _, body, ...call } = await withToken(world)
        if (seed)
          await world.given(null, async ({ db }) => {
            const isTheirs = eq(memberships.userId, call.caller.userId)
            await db.update(memberships).set(seed).where(isTheirs)
            return null
          })
        return { ...call, body: { ...body, ...change } }
      },
    }),
  ),
  define(updateAccessToken, 409, {
    example: 'access-token-name-taken',
    arrange: async world => {
      const { secret: _, ...call } = await withToken(world)
      const other = { ...settingsOf(call.caller), name: 'Other' }
      await world.perform(createAccessToken, { caller: call.caller, body: other })
      return { ...call, body: { ...call.body, name: 'other' } }
    },
  }),

  define(rotateAccessToken, 200, {
    example: 'rotated',
    arrange: async world => ({
      ...(await rotation(world)),
      body: { overlap_hours: 24, expires_at: await inDays(world, 30) },
    }),
    check: ({ access_token: token }) => expect(token.previous_expires_at).not.toBeNull(),
  }),
  define(rotateAccessToken, 400, {
    example: 'missing-overlap',
    invalid: true,
    arrange: async world => ({ ...(await rotation(world)), body: forbidden({}) }),
  }),
  define(rotateAccessToken, 400, {
    example: 'expiration-passed',
    arrange: async world => ({
      ...(await rotation(world)),
      body: { overlap_hours: 0, expires_at: LONG_AGO },
    }),
  }),
  define(rotateAccessToken, 400, {
    example: 'expiration-too-late',
    arrange: async world => ({
      ...(await rotation(world)),
      body: { overlap_hours: 0, expires_at: FAR_AWAY },
    }),
  }),

  define(revokeAccessToken, 204, { arrange: rotation }),

  define(getCurrentToken, 200, {
    example: 'personal',
    arrange: async world => {
      const { caller, secret } = await withToken(world)
      return { caller: { ...caller, bearer: { authorization: `Bearer ${secret}` } } }
    },
    check: ({ kind }) => expect(kind).toBe('personal'),
  }),
  define(getCurrentToken, 403, {
    example: 'token-network-rejected',
    arrange: async world => {
      const caller = await world.person()
      const body = { ...settingsOf(caller), networks: ['203.0.113.0/24'] }
      const { secret } = await world.perform(createAccessToken, { caller, body })
      return { caller: { ...caller, bearer: { authorization: `Bearer ${secret}` } } }
    },
  }),
  define(getCurrentToken, 404, { example: 'not-found', title: 'a person without a token' }),
]

async function rotation(world: World) {
  const { caller, params } = await withToken(world)
  return { caller, params }
}
