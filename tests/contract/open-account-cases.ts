import { expect } from 'vitest'
import type { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import type { createAccount } from '#generated/sales/operations/createAccount.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../support/contract/case.ts'
import { unfinish } from '../support/idempotency.ts'

const withKey = (key: string = newId()) => ({ 'idempotency-key': key })
const body = { account_name: 'Fabrikam Freight' }

/** The cases of an operation that opens an account; one has a former path of the other. */
export const openAccountCases = (operation: typeof createAccount | typeof createOwnAccount) => [
  define(operation, 201, {
    example: 'created',
    arrange: async world => ({ caller: await world.person(), headers: withKey(), body }),
    check: ({ account_id }) => expect(account_id).toBeGreaterThan(0),
  }),
  define(operation, 201, {
    example: 'created',
    title: 'without a name',
    arrange: async world => ({ caller: await world.person(), headers: withKey() }),
  }),
  define(operation, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await world.person(),
      headers: withKey(),
      body: { account_name: 'x'.repeat(101) },
    }),
  }),
  define(operation, 201, {
    example: 'created',
    title: 'with a trial of another product',
    arrange: async world => ({
      caller: await world.person(),
      headers: withKey(),
      body: { ...body, trial_plan_id: 3701 },
    }),
  }),
  define(operation, 400, {
    example: 'trial-not-offered',
    arrange: async world => ({
      caller: await world.person(),
      headers: withKey(),
      body: { ...body, trial_plan_id: 3117 },
    }),
  }),
  define(operation, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ caller: await world.person(), body: forbidden({}) }),
  }),
  define(operation, 403, {
    example: 'email-not-confirmed',
    arrange: async world => ({ caller: await world.person({ confirmed: false }), headers: withKey(), body }),
  }),
  define(operation, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const key = newId()
      const call = { caller: await world.person(), headers: withKey(key), body }
      await world.perform(operation, call)
      await world.given(undefined, backend => unfinish(backend, key))
      return call
    },
  }),
  define(operation, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = { caller: await world.person(), headers: withKey(), body }
      await world.perform(operation, call)
      return { ...call, body: { account_name: 'Another name' } }
    },
  }),
]
