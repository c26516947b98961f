import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const PLAN = 3705
const NO_ACCOUNT = 2_147_483_647

async function staffAndAccount(world: World) {
  const { accountId } = await world.person()
  return { caller: await world.person({ roles: [INTERNAL_ROLE] }), params: { id: accountId ?? 0 } }
}

export const cases = [
  define(getGiftValue, 200, {
    example: 'small',
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      query: { plan_id: PLAN, lookups: 500_000 },
    }),
    check: gift => expect(gift).toMatchObject({ worth: 300_000, needs_second_person: false }),
  }),
  define(getGiftValue, 200, {
    example: 'large',
    arrange: async world => ({
      ...(await staffAndAccount(world)),
      query: { plan_id: PLAN, lookups: UNLIMITED_LOOKUPS },
    }),
    check: gift => expect(gift.needs_second_person).toBe(true),
  }),
  define(getGiftValue, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await staffAndAccount(world)), params: { id: NO_ACCOUNT } }),
  }),
]
