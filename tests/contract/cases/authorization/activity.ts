import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { withPausedKey, withUnsubscribedTopic } from '../../../support/activity.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const someone = async (world: World) => ({ caller: await world.person() })

export const cases = [
  define(listActivity, 200, {
    example: 'of-the-account',
    arrange: async world => ({ caller: (await withPausedKey(world)).caller }),
    check: ({ activity, scope }) => {
      expect(scope).toBe('account')
      expect(activity[0]).toMatchObject({
        operation: 'pauseSecretKey',
        kind: 'keys',
        summary: 'Paused the secret key Checkout server',
        resource: { kind: 'secret-key' },
        undo: 'available',
      })
    },
  }),
  define(listActivity, 200, {
    example: 'own',
    arrange: async world => {
      const caller = await world.person({ roles: ['api-key-editor'] })
      await world.perform(createSecretKey, { caller, body: { label: 'Checkout server' } })
      return { caller }
    },
    check: ({ activity, scope }) => {
      expect(scope).toBe('own')
      expect(activity).toHaveLength(1)
    },
  }),
  define(listActivity, 200, {
    example: 'none',
    title: 'every parameter at once',
    arrange: async world => {
      const { caller } = await withPausedKey(world)
      const range = { start: '2026-01-01T00:00:00Z', end: '2199-01-01T00:00:00Z' }
      const cursor = '1763702400000-412'
      const query = {
        ...range,
        search: 'nowhere %_\\',
        user: caller.userId,
        kind: 'keys',
        cursor,
        page_size: 500,
      } as const
      return { caller, query }
    },
    check: ({ activity, next }) => {
      expect(activity).toEqual([])
      expect(next).toBeNull()
    },
  }),
  define(listActivity, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({ ...(await someone(world)), query: { kind: forbidden('gossip') } }),
  }),

  define(undoActivity, 200, {
    example: 'undone',
    arrange: withUnsubscribedTopic,
    check: entry => expect(entry.undo).toBe('done'),
  }),
  define(undoActivity, 200, {
    example: 'undone',
    title: 'the act of a key',
    arrange: withPausedKey,
    check: entry => expect(entry).toMatchObject({ operation: 'pauseSecretKey', undo: 'done' }),
  }),
  define(undoActivity, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => ({ ...(await someone(world)), params: { id: forbidden('none') } }),
  }),
  define(undoActivity, 403, {
    example: 'api-key-editor-required',
    title: 'a person who may no longer resume the key',
    arrange: async world => {
      const { caller, params } = await withPausedKey(world)
      await world.perform(revokeRole, { caller, params: { id: caller.userId, role: 'api-key-editor' } })
      return { caller, params }
    },
  }),
  define(undoActivity, 404, {
    arrange: async world => ({ ...(await someone(world)), params: { id: 9_000_000_000_000 } }),
  }),
  define(undoActivity, 409, {
    example: 'activity-not-undoable',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(createSecretKey, { caller, body: { label: 'Checkout server' } })
      const { activity } = await world.perform(listActivity, { caller, query: { page_size: 1 } })
      return { caller, params: { id: activity[0]?.activity_id ?? 0 } }
    },
  }),
  define(undoActivity, 409, {
    example: 'activity-undone',
    arrange: async world => {
      const { caller, params } = await withPausedKey(world)
      await world.perform(undoActivity, { caller, params })
      return { caller, params }
    },
  }),
  define(undoActivity, 409, {
    example: 'activity-superseded',
    arrange: async world => {
      const { caller, params, key } = await withPausedKey(world)
      await world.perform(resumeSecretKey, { caller, params: key })
      return { caller, params }
    },
  }),
  define(undoActivity, 409, {
    example: 'activity-without-effect',
    arrange: async world => {
      const { caller, params, key } = await withPausedKey(world)
      await world.given(undefined, async ({ db }) => {
        await db
          .update(secretKeys)
          .set({ paused: false, deactivated: null })
          .where(eq(secretKeys.keyId, key.id))
      })
      return { caller, params }
    },
  }),
]
