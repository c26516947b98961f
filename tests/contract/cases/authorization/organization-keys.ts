import { expect } from 'vitest'
import { checkOrganizationKey } from '#generated/authorization/operations/checkOrganizationKey.ts'
import { checkOrganizationName } from '#generated/authorization/operations/checkOrganizationName.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { resetOrganizationKey } from '#generated/authorization/operations/resetOrganizationKey.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { playing } from '../../../support/contract/scenario.ts'
import { withSecondFactor } from '../../../support/factors.ts'
import { newName } from '../../../support/organization.ts'
import { EXAMPLE, governing, joining } from './organizations.ts'

/** Operations of `organizations.yaml` about names and keys, which others than its accounts call. */
export const cases = [
  define(resetOrganizationKey, 200, {
    example: 'regenerated',
    arrange: async world => ({ caller: (await governing(world)).caller }),
    check: body => expect(body.organization_key).not.toBe(EXAMPLE.key),
  }),
  define(resetOrganizationKey, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key } = await governing(world)
      return { caller: (await joining(world, key)).caller }
    },
  }),
  define(resetOrganizationKey, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      caller: (await governing(world)).caller,
      headers: playing('old-login'),
    }),
  }),

  define(checkOrganizationName, 200, {
    example: 'free',
    arrange: async world => ({
      caller: await world.person(),
      query: { organization_name: await world.given('northwind', async () => newName()) },
    }),
    check: body => expect(body).toEqual({ is_available: true }),
  }),
  define(checkOrganizationName, 200, {
    example: 'free',
    title: 'its own name',
    arrange: async world => {
      const { caller, name } = await governing(world)
      return { caller, query: { organization_name: name } }
    },
    check: body => expect(body).toEqual({ is_available: true }),
  }),
  define(checkOrganizationName, 200, {
    example: 'taken',
    arrange: async world => {
      const { name } = await governing(world)
      return { caller: await world.person(), query: { organization_name: name } }
    },
    check: body => expect(body).toEqual({ is_available: false }),
  }),
  define(checkOrganizationName, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: { organization_name: 'Northwind Traders' },
  }),

  define(checkOrganizationKey, 200, {
    example: 'not-activated',
    arrange: async world => {
      const { key } = await governing(world)
      return { caller: await world.person(), body: { organization_key: key } }
    },
    check: body => expect(body.idp_activated).toBe(false),
  }),
  define(checkOrganizationKey, 200, {
    example: 'activated',
    arrange: async world => {
      const { key } = await governing(world, { active: true })
      return { caller: await world.person(), body: { organization_key: key } }
    },
    check: body => expect(body.idp_activated).toBe(true),
  }),
  define(checkOrganizationKey, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
  define(checkOrganizationKey, 404, {
    example: 'not-found',
    title: 'a key that belongs to none',
    body: { organization_key: 'ok_AAAAAAAAAAAAAAAAAAAAAAAA' },
  }),

  define(joinOrganization, 201, {
    example: 'joined',
    arrange: async world => {
      const { key } = await governing(world)
      return { caller: await world.person(), body: { organization_key: key } }
    },
    check: body => expect(body.owner).toBe(false),
  }),
  define(joinOrganization, 201, {
    example: 'joined',
    title: 'one whose provider is active, with a recovery owner',
    arrange: async world => {
      const { key } = await governing(world, { active: true })
      const caller = await world.person()
      await withSecondFactor(world, caller)
      return { caller, body: { organization_key: key } }
    },
  }),
  define(joinOrganization, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
  define(joinOrganization, 404, {
    example: 'not-found',
    title: 'a key that belongs to none',
    body: { organization_key: 'ok_AAAAAAAAAAAAAAAAAAAAAAAA' },
  }),
  define(joinOrganization, 409, {
    example: 'already-in-organization',
    arrange: async world => {
      const { key } = await governing(world)
      const { caller } = await governing(world)
      return { caller, body: { organization_key: key } }
    },
  }),
  define(joinOrganization, 409, {
    example: 'recovery-owner-required',
    arrange: async world => {
      const { key } = await governing(world, { active: true })
      return { caller: await world.person(), body: { organization_key: key } }
    },
  }),
]
