import { expect } from 'vitest'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { deleteOrganizationDomain } from '#generated/authorization/operations/deleteOrganizationDomain.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { listOrganizationDomains } from '#generated/authorization/operations/listOrganizationDomains.ts'
import { verifyOrganizationDomain } from '#generated/authorization/operations/verifyOrganizationDomain.ts'
import { newId } from '#kernel/random.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { giveGrace, makeDomain, makeOrganization } from '../../../support/organization.ts'
import { governing, nothing, oldLogin } from '../../../support/providers.ts'

const DOMAIN = 'northwind.example'

const newDomain = (world: World) => world.given(DOMAIN, async () => `${newId()}.example`)

/** A person whose organization has a domain. */
async function owning(world: World, input: Parameters<typeof makeDomain>[2] = {}) {
  const { caller, key } = await governing(world, nothing)
  const domain = await world.given(DOMAIN, backend => makeDomain(backend, caller, input))
  return { caller, key, domain }
}

/** An owner of an account that joined the organization. */
async function joining(world: World, key: string) {
  const caller = await world.person()
  await world.perform(joinOrganization, { caller, body: { organization_key: key } })
  return caller
}

export const cases = [
  define(listOrganizationDomains, 200, {
    example: 'two-domains',
    arrange: async world => {
      const { caller } = await owning(world, { verified: true })
      await world.given(DOMAIN, backend => makeDomain(backend, caller))
      return { caller }
    },
    check: ({ domains, grace_period }) => {
      expect(domains).toHaveLength(2)
      expect(grace_period).toBeNull()
    },
  }),
  define(listOrganizationDomains, 200, {
    example: 'grace-period',
    arrange: async world => {
      const { caller } = await governing(world, nothing)
      await world.given(undefined, backend => giveGrace(backend, caller, 30))
      return { caller }
    },
    check: ({ grace_period }) => expect(grace_period?.domains).toHaveLength(1),
  }),

  define(createOrganizationDomain, 201, {
    example: 'added',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { domain: await newDomain(world) },
    }),
    check: body => expect(body.verified).toBeNull(),
  }),
  define(createOrganizationDomain, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { domain: 'kim@northwind.example' },
    }),
  }),
  define(createOrganizationDomain, 400, {
    example: 'public-mail-domain',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { domain: 'gmail.com' },
    }),
  }),
  define(createOrganizationDomain, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key } = await governing(world, nothing)
      return { caller: await joining(world, key), body: { domain: await newDomain(world) } }
    },
  }),
  define(createOrganizationDomain, 409, {
    example: 'domain-exists',
    arrange: async world => {
      const { caller, domain } = await owning(world)
      return { caller, body: { domain } }
    },
  }),
  define(createOrganizationDomain, 409, {
    example: 'max-domains-reached',
    arrange: async world => {
      const { caller } = await governing(world, nothing)
      await world.given(undefined, async backend => {
        for (let each = 0; each < 20; each++) await makeDomain(backend, caller)
      })
      return { caller, body: { domain: await newDomain(world) } }
    },
  }),

  define(deleteOrganizationDomain, 204, {
    arrange: async world => {
      const { caller, domain } = await owning(world, { verified: true })
      return { caller, params: { domain } }
    },
  }),
  define(deleteOrganizationDomain, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key, domain } = await owning(world)
      return { caller: await joining(world, key), params: { domain } }
    },
  }),
  define(deleteOrganizationDomain, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, domain } = await owning(world)
      return { caller, params: { domain }, headers: oldLogin }
    },
  }),

  define(verifyOrganizationDomain, 200, {
    example: 'verified',
    arrange: async world => {
      const { caller, domain } = await owning(world, { hasRecord: true })
      return { caller, params: { domain } }
    },
    check: body => expect(body.verified).not.toBeNull(),
  }),
  define(verifyOrganizationDomain, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key, domain } = await owning(world)
      return { caller: await joining(world, key), params: { domain } }
    },
  }),
  define(verifyOrganizationDomain, 409, {
    example: 'domain-record-missing',
    arrange: async world => {
      const { caller, domain } = await owning(world)
      return { caller, params: { domain } }
    },
  }),
  define(verifyOrganizationDomain, 409, {
    example: 'domain-taken',
    arrange: async world => {
      const { caller, domain } = await owning(world, { hasRecord: true })
      const other = await world.person()
      await world.given(undefined, async backend => {
        await makeOrganization(backend, other)
        await makeDomain(backend, other, { domain, verified: true })
      })
      return { caller, params: { domain } }
    },
  }),
]
