import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import type { OrganizationKeyAccess } from '#generated/authorization/types.ts'
import { listOrganizationKeyAccounts } from '#generated/security/operations/listOrganizationKeyAccounts.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { type ContractCase, define } from '../../support/contract/case.ts'
import type { World } from '../../support/contract/world.ts'
import { embeddedKey, RECENT_LOGIN, recordKeyUse, secretKey } from '../../support/keys.ts'
import { filtered } from '../filters/filtered.ts'
import { governing, joining } from './authorization/organizations.ts'

/** An owner whose account registered an organization and has a secret key, and another account with an embedded one. */
async function organization(world: World, keyAccess: OrganizationKeyAccess) {
  const { caller, key } = await governing(world)
  const own = await secretKey(world, caller)
  const joined = await joining(world, key)
  if (keyAccess !== 'none')
    await world.perform(setOrganizationKeyAccess, { caller: joined.caller, body: { key_access: keyAccess } })
  // The lists are by the time of creation.
  world.advance(1_000)
  const theirs = await embeddedKey(world, joined.caller)
  return { caller, own, theirs, joined }
}

/** Two keys of the registering account. */
async function twoKeys(world: World, ...states: ('active' | 'paused')[]) {
  const { caller } = await governing(world)
  const [first = 'active', second = 'active'] = states
  return { caller, keys: [await secretKey(world, caller, first), await secretKey(world, caller, second)] }
}

type Results = { results: { outcome: string; rejected_with: { name: string } | null }[] }
/** The outcomes of a call: a rejection by the name of its error. */
const outcomes = ({ results }: Results) =>
  results.map(({ outcome, rejected_with: error }) => error?.name ?? outcome)

const WITHOUT_KEYS = { keys: [] }
const TOO_MUCH = 721

/** What all operations on the keys of an organization reject. */
function rejections<T>(operation: Operation<T>, body?: object): ContractCase[] {
  const call = (caller: unknown) => ({ caller, ...(body && { body }) }) as never
  return [
    define(operation as Operation, 403, {
      example: 'organization-owner-required',
      arrange: async world => {
        const { key } = await governing(world)
        return call((await joining(world, key)).caller)
      },
    }),
    define(operation as Operation, 404, {
      example: 'not-found',
      title: 'an account without an organization',
      arrange: async world => call(await world.person()),
    }),
  ]
}

const SOME_KEY = { keys: ['0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'] }

async function listed(world: World) {
  const { caller, own } = await organization(world, 'view')
  await recordKeyUse(world, own)
  world.advance(1_000)
  await secretKey(world, caller, 'paused')
  return { caller }
}

async function listedOfOwn(world: World) {
  const { caller } = await organization(world, 'view')
  return { caller, query: { account: Number(caller.accountId) } }
}

