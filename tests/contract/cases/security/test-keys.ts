import { expect } from 'vitest'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { resetTestKeyToken } from '#generated/security/operations/resetTestKeyToken.ts'
import { updateTestKey } from '#generated/security/operations/updateTestKey.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'
import { pastDeadline } from '../../../support/keys.ts'

const body = { label: 'Continuous integration' }
const NEW_LABEL = { label: 'Nightly build' }
/** An ID that no test key has. */
const UNKNOWN = '7e57f1c4-0000-8000-8000-000000000000'

async function testKey(world: World, caller: Person, isDeleted = false): Promise<string> {
  const { key_id: id } = await world.perform(createTestKey, { caller, body })
  if (isDeleted) await world.perform(deleteTestKey, { caller, params: { id } })
  return id
}

async function withKey(world: World, isDeleted = false) {
  const caller = await world.person()
  return { caller, params: { id: await testKey(world, caller, isDeleted) } }
}

const withUnknownKey = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN } })

/** Gives the account as many test keys as it can have. */
async function fill(world: World, caller: Person): Promise<void> {
  for (let made = 0; made < limitOf(createTestKey); made++) await testKey(world, caller)
}

export const cases = [
  define(listTestKeys, 200, {
    example: 'some-keys',
    arrange: async world => {
      const { caller } = await withKey(world, true)
      await testKey(world, caller)
      await testKey(world, caller)
      return { caller }
    },
    check: ({ test_keys }) => {
      expect(test_keys).toHaveLength(2)
      for (const { recovery_deadline } of test_keys) expect(recovery_deadline).toBeNull()
    },
  }),
  define(listTestKeys, 200, {
    example: 'no-keys',
    check: ({ test_keys }) => expect(test_keys).toEqual([]),
  }),
  define(listTestKeys, 200, {
    example: 'deleted-keys',
    arrange: async world => {
      const { caller } = await withKey(world, true)
      return { caller, query: { state: 'deleted' } as const }
    },
    check: ({ test_keys }) => expect(test_keys[0]?.recovery_deadline).toEqual(expect.any(String)),
  }),
  define(listTestKeys, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { state: forbidden('broken') },
  }),

  define(createTestKey, 201, {
    example: 'created',
    body,
    check: ({ key_id, token }) => {
      expect(key_id).toMatch(/^7e57/)
      expect(token).toMatch(/^test_/)
    },
  }),
  define(createTestKey, 400, { example: 'label-missing', invalid: true, body: forbidden({}) }),
  define(createTestKey, 409, {
    example: 'too-many-test-keys',
    arrange: async world => {
      const caller = await world.person()
      await fill(world, caller)
      return { caller, body }
    },
  }),

  define(updateTestKey, 200, {
    example: 'renamed',
    arrange: async world => ({ ...(await withKey(world)), body: NEW_LABEL }),
    check: ({ label }) => expect(label).toBe(NEW_LABEL.label),
  }),
  define(updateTestKey, 200, {
    example: 'renamed',
    title: 'to the label that it has',
    arrange: async world => {
      const call = { ...(await withKey(world)), body: NEW_LABEL }
      await world.perform(updateTestKey, call)
      return call
    },
    check: ({ label }) => expect(label).toBe(NEW_LABEL.label),
  }),
  define(updateTestKey, 400, {
    example: 'label-missing',
    invalid: true,
    arrange: async world => ({ ...(await withKey(world)), body: forbidden({}) }),
  }),
  define(updateTestKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body }),
  }),
  define(updateTestKey, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withKey(world, true)), body }),
  }),

  define(deleteTestKey, 204, { arrange: world => withKey(world) }),
  define(deleteTestKey, 204, { title: 'again', arrange: world => withKey(world, true) }),
  define(deleteTestKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),

  define(recoverTestKey, 200, {
    example: 'recovered',
    arrange: world => withKey(world, true),
    check: ({ recovery_deadline }) => expect(recovery_deadline).toBeNull(),
  }),
  define(recoverTestKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(recoverTestKey, 409, { example: 'key-not-deleted', arrange: world => withKey(world) }),
  define(recoverTestKey, 409, {
    example: 'recovery-deadline-passed',
    arrange: world => pastDeadline(world, withKey(world, true)),
  }),
  define(recoverTestKey, 409, {
    example: 'too-many-test-keys',
    arrange: async world => {
      const call = await withKey(world, true)
      await fill(world, call.caller)
      return call
    },
  }),

  define(resetTestKeyToken, 200, {
    example: 'rotated',
    arrange: world => withKey(world),
    check: ({ token }) => expect(token).toMatch(/^test_/),
  }),
  define(resetTestKeyToken, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(resetTestKeyToken, 409, { example: 'key-pending', arrange: world => withKey(world, true) }),
]
