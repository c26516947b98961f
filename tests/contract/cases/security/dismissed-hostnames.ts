import { expect } from 'vitest'
import { dismissedHostnames } from '#backend/services/security/tables.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { dismissHostname } from '#generated/security/operations/dismissHostname.ts'
import { restoreHostname } from '#generated/security/operations/restoreHostname.ts'
import { define } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'
import { UNKNOWN_KEY, withEmbeddedKey } from '../../../support/keys.ts'

const COPYCAT = 'copycat.example'
/** The hostname that the key of the cases is authorized for. */
const OWN = 'shop.northwind.example'

async function withKey(world: World, domain: string, state: 'active' | 'deleted' = 'active') {
  const { caller, params } = await withEmbeddedKey(world, state)
  return { caller, params: { ...params, domain } }
}

async function withDismissed(world: World) {
  const call = await withKey(world, COPYCAT)
  await world.perform(dismissHostname, call)
  return call
}

export const cases = [
  define(dismissHostname, 200, {
    example: 'dismissed',
    arrange: world => withKey(world, 'CopyCat.example.'),
    check: ({ hostname }) => expect(hostname).toBe(COPYCAT),
  }),
  define(dismissHostname, 200, { title: 'a hostname that is dismissed', arrange: withDismissed }),
  define(dismissHostname, 200, {
    title: 'a hostname that only another key is authorized for',
    arrange: async world => {
      const caller = await world.person()
      const body = { label: 'Returns page', domains: ['returns.northwind.example'] }
      const { key_id: id } = await world.perform(createEmbeddedKey, { caller, body })
      return { caller, params: { id, domain: OWN } }
    },
  }),
  define(dismissHostname, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    params: { id: UNKNOWN_KEY, domain: COPYCAT },
  }),
  define(dismissHostname, 409, { example: 'hostname-exists', arrange: world => withKey(world, OWN) }),
  define(dismissHostname, 409, {
    example: 'too-many-dismissed-hostnames',
    arrange: async world => {
      const call = await withKey(world, COPYCAT)
      await world.given(undefined, async ({ db, clock }) => {
        const row = { keyId: call.params.id, dismissed: clock.now(), dismissedBy: call.caller.userId }
        const count = limitOf(dismissHostname)
        await db
          .insert(dismissedHostnames)
          .values(Array.from({ length: count }, (_, index) => ({ ...row, hostname: `${index}.example` })))
      })
      return call
    },
  }),
  define(dismissHostname, 409, {
    example: 'key-pending',
    arrange: world => withKey(world, COPYCAT, 'deleted'),
  }),

  define(restoreHostname, 204, { title: 'a dismissed hostname', arrange: withDismissed }),
  define(restoreHostname, 204, {
    title: 'a hostname that is not dismissed',
    arrange: world => withKey(world, COPYCAT),
  }),
  define(restoreHostname, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    params: { id: UNKNOWN_KEY, domain: COPYCAT },
  }),
  define(restoreHostname, 409, {
    example: 'key-pending',
    arrange: world => withKey(world, COPYCAT, 'deleted'),
  }),
]