export const cases = [
  define(listOrganizationKeys, 200, {
    example: 'some-keys',
    arrange: async world => {
      const { caller, own } = await organization(world, 'view')
      await recordKeyUse(world, own)
      return { caller }
    },
    check: ({ keys, total }) => {
      expect(total).toBe(2)
      expect(keys.map(({ kind, can_manage }) => [kind, can_manage])).toEqual([
        ['embedded', false],
        ['secret', true],
      ])
      expect(JSON.stringify(keys)).not.toMatch(/sk_|•|"token"/)
    },
  }),
  define(listOrganizationKeys, 200, {
    example: 'no-keys',
    title: 'a joined account that shares nothing',
    arrange: async world => {
      const { caller, key } = await governing(world)
      const joined = await joining(world, key)
      await embeddedKey(world, joined.caller)
      return { caller }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listOrganizationKeys, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({
      caller: (await governing(world)).caller,
      query: { state: 'lost' as never },
    }),
  }),
  ...rejections(listOrganizationKeys),
  ...filtered(listOrganizationKeys, listed, [
    { search: 'STORE' },
    { kind: 'secret' },
    { state: 'paused' },
    { sort: 'label' },
    { direction: 'asc' },
  ]),
  ...filtered(listOrganizationKeys, listedOfOwn, [{}]),

  define(listOrganizationKeyAccounts, 200, {
    example: 'two-accounts',
    arrange: async world => ({ caller: (await organization(world, 'none')).caller }),
    check: ({ accounts }) =>
      expect(accounts.map(({ key_access }) => key_access).toSorted()).toEqual(['manage', 'none']),
  }),
  ...rejections(listOrganizationKeyAccounts),

  define(pauseOrganizationKeys, 200, {
    example: 'paused',
    arrange: async world => {
      const { caller, own, theirs } = await organization(world, 'manage')
      return { caller, body: { keys: [own, theirs] } }
    },
    check: body => expect(outcomes(body)).toEqual(['changed', 'changed']),
  }),
  define(pauseOrganizationKeys, 200, {
    example: 'some-rejected',
    arrange: async world => {
      const { caller, own, theirs } = await organization(world, 'view')
      return { caller, body: { keys: [own, theirs] } }
    },
    check: body => expect(outcomes(body)).toEqual(['changed', 'key-view-only']),
  }),
  define(pauseOrganizationKeys, 200, {
    example: 'not-found',
    arrange: async world => {
      const { caller, theirs } = await organization(world, 'none')
      return { caller, body: { keys: [theirs] } }
    },
    check: body => expect(outcomes(body)).toEqual(['not-found']),
  }),
  define(pauseOrganizationKeys, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: (await governing(world)).caller, body: WITHOUT_KEYS }),
  }),
  ...rejections(pauseOrganizationKeys, SOME_KEY),

  define(resumeOrganizationKeys, 200, {
    example: 'resumed',
    arrange: async world => {
      const { caller, keys } = await twoKeys(world, 'paused', 'active')
      return { caller, body: { keys } }
    },
    check: body => expect(outcomes(body)).toEqual(['changed', 'unchanged']),
  }),
  define(resumeOrganizationKeys, 200, {
    example: 'deleted',
    arrange: async world => {
      const { caller } = await governing(world)
      return { caller, body: { keys: [await secretKey(world, caller, 'deleted')] } }
    },
    check: body => expect(outcomes(body)).toEqual(['key-pending']),
  }),
  define(resumeOrganizationKeys, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: (await governing(world)).caller, body: WITHOUT_KEYS }),
  }),
  ...rejections(resumeOrganizationKeys, SOME_KEY),

  define(setOrganizationKeyLimits, 200, {
    example: 'limited',
    arrange: async world => {
      const { caller, own, theirs } = await organization(world, 'manage')
      return { caller, body: { keys: [own, theirs], period: 'day' as const, max_lookups: 10_000 } }
    },
    check: body => expect(outcomes(body)).toEqual(['changed', 'changed']),
  }),
  define(setOrganizationKeyLimits, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { caller, keys } = await twoKeys(world)
      return { caller, body: { keys, period: 'total' as const, max_lookups: 0 } }
    },
  }),
  ...rejections(setOrganizationKeyLimits, { ...SOME_KEY, period: 'month', max_lookups: null }),

  define(startOrganizationKeyRotations, 200, {
    example: 'rotated',
    arrange: async world => {
      const { caller, keys } = await twoKeys(world)
      return { caller, body: { keys, overlap_hours: 0 } }
    },
    check: body => {
      expect(outcomes(body)).toEqual(['changed', 'changed'])
      expect(JSON.stringify(body)).not.toContain('sk_')
    },
  }),
  define(startOrganizationKeyRotations, 200, {
    example: 'some-rejected',
    arrange: async world => {
      const { caller, own, theirs } = await organization(world, 'manage')
      const body = { overlap_hours: 24 }
      await world.perform(startSecretKeyRotation, { caller, params: { id: own }, body })
      return { caller, body: { keys: [own, theirs], ...body } }
    },
    check: body => expect(outcomes(body)).toEqual(['rotation-under-way', 'key-without-token']),
  }),
  define(startOrganizationKeyRotations, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { caller, keys } = await twoKeys(world)
      return { caller, body: { keys, overlap_hours: TOO_MUCH } }
    },
  }),
  define(startOrganizationKeyRotations, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, keys } = await twoKeys(world)
      world.advance(RECENT_LOGIN + 1)
      return { caller: await world.refresh(caller), body: { keys, overlap_hours: 0 } }
    },
  }),
  ...rejections(startOrganizationKeyRotations, { ...SOME_KEY, overlap_hours: 0 }),
]
