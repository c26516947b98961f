import { expect } from 'vitest'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { listOrganizationAccounts } from '#generated/authorization/operations/listOrganizationAccounts.ts'
import { removeOrganizationAccount } from '#generated/authorization/operations/removeOrganizationAccount.ts'
import { renameOrganization } from '#generated/authorization/operations/renameOrganization.ts'
import type { Person } from '../../../support/backend.ts'
import { define } from '../../../support/contract/case.ts'
import { playing } from '../../../support/contract/scenario.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  activateProvider,
  makeOidcOrganization,
  makeOrganization,
  newName,
} from '../../../support/organization.ts'

export const EXAMPLE = { id: 'org_northwind7k2m', key: 'ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj', name: 'northwind' }
const FABRIKAM = 41391

/** An organization of the person's account. */
function registered(world: World, owner: Person, options: { active?: boolean } = {}) {
  return world.given(EXAMPLE, async backend => {
    const made = await (options.active
      ? makeOidcOrganization(backend, owner)
      : makeOrganization(backend, owner))
    return { id: made.organizationId, key: made.organizationKey, name: made.name }
  })
}

/** A person with an organization. */
export async function governing(world: World, options: { active?: boolean } = {}) {
  const caller = await world.person()
  return { caller, ...(await registered(world, caller, options)) }
}

/** An account that joined the organization, by its key; the number of its owner's account and the owner. */
export async function joining(world: World, key: string) {
  const caller = await world.person()
  await world.perform(joinOrganization, { caller, body: { organization_key: key } })
  return { caller, accountId: caller.accountId ?? 0 }
}

export const cases = [
  define(getOrganization, 200, {
    example: 'not-activated',
    arrange: async world => ({ caller: (await governing(world)).caller }),
    check: body => expect(body).toMatchObject({ idp_activated: false, owner: true }),
  }),
  define(getOrganization, 200, {
    example: 'activated',
    arrange: async world => ({ caller: (await governing(world, { active: true })).caller }),
    check: body => expect(body).toMatchObject({ idp_activated: true, owner: true }),
  }),
  define(getOrganization, 200, {
    example: 'joined',
    arrange: async world => {
      const { key } = await governing(world)
      return { caller: (await joining(world, key)).caller }
    },
    check: body => {
      expect(body).toMatchObject({ idp_activated: false, owner: false })
      expect(body.accounts).toHaveLength(2)
    },
  }),

  define(createOrganization, 201, {
    example: 'registered',
    arrange: async world => ({
      caller: await world.person(),
      body: { organization_name: await world.given('northwind', async () => newName()) },
    }),
    check: body => {
      expect(body).toMatchObject({ idp_activated: false, owner: true })
      expect(body.accounts).toHaveLength(1)
    },
  }),
  define(createOrganization, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { organization_name: 'Northwind Traders' },
  }),
  define(createOrganization, 409, {
    example: 'organization-name-taken',
    arrange: async world => {
      const { name } = await governing(world)
      return { caller: await world.person(), body: { organization_name: name } }
    },
  }),
  define(createOrganization, 409, {
    example: 'organization-name-taken',
    title: 'a name that another one had a month ago',
    arrange: async world => {
      const { caller, id, name } = await governing(world)
      const other = await world.given('northwind-traders', async () => newName())
      await world.perform(renameOrganization, {
        caller,
        params: { id },
        body: { organization_name: other },
      })
      return { caller: await world.person(), body: { organization_name: name } }
    },
  }),
  define(createOrganization, 409, {
    example: 'already-in-organization',
    arrange: async world => {
      const { caller } = await governing(world)
      const organization_name = await world.given('fabrikam', async () => newName())
      return { caller, body: { organization_name } }
    },
  }),

  define(renameOrganization, 200, {
    example: 'renamed',
    arrange: async world => {
      const { caller, id } = await governing(world)
      const organization_name = await world.given('northwind-traders', async () => newName())
      return { caller, params: { id }, body: { organization_name } }
    },
  }),
  define(renameOrganization, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { caller, id } = await governing(world)
      return { caller, params: { id }, body: { organization_name: 'Northwind Traders' } }
    },
  }),
  define(renameOrganization, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key, id } = await governing(world)
      const { caller } = await joining(world, key)
      const organization_name = await world.given('northwind-traders', async () => newName())
      return { caller, params: { id }, body: { organization_name } }
    },
  }),
  define(renameOrganization, 409, {
    example: 'organization-name-taken',
    arrange: async world => {
      const { caller, id } = await governing(world)
      const { name } = await governing(world)
      return { caller, params: { id }, body: { organization_name: name } }
    },
  }),

  define(deleteOrganization, 204, {
    arrange: async world => {
      const { caller, id } = await governing(world)
      return { caller, params: { id } }
    },
  }),
  define(deleteOrganization, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { key, id } = await governing(world)
      const { caller } = await joining(world, key)
      return { caller, params: { id } }
    },
  }),
  define(deleteOrganization, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, id } = await governing(world)
      return { caller, params: { id }, headers: playing('old-login') }
    },
  }),
  define(deleteOrganization, 409, {
    example: 'identity-provider-active',
    arrange: async world => {
      const { caller, id } = await governing(world, { active: true })
      return { caller, params: { id } }
    },
  }),

  define(listOrganizationAccounts, 200, {
    example: 'two-accounts',
    arrange: async world => {
      const { caller, id, key } = await governing(world)
      await joining(world, key)
      return { caller, params: { id } }
    },
    check: ({ accounts }) => expect(accounts).toHaveLength(2),
  }),
  define(listOrganizationAccounts, 200, {
    example: 'one-account',
    arrange: async world => {
      const { caller, id } = await governing(world)
      return { caller, params: { id } }
    },
    check: ({ accounts }) => expect(accounts).toHaveLength(1),
  }),

  define(removeOrganizationAccount, 204, {
    title: 'the own account, which joined',
    arrange: async world => {
      const { key } = await governing(world)
      const { caller, accountId } = await joining(world, key)
      return { caller, params: { id: accountId } }
    },
  }),
  define(removeOrganizationAccount, 204, {
    title: 'another one, by the account that registered it',
    arrange: async world => {
      const { caller, key } = await governing(world)
      const id = await world.given(FABRIKAM, async () => (await joining(world, key)).accountId)
      return { caller, params: { id } }
    },
  }),
  define(removeOrganizationAccount, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { caller: governor, key } = await governing(world)
      const { caller } = await joining(world, key)
      return { caller, params: { id: governor.accountId ?? 0 } }
    },
  }),
  define(removeOrganizationAccount, 409, {
    example: 'organization-owner-stays',
    arrange: async world => {
      const { caller } = await governing(world)
      return { caller, params: { id: caller.accountId ?? 0 } }
    },
  }),
  define(removeOrganizationAccount, 409, {
    example: 'identity-provider-active',
    arrange: async world => {
      const owner = await world.person()
      const key = await world.given(EXAMPLE.key, async backend => {
        const made = await makeOidcOrganization(backend, owner, { active: false })
        return made.organizationKey
      })
      const { caller, accountId } = await joining(world, key)
      await world.given(true, backend => activateProvider(backend, owner))
      return { caller, params: { id: accountId } }
    },
  }),
]
