import { expect } from 'vitest'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { UNKNOWN_KEY, withEmbeddedKey, withLimitedEmbeddedKey } from '../../../support/keys.ts'

const FIRST = 'shop.northwind.example'
const SECOND = 'test.northwind.example'

async function withKey(world: World, domain: string, state: 'active' | 'deleted' = 'active') {
  const { caller, params } =
    state === 'active' ? await withLimitedEmbeddedKey(world) : await withEmbeddedKey(world, state)
  return { caller, params: { ...params, domain } }
}

/** The second hostname, authorized and then deactivated. */
async function withDeactivated(world: World) {
  const call = await withKey(world, SECOND)
  await world.perform(authorizeDomain, call)
  await world.perform(deactivateDomain, call)
  return call
}

const namesIn = ({ domain }: EmbeddedKey, state: string) =>
  domain.filter(item => item.state === state).map(({ hostname }) => hostname)

const rejected = (example: string, typed: string) =>
  define(authorizeDomain, 400, { example, arrange: world => withKey(world, typed) })

export const cases = [
  define(authorizeDomain, 200, {
    example: 'authorized',
    arrange: world => withKey(world, 'WWW.Fabrikam.example.'),
    check: key =>
      expect(namesIn(key, 'authorized')).toEqual(expect.arrayContaining([FIRST, 'www.fabrikam.example'])),
  }),
  define(authorizeDomain, 200, {
    example: 'authorized-again',
    arrange: withDeactivated,
    check: key => {
      expect(namesIn(key, 'authorized')).toContain(SECOND)
      expect(namesIn(key, 'deactivated')).toEqual([])
    },
  }),
  rejected('hostname-whitespace', 'shop northwind.example'),
  rejected('hostname-only-asterisks', '*.*'),
  rejected('hostname-has-protocol', 'https://shop.northwind.example'),
  rejected('hostname-has-path', 'shop.northwind.example/checkout'),
  rejected('hostname-has-port', 'localhost:8080'),
  rejected('hostname-invalid', 'shop.*.example'),
  rejected('hostname-open-to-anyone', '*.github.io'),
  define(authorizeDomain, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    params: { id: UNKNOWN_KEY, domain: SECOND },
  }),
  define(authorizeDomain, 409, {
    example: 'hostname-exists',
    arrange: world => withKey(world, FIRST.toUpperCase()),
  }),
  define(authorizeDomain, 409, {
    example: 'too-many-hostnames',
    arrange: async world => {
      const caller = await world.person()
      const domains = Array.from({ length: MAX_HOSTNAMES }, (_, index) => `${index}.northwind.example`)
      const body = { label: 'Every shop', domains }
      const { key_id: id } = await world.perform(createEmbeddedKey, { caller, body })
      return { caller, params: { id, domain: SECOND } }
    },
  }),
  define(authorizeDomain, 409, {
    example: 'key-pending',
    arrange: world => withKey(world, SECOND, 'deleted'),
  }),

  define(deactivateDomain, 200, {
    example: 'deactivated',
    arrange: async world => {
      const call = await withKey(world, SECOND)
      await world.perform(authorizeDomain, call)
      return call
    },
    check: key => {
      expect(namesIn(key, 'deactivated')).toEqual([SECOND])
      expect(namesIn(key, 'authorized')).toContain(FIRST)
    },
  }),
  define(deactivateDomain, 200, {
    example: 'deactivated',
    title: 'again',
    arrange: withDeactivated,
    check: key => expect(namesIn(key, 'deactivated')).toEqual([SECOND]),
  }),
  define(deactivateDomain, 404, {
    example: 'not-found',
    title: 'a hostname that the key never had',
    arrange: world => withKey(world, SECOND),
  }),
  define(deactivateDomain, 404, {
    example: 'not-found',
    title: 'what is no hostname',
    arrange: world => withKey(world, 'https://shop.northwind.example/'),
  }),
  define(deactivateDomain, 409, {
    example: 'key-pending',
    arrange: world => withKey(world, FIRST, 'deleted'),
  }),
]
