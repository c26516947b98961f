import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { adjustSeats } from '#generated/subscription/operations/adjustSeats.ts'
import { getAccountSeats } from '#generated/subscription/operations/getAccountSeats.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type GivenTerm, grantTerms } from '../../../support/terms.ts'

const REASON = 'Requested by the customer by phone'
const NO_ACCOUNT = 2_147_483_647

/** A member of staff, and an account of one person with these subscriptions. */
async function staffAndAccount(world: World, terms: readonly (GivenTerm & { license: number })[] = []) {
  const { accountId } = await world.person({ maxUsers: 1 })
  await world.given(undefined, async backend => {
    for (const { license, ...term } of terms) await grantTerms(backend, accountId, license, [term])
  })
  return { caller: await world.person({ roles: [INTERNAL_ROLE] }), params: { id: accountId ?? 0 } }
}

const unknown = async (world: World) => ({ ...(await staffAndAccount(world)), params: { id: NO_ACCOUNT } })

export const cases = [
  define(getAccountSeats, 200, {
    example: 'without-plan',
    arrange: world => staffAndAccount(world),
    check: seats => expect(seats).toEqual({ own_seats: 1, plan_seats: 0, added_seats: 0, max_users: 1 }),
  }),
  define(getAccountSeats, 200, {
    example: 'team',
    arrange: world =>
      staffAndAccount(world, [
        { license: 1102, planId: 3120, daysAgo: 3 },
        { license: 1701, planId: 4401, daysAgo: 3 },
      ]),
    check: ({ max_users, plan_seats, added_seats }) => expect(max_users).toBe(plan_seats + added_seats),
  }),
  define(getAccountSeats, 404, { example: 'not-found', arrange: unknown }),

  define(adjustSeats, 200, {
    example: 'adjusted',
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      body: { own_seats: 3, reason: REASON },
    }),
    check: ({ own_seats, max_users }) => expect([own_seats, max_users]).toEqual([3, 3]),
  }),
  define(adjustSeats, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      body: { own_seats: 0, reason: 'x'.repeat(501) },
    }),
  }),
  define(adjustSeats, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { own_seats: 3, reason: REASON } }),
  }),
  define(adjustSeats, 409, {
    example: 'gift-too-large',
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      body: { own_seats: 1_000, reason: REASON },
    }),
  }),
  define(adjustSeats, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      body: { own_seats: 3, reason: REASON, undoes_change: '0193f232-7b1e-7d02-9a54-6f0c8e2b41d8' },
    }),
  }),
]
