import { expect } from 'vitest'
import { tokenUses } from '#backend/services/security/tables.ts'
import { HOUR } from '#domain/time/durations.ts'
import { completeSecretKeyRotation } from '#generated/security/operations/completeSecretKeyRotation.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getSecretKeyRotation } from '#generated/security/operations/getSecretKeyRotation.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { RECENT_LOGIN, UNKNOWN_KEY, withSecretKey, withUnknownKey } from '../../../support/keys.ts'

const day = { overlap_hours: 24 }

/** A key of two tokens, the older one used twelve times so many hours ago; the newer one is used now. */
async function rotating(world: World, hoursAgo: number) {
  const { caller, params } = await withSecretKey(world)
  await world.perform(startSecretKeyRotation, { caller, params, body: day })
  world.advance(5 * HOUR)
  await world.given(undefined, async ({ db, clock }) => {
    const now = clock.now()
    const before = new Date(now.getTime() - hoursAgo * HOUR)
    await db.insert(tokenUses).values([
      { keyId: params.id, tokenVersion: 1, start: before, used: 12, last: before },
      { keyId: params.id, tokenVersion: 2, start: now, used: 590, last: now },
    ])
  })
  return { caller: await world.logIn(caller), params }
}

const rotatingAndDeleted = async (world: World) => {
  const call = await rotating(world, 0)
  await world.perform(deleteSecretKey, call)
  return call
}

interface Hours {
  used: number
  previous_used: number
  can_retire: boolean
  previous_used_last_hour: number
  hours: { start: string; previous_used: number }[]
}
/** What holds of any rotation. */
function agrees({ can_retire, previous_used_last_hour, previous_used, hours }: Hours) {
  expect(can_retire).toBe(previous_used_last_hour === 0)
  expect(previous_used).toBeGreaterThan(0)
  expect(hours.map(({ start }) => start)).toEqual(hours.map(({ start }) => start).toSorted())
}

export const cases = [
  define(getSecretKeyRotation, 200, {
    example: 'in-use',
    arrange: world => rotating(world, 0.5),
    check: rotation => {
      agrees(rotation)
      expect(rotation).toMatchObject({ can_retire: false, previous_used_last_hour: 12 })
    },
  }),
  define(getSecretKeyRotation, 200, {
    example: 'unused',
    arrange: world => rotating(world, 2),
    check: rotation => {
      agrees(rotation)
      expect(rotation).toMatchObject({ can_retire: true, previous_used_last_hour: 0 })
      expect(rotation.previous_last_used).not.toBeNull()
    },
  }),
  define(getSecretKeyRotation, 404, {
    example: 'not-found',
    title: 'a key of one token',
    arrange: world => withSecretKey(world),
  }),
  define(getSecretKeyRotation, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),

  define(startSecretKeyRotation, 201, {
    example: 'a-day',
    arrange: async world => ({ ...(await withSecretKey(world)), body: day }),
    check: ({ token, rotation, version }) => {
      expect(token).toMatch(/^sk_[A-Za-z0-9]{36}$/)
      expect(rotation?.previous_token).toMatch(/^•{12}\w{4}$/)
      expect(Date.parse(rotation?.ends ?? '') - Date.parse(rotation?.started ?? '')).toBe(24 * HOUR)
      // A rotation is not an edit, so it makes no open form stale.
      expect(version).toBe(1)
    },
  }),
  define(startSecretKeyRotation, 201, {
    example: 'at-once',
    arrange: async world => ({ ...(await withSecretKey(world)), body: { overlap_hours: 0 } }),
    check: ({ token, rotation }) => {
      expect(token).toMatch(/^sk_[A-Za-z0-9]{36}$/)
      expect(rotation).toBeNull()
    },
  }),
  define(startSecretKeyRotation, 201, {
    example: 'at-once',
    title: 'a token that leaked while two tokens work',
    arrange: async world => ({ ...(await rotating(world, 0.5)), body: { overlap_hours: 0 } }),
    check: ({ rotation }) => expect(rotation).toBeNull(),
  }),
  define(startSecretKeyRotation, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withSecretKey(world)), body: { overlap_hours: 721 } }),
  }),
  define(startSecretKeyRotation, 403, {
    example: 'recent-login-required',
    title: 'a login of a quarter of an hour ago, and a fresh access token',
    arrange: async world => {
      const { caller, params } = await withSecretKey(world)
      world.advance(RECENT_LOGIN + 1)
      return { caller: await world.refresh(caller), params, body: day }
    },
  }),
  define(startSecretKeyRotation, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    params: { id: UNKNOWN_KEY },
    body: day,
  }),
  define(startSecretKeyRotation, 409, {
    example: 'rotation-under-way',
    arrange: async world => ({ ...(await rotating(world, 2)), body: { overlap_hours: 1 } }),
  }),
  define(startSecretKeyRotation, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withSecretKey(world, 'deleted')), body: day }),
  }),

  define(completeSecretKeyRotation, 200, {
    example: 'retired',
    arrange: async world => ({ ...(await rotating(world, 2)), body: {} }),
    check: key => expect(key.rotation).toBeNull(),
  }),
  define(completeSecretKeyRotation, 200, {
    example: 'retired',
    title: 'a token in use, for the label of the key',
    arrange: async world => ({ ...(await rotating(world, 0.5)), body: { label: 'Checkout server' } }),
    check: key => expect(key.rotation).toBeNull(),
  }),
  define(completeSecretKeyRotation, 400, {
    example: 'label-mismatch',
    arrange: async world => ({ ...(await rotating(world, 0.5)), body: { label: 'Another server' } }),
  }),
  define(completeSecretKeyRotation, 404, {
    example: 'not-found',
    title: 'a key of one token',
    arrange: async world => ({ ...(await withSecretKey(world)), body: {} }),
  }),
  define(completeSecretKeyRotation, 409, {
    example: 'token-in-use',
    arrange: async world => ({ ...(await rotating(world, 0.5)), body: {} }),
  }),
  define(completeSecretKeyRotation, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await rotatingAndDeleted(world)), body: {} }),
  }),
]
