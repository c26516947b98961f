import { findSsoOrganization } from '#generated/identity/operations/findSsoOrganization.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { organization, ownDomain } from './sso.ts'

export const cases = [
  define(findSsoOrganization, 200, {
    example: 'found',
    arrange: async world => {
      const { owner } = await organization(world)
      const email_address = await world.given('dana@northwind.example', async backend => {
        await ownDomain(backend, owner)
        return `kim@${owner.userId}.example`
      })
      return { caller: null, body: { email_address } }
    },
  }),
  define(findSsoOrganization, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({}) }),
  }),
  define(findSsoOrganization, 404, {
    example: 'sso-unavailable',
    title: 'a domain that no organization has',
    arrange: async () => ({ caller: null, body: { email_address: 'kim@nowhere.example' } }),
  }),
  define(findSsoOrganization, 404, {
    example: 'sso-unavailable',
    title: 'a domain of an organization whose provider is not active',
    arrange: async world => {
      const { owner } = await organization(world, false)
      const email_address = await world.given('kim@nowhere.example', async backend => {
        await ownDomain(backend, owner)
        return `kim@${owner.userId}.example`
      })
      return { caller: null, body: { email_address } }
    },
  }),

  define(logIn, 403, {
    example: 'sso-required',
    arrange: async world => {
      const { owner } = await organization(world)
      const { username, password } = owner
      return { caller: null, body: { username, password } }
    },
  }),
  define(logIn, 401, {
    example: 'invalid-credentials',
    title: 'a wrong password of a member of an organization',
    arrange: async world => {
      const { owner } = await organization(world)
      return { caller: null, body: { username: owner.username, password: 'seven purple paper lanterns' } }
    },
  }),
]
