import { expect } from 'vitest'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { resumeEmbeddedKey } from '#generated/security/operations/resumeEmbeddedKey.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  embeddedKey,
  fillEmbeddedKeys,
  limitKey,
  pastDeadline,
  recordKeyUse,
  withEmbeddedKey as withKey,
  withLimitedEmbeddedKey,
  withUnknownKey,
} from '../../../support/keys.ts'

const HOSTS = ['shop.northwind.example', '*.northwind.example']
const made = { label: 'Store checkout', description: 'Completes addresses while people type', domains: HOSTS }
const described = {
  label: 'Store checkout',
  description: 'Completes addresses in the checkout and on the account page',
  version: 1,
}
const withKeyPastItsDeadline = (world: World) => pastDeadline(world, withKey(world, 'deleted'))

/** A key is rejected for its hostname. */
const rejected = (example: string, typed: string) =>
  define(createEmbeddedKey, 400, {
    example,
    body: { ...made, domains: ['shop.northwind.example', typed] },
  })

export const cases = [
  define(listEmbeddedKeys, 200, {
    example: 'some-keys',
    arrange: async world => {
      const { caller } = await withLimitedEmbeddedKey(world)
      await embeddedKey(world, caller, 'paused')
      await embeddedKey(world, caller, 'deleted')
      return { caller }
    },
    check: ({ embedded_keys, total }) => {
      expect(total).toBe(2)
      expect(embedded_keys.map(({ active }) => active).toSorted()).toEqual([false, true])
    },
  }),
  define(listEmbeddedKeys, 200, {
    example: 'no-keys',
    check: ({ embedded_keys }) => expect(embedded_keys).toEqual([]),
  }),
  define(listEmbeddedKeys, 200, {
    example: 'deleted-keys',
    arrange: async world => {
      const { caller } = await withKey(world, 'deleted')
      return { caller, query: { state: 'deleted' } as const }
    },
    check: ({ embedded_keys }) => expect(embedded_keys[0]?.recovery_deadline).toEqual(expect.any(String)),
  }),
  define(listEmbeddedKeys, 200, {
    example: 'one-key',
    arrange: async world => {
      const caller = await world.person()
      const body = { ...made, domains: [...HOSTS, 'test.northwind.example'] }
      const { key_id: id } = await world.perform(createEmbeddedKey, { caller, body })
      await world.perform(deactivateDomain, { caller, params: { id, domain: 'test.northwind.example' } })
      await limitKey(world, { caller, params: { id } }, 50_000)
      await recordKeyUse(world, id)
      return { caller, query: { host: 'shop.northwind.example' } }
    },
    check: ({ embedded_keys: [key] }) => {
      expect(key?.domain).toEqual([
        { hostname: '*.northwind.example', state: 'authorized' },
        { hostname: 'shop.northwind.example', state: 'authorized' },
        { hostname: 'test.northwind.example', state: 'deactivated' },
      ])
      expect(key?.limit).toMatchObject({ max_lookups: 50_000, lookups_used: 50_000, limit_reached: true })
    },
  }),
  define(listEmbeddedKeys, 200, {
    example: 'no-keys',
    title: 'every parameter at once',
    arrange: async world => {
      const { caller } = await withKey(world)
      const query = { state: 'expired', sort: 'used', direction: 'asc', page: 1, page_size: 100 } as const
      return { caller, query: { ...query, search: 'nowhere %_\\', host: 'not a host' } }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listEmbeddedKeys, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: { state: forbidden('broken'), page: 0 },
  }),

  define(createEmbeddedKey, 201, {
    example: 'created',
    body: made,
    check: key =>
      expect(key).toMatchObject({
        active: true,
        label: made.label,
        description: made.description,
        domain: HOSTS.toSorted().map(hostname => ({ hostname, state: 'authorized' })),
        version: 1,
        limit: null,
      }),
  }),
  define(createEmbeddedKey, 201, {
    example: 'on-this-computer',
    body: { label: 'Lee at work', domains: ['localhost', '127.0.0.1'] },
    check: ({ domain, description }) => {
      expect(domain.map(({ hostname }) => hostname)).toEqual(['127.0.0.1', 'localhost'])
      expect(description).toBe('')
    },
  }),
  define(createEmbeddedKey, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ description: 'x'.repeat(5_000), domains: [] }),
  }),
  rejected('hostname-whitespace', 'shop northwind.example'),
  rejected('hostname-only-asterisks', '*.*'),
  rejected('hostname-has-protocol', 'https://shop.northwind.example'),
  rejected('hostname-has-path', 'shop.northwind.example/checkout'),
  rejected('hostname-has-port', 'shop.northwind.example:8443'),
  rejected('hostname-invalid', 'shop.*.example'),
  rejected('hostname-open-to-anyone', '*.co.uk'),
  define(createEmbeddedKey, 409, {
    example: 'too-many-embedded-keys',
    arrange: async world => {
      const caller = await world.person()
      await fillEmbeddedKeys(world, caller)
      return { caller, body: made }
    },
  }),

  define(getEmbeddedKey, 200, {
    example: 'in-use',
    arrange: async world => {
      const call = await withKey(world)
      await recordKeyUse(world, call.params.id)
      await limitKey(world, call, 12_480)
      return call
    },
    check: key =>
      expect(key).toMatchObject({
        last_used: expect.any(String),
        limit: { max_lookups: 50_000, lookups_used: 12_480, limit_reached: false },
      }),
  }),
  define(getEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(getEmbeddedKey, 404, {
    example: 'not-found',
    title: 'a key past its deadline',
    arrange: withKeyPastItsDeadline,
  }),

  define(updateEmbeddedKey, 200, {
    example: 'described',
    arrange: async world => ({ ...(await withLimitedEmbeddedKey(world)), body: described }),
    check: ({ description, version }) =>
      expect({ description, version }).toEqual({ description: described.description, version: 2 }),
  }),
  define(updateEmbeddedKey, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withKey(world)),
      body: forbidden({ description: 'x'.repeat(5_000), version: 1 }),
    }),
  }),
  define(updateEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: described }),
  }),
  define(updateEmbeddedKey, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await withKey(world, 'deleted')), body: described }),
  }),
  define(updateEmbeddedKey, 409, {
    example: 'key-changed',
    arrange: async world => {
      const call = { ...(await withKey(world)), body: described }
      await world.perform(updateEmbeddedKey, call)
      return call
    },
  }),

  define(deleteEmbeddedKey, 200, {
    example: 'deleted',
    arrange: world => withKey(world),
    check: key => expect(key.recovery_deadline).not.toBeNull(),
  }),
  define(deleteEmbeddedKey, 200, {
    example: 'deleted',
    title: 'again',
    arrange: world => withKey(world, 'deleted'),
    check: key => expect(key.recovery_deadline).not.toBeNull(),
  }),
  define(deleteEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),

  define(pauseEmbeddedKey, 200, {
    example: 'paused',
    arrange: world => withKey(world),
    check: key => expect(key.active).toBe(false),
  }),
  define(pauseEmbeddedKey, 200, {
    example: 'paused',
    title: 'again',
    arrange: world => withKey(world, 'paused'),
    check: key => expect(key.active).toBe(false),
  }),
  define(pauseEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(pauseEmbeddedKey, 409, { example: 'key-pending', arrange: world => withKey(world, 'deleted') }),

  define(resumeEmbeddedKey, 200, {
    example: 'active',
    arrange: world => withKey(world, 'paused'),
    check: key => expect(key.active).toBe(true),
  }),
  define(resumeEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(resumeEmbeddedKey, 409, { example: 'key-pending', arrange: world => withKey(world, 'deleted') }),

  define(recoverEmbeddedKey, 200, {
    example: 'recovered',
    arrange: world => withKey(world, 'deleted'),
    check: ({ recovery_deadline, domain }) => {
      expect(recovery_deadline).toBeNull()
      expect(domain).toHaveLength(1)
    },
  }),
  define(recoverEmbeddedKey, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: withUnknownKey,
  }),
  define(recoverEmbeddedKey, 409, { example: 'key-not-deleted', arrange: world => withKey(world) }),
  define(recoverEmbeddedKey, 409, { example: 'recovery-deadline-passed', arrange: withKeyPastItsDeadline }),
  define(recoverEmbeddedKey, 409, {
    example: 'too-many-embedded-keys',
    arrange: async world => {
      const call = await withKey(world, 'deleted')
      await fillEmbeddedKeys(world, call.caller)
      return call
    },
  }),
]
