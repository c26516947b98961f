import { expect } from 'vitest'
import { createScimUser } from '#generated/scim/operations/createScimUser.ts'
import { getScimUser } from '#generated/scim/operations/getScimUser.ts'
import { listScimUsers } from '#generated/scim/operations/listScimUsers.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { call, INVALID_LISTS, idp, LONG_ID, provider, withUser } from '../../../support/scim/provider.ts'

export const cases = [
  define(listScimUsers, 200, {
    example: 'found',
    arrange: async world => {
      const { headers, userName } = await withUser(world)
      return { caller: null, headers, query: { filter: `userName eq "${userName.toUpperCase()}"` } }
    },
    check: body => expect(body).toMatchObject({ totalResults: 1, startIndex: 1, itemsPerPage: 1 }),
  }),
  define(listScimUsers, 200, {
    example: 'none',
    arrange: async world => {
      const { headers } = await withUser(world)
      return { caller: null, headers, query: { filter: 'userName eq "nobody@northwind.example"' } }
    },
    check: body => expect(body).toMatchObject({ totalResults: 0, Resources: [] }),
  }),
  ...INVALID_LISTS.map(({ query, ...more }) =>
    define(listScimUsers, 400, { ...more, arrange: async world => ({ ...(await idp(world)), query }) }),
  ),

  define(createScimUser, 201, {
    example: 'created',
    arrange: async world => {
      const { headers, userName } = await provider(world)
      const emails = [{ primary: true, value: userName, type: 'work' }]
      const name = { formatted: 'Priya Raman', givenName: 'Priya', familyName: 'Raman' }
      const more = { externalId: '00ujl29u0le5T6Aj10h7', displayName: 'Priya Raman', title: 'Dispatcher' }
      const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
      return { caller: null, headers, body: { schemas, userName, name, emails, active: true, ...more } }
    },
    check: body => expect(body).toMatchObject({ active: true, groups: [] }),
  }),
  define(createScimUser, 400, {
    example: 'missing-user-name',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), body: forbidden({ active: true }) }),
  }),
  define(createScimUser, 400, {
    example: 'no-address',
    arrange: async world => ({ ...(await idp(world)), body: { userName: 'priya' } }),
  }),
  define(createScimUser, 400, {
    example: 'foreign-domain',
    arrange: async world => {
      const { headers, elsewhere } = await provider(world)
      return { caller: null, headers, body: { userName: elsewhere } }
    },
  }),
  define(createScimUser, 409, {
    example: 'user-exists',
    arrange: async world => {
      const { headers, userName } = await withUser(world)
      return { caller: null, headers, body: { userName: userName.toUpperCase() } }
    },
  }),
  define(createScimUser, 409, {
    example: 'no-seat-left',
    arrange: async world => {
      const { headers, userName } = await provider(world, { seats: 1 })
      return { caller: null, headers, body: { userName } }
    },
  }),
  define(createScimUser, 409, {
    example: 'person-elsewhere',
    arrange: async world => {
      const { headers } = await provider(world)
      const { username: userName } = await world.person()
      return { caller: null, headers, body: { userName } }
    },
  }),

  define(getScimUser, 200, { example: 'active', arrange: async world => call(await withUser(world)) }),
  define(getScimUser, 200, {
    example: 'inactive',
    arrange: async world => call(await withUser(world, { active: false })),
    check: body => expect(body).toMatchObject({ active: false }),
  }),
  define(getScimUser, 304, {
    arrange: async world => {
      const { headers, id } = await withUser(world)
      return { caller: null, headers: { ...headers, 'if-none-match': 'W/"1"' }, params: { id } }
    },
  }),
  define(getScimUser, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
]
