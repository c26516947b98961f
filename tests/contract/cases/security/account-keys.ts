import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listAccountEmbeddedKeys } from '#generated/security/operations/listAccountEmbeddedKeys.ts'
import { listAccountSecretKeys } from '#generated/security/operations/listAccountSecretKeys.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { embeddedKey, limitKey, recordKeyUse, secretKey } from '../../../support/keys.ts'

const NO_ACCOUNT = 2_147_483_647

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and the account of a customer with keys in these states. */
async function staffAndKeys(
  world: World,
  make: typeof secretKey | typeof embeddedKey,
  ...states: ('active' | 'paused' | 'deleted')[]
) {
  const customer: Person = await world.person()
  const ids: string[] = []
  for (const state of states) ids.push(await make(world, customer, state))
  const [first] = ids
  for (const id of make === secretKey ? ids : ids.slice(0, 1)) await recordKeyUse(world, id)
  if (first) await limitKey(world, { caller: customer, params: { id: first } }, 12_480)
  // Another account's, which the list must not contain.
  await make(world, await world.person())
  return { caller: await staff(world), params: { id: customer.accountId ?? 0 } }
}

export const cases = [
  define(listAccountSecretKeys, 200, {
    example: 'some-keys',
    arrange: world => staffAndKeys(world, secretKey, 'active', 'paused', 'deleted'),
    check: ({ secret_keys, total }) => {
      expect(total).toBe(2)
      expect(secret_keys.map(({ paused }) => paused).toSorted()).toEqual([false, true])
      for (const { token } of secret_keys) expect(token).toMatch(/^•{12}\w{4}$/)
    },
  }),
  define(listAccountSecretKeys, 200, {
    example: 'no-keys',
    arrange: world => staffAndKeys(world, secretKey),
    check: ({ secret_keys }) => expect(secret_keys).toEqual([]),
  }),
  define(listAccountSecretKeys, 200, {
    example: 'deleted-keys',
    arrange: async world => ({
      ...(await staffAndKeys(world, secretKey, 'active', 'deleted')),
      query: { state: 'deleted' } as const,
    }),
    check: ({ secret_keys, total }) => {
      expect(total).toBe(1)
      expect(secret_keys[0]?.recovery_deadline).toEqual(expect.any(String))
    },
  }),
  define(listAccountSecretKeys, 200, {
    example: 'no-keys',
    title: 'every parameter at once',
    arrange: async world => {
      const query = { state: 'active', sort: 'label', direction: 'asc', page: 1, page_size: 100 } as const
      const call = await staffAndKeys(world, secretKey, 'active')
      return { ...call, query: { ...query, search: 'nowhere %_\\' } }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listAccountSecretKeys, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await staffAndKeys(world, secretKey)),
      query: { state: forbidden('broken') },
    }),
  }),
  define(listAccountSecretKeys, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),

  define(listAccountEmbeddedKeys, 200, {
    example: 'some-keys',
    arrange: world => staffAndKeys(world, embeddedKey, 'active', 'paused', 'deleted'),
    check: ({ embedded_keys, total }) => {
      expect(total).toBe(2)
      expect(embedded_keys.map(({ active }) => active).toSorted()).toEqual([false, true])
    },
  }),
  define(listAccountEmbeddedKeys, 200, {
    example: 'no-keys',
    arrange: world => staffAndKeys(world, embeddedKey),
    check: ({ embedded_keys }) => expect(embedded_keys).toEqual([]),
  }),
  define(listAccountEmbeddedKeys, 200, {
    example: 'deleted-keys',
    arrange: async world => ({
      ...(await staffAndKeys(world, embeddedKey, 'active', 'deleted')),
      query: { state: 'deleted' } as const,
    }),
    check: ({ embedded_keys, total }) => {
      expect(total).toBe(1)
      expect(embedded_keys[0]?.recovery_deadline).toEqual(expect.any(String))
    },
  }),
  define(listAccountEmbeddedKeys, 200, {
    example: 'no-keys',
    title: 'every parameter at once',
    arrange: async world => {
      const query = { state: 'expired', sort: 'used', direction: 'asc', page: 1, page_size: 100 } as const
      const call = await staffAndKeys(world, embeddedKey, 'active')
      return { ...call, query: { ...query, search: 'nowhere %_\\' } }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listAccountEmbeddedKeys, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await staffAndKeys(world, embeddedKey)),
      query: { state: forbidden('broken') },
    }),
  }),
  define(listAccountEmbeddedKeys, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),
]
