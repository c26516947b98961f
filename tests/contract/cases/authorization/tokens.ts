import { expect } from 'vitest'
import { createToken, getJwks } from '#generated/authorization/operations.ts'
import { define, forbidden } from '../../../support/case.ts'

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
    arrange: async world => ({ caller: await world.person() }),
    check: ({ account_id }) => expect(account_id).not.toBeNull(),
  }),
  define(createToken, 200, {
    example: 'unconfirmed',
    arrange: async world => ({ caller: await world.person({ confirmed: false }), body: {} }),
    check: ({ account_id, roles }) =>
      expect({ account_id, roles }).toEqual({ account_id: null, roles: ['self'] }),
  }),
  define(createToken, 400, {
    example: 'invalid-account',
    invalid: true,
    arrange: async world => ({ caller: await world.person(), body: { account_id: forbidden('mine') } }),
  }),
  define(createToken, 403, {
    example: 'insufficient-permissions',
    arrange: async world => {
      const other = await world.person()
      return { caller: await world.person(), body: { user_id: other.userId } }
    },
  }),

  define(getJwks, 200, { example: 'one-key', arrange: async () => ({ caller: null }) }),
]
