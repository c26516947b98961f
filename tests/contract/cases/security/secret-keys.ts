import { expect } from 'vitest'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  fillSecretKeys,
  limitKey,
  pastDeadline,
  RECENT_LOGIN,
  recordKeyUse,
  secretKey,
  withSecretKey as withKey,
  withUnknownKey,
} from '../../../support/keys.ts'

const renamed = { label: 'Checkout server EU', description: 'Verifies the address before an order is placed' }
const withKeyPastItsDeadline = (world: World) => pastDeadline(world, withKey(world, 'deleted'))

export const cases = [
  define(listSecretKeys, 200, {
    example: 'some-keys',
    arrange: async world => {
      const { caller } = await withKey(world)
      await secretKey(world, caller, 'paused')
      await secretKey(world, caller, 'deleted')
      return { caller }
    },
    check: ({ secret_keys, total }) => {
      expect(total).toBe(2)
      expect(secret_keys.map(({ paused }) => paused).toSorted()).toEqual([false, true])
    },
  }),
  define(listSecretKeys, 200, {
    example: 'no-keys',
    check: ({ secret_keys }) => expect(secret_keys).toEqual([]),
  }),
  define(listSecretKeys, 200, {
    example: 'deleted-keys',
    arrange: async world => {
      const { caller } = await withKey(world, 'deleted')
      return { caller, query: { state: 'deleted' } as const }
    },
    check: ({ secret_keys }) => expect(secret_keys[0]?.recovery_deadline).toEqual(expect.any(String)),
  }),
  define(listSecretKeys, 200, {
    example: 'no-keys',
    title: 'every parameter at once',
    arrange: async world => {
      const { caller } = await withKey(world)
      const query = { state: 'active', sort: 'label', direction: 'asc', page: 1, page_size: 100 } as const
      return { caller, query: { ...query, search: 'nowhere %_\\' } }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listSecretKeys, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { state: forbidden('broken') },
  }),

  define(createSecretKey, 201, {
    example: 'created',
    body: renamed,
    check: ({ paused }) => expect(paused).toBe(false),
  }),
  define(createSecretKey, 201, {
    example: 'created',
    title: 'just a label',
    body: { label: 'Nightly import' },
  }),
  define(createSecretKey, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ description: 'x'.repeat(5_000) }),
  }),
  define(createSecretKey, 409, {
    example: 'too-many-keys',
    arrange: async world => {
      const caller = await world.person()
      await fillSecretKeys(world, caller)
      return { caller, body: renamed }
    },
  }),

  define(getSecretKey, 200, {
    example: 'in-use',
    arrange: async world => {
      const call = await withKey(world)
      await recordKeyUse(world, call.params.id)
      return call
    },
    check: key =>
      expect(key).toMatchObject({
        rotation: null,
        version: 1,
        last_used: expect.any(String),
        licenses: null,
      }),
  }),
  define(getSecretKey, 200, {
    example: 'in-use',
    title: 'a key that is deleted, until its deadline',
    arrange: world => withKey(world, 'deleted'),
  }),
  define(getSecretKey, 200, {
    title: 'with its limit',
    arrange: async world => {
      const call = await withKey(world)
      await limitKey(world, call, 12_480)
      return call
    },
  }),
  define(getSecretKey, 200, {
    example: 'rotating',
    arrange: async world => {
      const call = await withKey(world)
      await world.perform(startSecretKeyRotation, { ...call, body: { overlap_hours: 24 } })
      return call
    },
    check: ({ token, rotation }) => {
      expect(rotation?.previous_token).toMatch(/^•{12}\w{4}$/)
      expect(rotation?.previous_token).not.toBe(token)
      expect(Date.parse(rotation?.ends ?? '') - Date.parse(rotation?.started ?? '')).toBe(24 * 60 * 60_000)
    },
  }),
  define(getSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(getSecretKey, 404, {
    example: 'not-found',
    title: 'a key past its deadline',
    arrange: withKeyPastItsDeadline,
  }),

  define(updateSecretKey, 200, {
    example: 'renamed',
    arrange: async world => ({ ...(await withKey(world)), body: { ...renamed, version: 1 } }),
    check: ({ label, version }) => expect({ label, version }).toEqual({ label: renamed.label, version: 2 }),
  }),
  define(updateSecretKey, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withKey(world)),
      body: forbidden({ description: 'x'.repeat(5_000), version: 1 }),
    }),
  }),
  define(updateSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: { ...renamed, version: 1 } }),
  }),
  define(updateSecretKey, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withKey(world, 'deleted')), body: { ...renamed, version: 1 } }),
  }),
  define(updateSecretKey, 409, {
    example: 'key-changed',
    arrange: async world => {
      const call = { ...(await withKey(world)), body: { ...renamed, version: 1 } }
      await world.perform(updateSecretKey, call)
      return call
    },
  }),

  define(deleteSecretKey, 200, {
    example: 'deleted',
    arrange: world => withKey(world),
    check: key => expect(key.recovery_deadline).not.toBeNull(),
  }),
  define(deleteSecretKey, 200, {
    example: 'deleted',
    title: 'again',
    arrange: world => withKey(world, 'deleted'),
    check: key => expect(key.recovery_deadline).not.toBeNull(),
  }),
  define(deleteSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),

  define(pauseSecretKey, 200, {
    example: 'paused',
    arrange: world => withKey(world),
    check: key => expect(key).toMatchObject({ paused: true, deactivated: expect.any(String) }),
  }),
  define(pauseSecretKey, 200, {
    example: 'paused',
    title: 'again',
    arrange: world => withKey(world, 'paused'),
    check: key => expect(key.paused).toBe(true),
  }),
  define(pauseSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(pauseSecretKey, 409, { example: 'key-pending', arrange: world => withKey(world, 'deleted') }),

  define(resumeSecretKey, 200, {
    example: 'active',
    arrange: world => withKey(world, 'paused'),
    check: key => expect(key).toMatchObject({ paused: false, deactivated: null }),
  }),
  define(resumeSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(resumeSecretKey, 409, { example: 'key-pending', arrange: world => withKey(world, 'deleted') }),

  define(recoverSecretKey, 200, {
    example: 'recovered',
    arrange: world => withKey(world, 'deleted'),
    check: key => expect(key.recovery_deadline).toBeNull(),
  }),
  define(recoverSecretKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(recoverSecretKey, 409, { example: 'key-not-deleted', arrange: world => withKey(world) }),
  define(recoverSecretKey, 409, { example: 'recovery-deadline-passed', arrange: withKeyPastItsDeadline }),
  define(recoverSecretKey, 409, {
    example: 'too-many-keys',
    arrange: async world => {
      const call = await withKey(world, 'deleted')
      await fillSecretKeys(world, call.caller)
      return call
    },
  }),

  define(revealSecretKeyToken, 200, {
    example: 'revealed',
    arrange: world => withKey(world),
    check: ({ token }) => expect(token).toMatch(/^sk_/),
  }),
  define(revealSecretKeyToken, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, params } = await withKey(world)
      world.advance(RECENT_LOGIN + 1)
      return { caller: await world.refresh(caller), params }
    },
  }),
  define(revealSecretKeyToken, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(revealSecretKeyToken, 404, {
    example: 'not-found',
    title: 'a key past its deadline',
    arrange: withKeyPastItsDeadline,
  }),
  define(revealSecretKeyToken, 409, { example: 'key-pending', arrange: world => withKey(world, 'deleted') }),
]
