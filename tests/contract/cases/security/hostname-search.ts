import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { listKeysOfHostname } from '#generated/security/operations/listKeysOfHostname.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A hostname that no other test has. */
const newDomain = (world: World) => world.newAddress().split('@').join('.').toLowerCase()

/** A customer's embedded key with some hostnames. */
async function key(world: World, domains: string[]) {
  const caller = await world.person()
  const body = { label: 'Store checkout', domains }
  const { key_id: id } = await world.perform(createEmbeddedKey, { caller, body })
  return { caller, id }
}

export const cases = [
  define(listKeysOfHostname, 200, {
    example: 'some-keys',
    arrange: async world => {
      const domain = newDomain(world)
      await key(world, [`shop.${domain}`, `*.${domain}`, `other.${domain}`, domain])
      await key(world, [`not${domain}`])
      return { caller: await staff(world), query: { hostname: `shop.${domain}` } }
    },
    check: ({ keys, total }) => {
      const [covering, own] = keys.map(found => found.domain.hostname)
      expect(covering).toBe(own?.replace(/^shop/, '*'))
      expect(total).toBe(2)
    },
  }),
  define(listKeysOfHostname, 200, {
    example: 'deactivated',
    arrange: async world => {
      const domain = newDomain(world)
      const { caller, id } = await key(world, [domain, `not${domain}`])
      await world.perform(deactivateDomain, { caller, params: { id, domain } })
      await world.perform(deleteEmbeddedKey, { caller, params: { id } })
      return { caller: await staff(world), query: { hostname: domain } }
    },
    check: ({ keys }) =>
      expect(keys.map(({ state, domain }) => [state, domain.state])).toEqual([['deleted', 'deactivated']]),
  }),
  define(listKeysOfHostname, 200, {
    example: 'no-keys',
    arrange: async world => ({ caller: await staff(world), query: { hostname: newDomain(world) } }),
    check: ({ keys, total }) => expect([keys, total]).toEqual([[], 0]),
  }),
  define(listKeysOfHostname, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({}) }),
  }),
]
