import { expect } from 'vitest'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { getKeyLimit } from '#generated/security/operations/getKeyLimit.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { limitKey, withEmbeddedKey, withSecretKey, withUnknownKey } from '../../../support/keys.ts'

const fiftyThousand = { max_lookups: 50_000 }
const raised = { max_lookups: 80_000, instead_of: 50_000 }

async function withLimit(world: World, used = 12_480) {
  const call = await withEmbeddedKey(world)
  await limitKey(world, call, used)
  return call
}

async function withLimitOfDeletedKey(world: World) {
  const call = await withLimit(world)
  await world.perform(deleteEmbeddedKey, call)
  return call
}

/** Whether the figures of a limit agree with each other. */
const agrees = (limit: { max_lookups: number; lookups_used: number; limit_reached: boolean }) =>
  expect(limit.limit_reached).toBe(limit.lookups_used >= limit.max_lookups)

export const cases = [
  define(getKeyLimit, 200, {
    example: 'in-use',
    arrange: world => withLimit(world),
    check: limit => {
      agrees(limit)
      expect(limit).toMatchObject({ max_lookups: 50_000, lookups_used: 12_480, limit_reached: false })
    },
  }),
  define(getKeyLimit, 200, {
    example: 'reached',
    arrange: world => withLimit(world, 50_000),
    check: limit => {
      agrees(limit)
      expect(limit.limit_reached).toBe(true)
    },
  }),
  define(getKeyLimit, 200, {
    title: 'of a secret key',
    arrange: async world => {
      const call = await withSecretKey(world)
      await limitKey(world, call, 12_480)
      return call
    },
  }),
  define(getKeyLimit, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(getKeyLimit, 404, {
    example: 'not-found',
    title: 'a key without a limit',
    arrange: world => withEmbeddedKey(world),
  }),

  define(createKeyLimit, 201, {
    example: 'added',
    arrange: async world => ({ ...(await withEmbeddedKey(world)), body: fiftyThousand }),
    check: limit => {
      agrees(limit)
      expect(limit).toMatchObject({ max_lookups: 50_000, lookups_used: 0 })
    },
  }),
  define(createKeyLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withEmbeddedKey(world)), body: { max_lookups: 0 } }),
  }),
  define(createKeyLimit, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: fiftyThousand }),
  }),
  define(createKeyLimit, 409, {
    example: 'limit-exists',
    arrange: async world => ({ ...(await withLimit(world)), body: fiftyThousand }),
  }),
  define(createKeyLimit, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withEmbeddedKey(world, 'deleted')), body: fiftyThousand }),
  }),

  define(updateKeyLimit, 200, {
    example: 'raised',
    arrange: async world => ({ ...(await withLimit(world)), body: raised }),
    check: limit => {
      agrees(limit)
      expect(limit).toMatchObject({ max_lookups: 80_000, lookups_used: 12_480 })
    },
  }),
  define(updateKeyLimit, 200, {
    example: 'lowered',
    arrange: async world => ({
      ...(await withLimit(world)),
      body: { max_lookups: 10_000, instead_of: 50_000 },
    }),
    check: limit => {
      agrees(limit)
      expect(limit).toMatchObject({ max_lookups: 10_000, lookups_used: 12_480, limit_reached: true })
    },
  }),
  define(updateKeyLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withLimit(world)), body: { ...raised, max_lookups: 0 } }),
  }),
  define(updateKeyLimit, 400, {
    title: 'without the number that it takes the place of',
    invalid: true,
    arrange: async world => ({ ...(await withLimit(world)), body: forbidden(fiftyThousand) }),
  }),
  define(updateKeyLimit, 404, {
    example: 'not-found',
    title: 'a key without a limit',
    arrange: async world => ({ ...(await withEmbeddedKey(world)), body: raised }),
  }),
  define(updateKeyLimit, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withLimitOfDeletedKey(world)), body: raised }),
  }),
  define(updateKeyLimit, 409, {
    example: 'limit-changed',
    arrange: async world => {
      const call = await withLimit(world)
      const body = { max_lookups: 60_000, instead_of: 50_000 }
      await world.perform(updateKeyLimit, { ...call, body })
      return { ...call, body: raised }
    },
  }),

  define(deleteKeyLimit, 204, { title: 'a limit', arrange: world => withLimit(world) }),
  define(deleteKeyLimit, 204, { title: 'a key without a limit', arrange: world => withSecretKey(world) }),
  define(deleteKeyLimit, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(deleteKeyLimit, 409, { example: 'key-pending', arrange: withLimitOfDeletedKey }),

  define(resetKeyLimit, 200, {
    example: 'reset',
    arrange: world => withLimit(world, 50_000),
    check: limit => {
      agrees(limit)
      expect(limit).toMatchObject({ max_lookups: 50_000, lookups_used: 0, limit_reached: false })
    },
  }),
  define(resetKeyLimit, 404, {
    example: 'not-found',
    title: 'a key without a limit',
    arrange: world => withSecretKey(world),
  }),
  define(resetKeyLimit, 409, { example: 'key-pending', arrange: withLimitOfDeletedKey }),
]
