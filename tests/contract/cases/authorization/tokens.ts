import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { stopActing } from '#generated/authorization/operations/stopActing.ts'
import { ACTING_RECENT_LOGIN } from '#generated/durations.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const REASON = 'Requested by the customer by phone'
const NOBODY = '0193f1c0-0000-7000-8000-000000000000'

/** A member of staff, and a customer to act as. */
async function staffAndCustomer(world: World) {
  const caller = await world.person({ roles: [INTERNAL_ROLE] })
  return { caller, customer: await world.person() }
}

export const cases = [
  define(createToken, 200, {
    example: 'owner',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { account_id: caller.accountId ?? forbidden(null) } }
    },
    check: ({ roles }) => expect(roles).toContain('account-owner'),
  }),
  define(createToken, 200, {
    example: 'owner',
    title: 'without a body',
    check: ({ account_id }) => expect(account_id).not.toBeNull(),
  }),
  define(createToken, 200, {
    example: 'unconfirmed',
    seed: { confirmed: false },
    body: {},
    check: ({ account_id, roles }) =>
      expect({ account_id, roles }).toEqual({ account_id: null, roles: ['self'] }),
  }),
  define(createToken, 200, {
    example: 'first-calls',
    body: { first_calls: [`/api/authorization${listAccounts.path}`] },
    check: ({ first_responses }) =>
      expect(first_responses).toMatchObject([{ path: '/api/authorization/accounts', status: 200 }]),
  }),
  define(createToken, 400, {
    example: 'first-call-writes',
    body: { first_calls: [`/api/authorization${createToken.path}`] },
  }),
  define(createToken, 400, {
    example: 'invalid-account',
    invalid: true,
    body: { account_id: forbidden('mine') },
  }),
  define(createToken, 403, {
    example: 'staff-only',
    arrange: async world => {
      const other = await world.person()
      return { caller: await world.person(), body: { user_id: other.userId } }
    },
  }),

  define(createToken, 200, {
    example: 'closing',
    arrange: async world => {
      const caller = await world.person()
      const { accounts } = await world.perform(listAccounts, { caller })
      const account_label = accounts[0]?.account_label ?? ''
      await world.given(undefined, () => world.perform(closeAccount, { caller, body: { account_label } }))
      return { caller, body: {} }
    },
    check: ({ closes }) => expect(closes).toBeDefined(),
  }),
  define(createToken, 200, {
    example: 'acting',
    arrange: async world => {
      const { caller, customer } = await staffAndCustomer(world)
      const body = { user_id: customer.userId, account_id: customer.accountId ?? 0, reason: REASON }
      return { caller, body }
    },
    check: ({ user_id, roles, acting }) => {
      expect(roles).not.toContain(INTERNAL_ROLE)
      expect(acting).toMatchObject({ user_id, access: 'read-only' })
    },
  }),
  define(createToken, 400, {
    example: 'reason-required',
    arrange: async world => {
      const { caller, customer } = await staffAndCustomer(world)
      return { caller, body: { user_id: customer.userId } }
    },
  }),
  define(createToken, 403, {
    example: 'acting-as-staff',
    arrange: async world => {
      const { userId } = await world.person({ roles: [INTERNAL_ROLE] })
      const { caller } = await staffAndCustomer(world)
      return { caller, body: { user_id: userId, reason: REASON } }
    },
  }),
  define(createToken, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, customer } = await staffAndCustomer(world)
      world.advance(ACTING_RECENT_LOGIN + 1000)
      return { caller, body: { user_id: customer.userId, reason: REASON, access: 'full' as const } }
    },
  }),
  define(createToken, 404, {
    example: 'unknown-person',
    arrange: async world => {
      const { caller } = await staffAndCustomer(world)
      return { caller, body: { user_id: NOBODY, reason: REASON } }
    },
  }),

  define(stopActing, 204, {
    arrange: async world => {
      const { caller, customer } = await staffAndCustomer(world)
      await world.perform(createToken, { caller, body: { user_id: customer.userId, reason: REASON } })
      return { caller }
    },
  }),
  define(stopActing, 204, { title: 'of someone who acts as no one' }),

  define(getJwks, 200, { example: 'one-key', arrange: async () => ({ caller: null }) }),
]
