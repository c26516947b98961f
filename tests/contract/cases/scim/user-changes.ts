import { expect } from 'vitest'
import { changeScimUser } from '#generated/scim/operations/changeScimUser.ts'
import { createScimUser } from '#generated/scim/operations/createScimUser.ts'
import { deleteScimUser } from '#generated/scim/operations/deleteScimUser.ts'
import { updateScimUser } from '#generated/scim/operations/updateScimUser.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  call,
  DEACTIVATION,
  idp,
  LONG_ID,
  NOBODY,
  OTHER_VERSION,
  operationsOf,
  owner,
  PATCH,
  withUser,
} from '../../../support/scim/provider.ts'

/** A user whom the provider replaces. */
async function replaced(world: World, changes: { active: boolean; title: string }) {
  const own = await withUser(world)
  const more = { externalId: '00ujl29u0le5T6Aj10h7', displayName: 'Priya Raman' }
  const name = { formatted: 'Priya Raman', givenName: 'Priya', familyName: 'Raman' }
  const emails = [{ primary: true, value: own.userName, type: 'work' }]
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
  return { ...call(own), body: { schemas, userName: own.userName, name, emails, ...more, ...changes } }
}

export const cases = [
  define(updateScimUser, 200, {
    example: 'changed',
    arrange: world => replaced(world, { active: true, title: 'Lead dispatcher' }),
    check: body => expect(body).toMatchObject({ active: true, title: 'Lead dispatcher' }),
  }),
  define(updateScimUser, 200, {
    example: 'inactive',
    arrange: world => replaced(world, { active: false, title: 'Dispatcher' }),
    check: body => expect(body).toMatchObject({ active: false }),
  }),
  define(updateScimUser, 400, {
    example: 'missing-user-name',
    invalid: true,
    arrange: async world => ({ ...call(await withUser(world)), body: forbidden({ active: true }) }),
  }),
  define(updateScimUser, 400, {
    example: 'no-address',
    arrange: async world => ({
      ...call(await withUser(world, { active: false })),
      body: { userName: 'priya', active: true },
    }),
  }),
  define(updateScimUser, 409, {
    example: 'user-exists',
    arrange: async world => {
      const own = await withUser(world)
      const other = await world.given('sam@northwind.example', async () => `other-${own.userName}`)
      await world.perform(createScimUser, { caller: null, headers: own.headers, body: { userName: other } })
      return { ...call(own), body: { userName: other } }
    },
  }),
  define(updateScimUser, 409, {
    example: 'no-seat-left',
    arrange: async world => {
      const own = await withUser(world, { seats: 1, active: false })
      return { ...call(own), body: { userName: own.userName, active: true } }
    },
  }),
  define(updateScimUser, 409, {
    example: 'owner-stays',
    arrange: async world => ({ ...(await owner(world)), body: { userName: 'dana', active: false } }),
  }),
  define(updateScimUser, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withUser(world)
      const headers = { ...own.headers, ...OTHER_VERSION }
      return { ...call({ ...own, headers }), body: { userName: own.userName } }
    },
  }),

  define(changeScimUser, 200, {
    example: 'inactive',
    differs: { schemas: 'those of a patch are sent, and those of the user come back' },
    arrange: async world => ({ ...call(await withUser(world)), body: DEACTIVATION }),
    check: body => expect(body).toMatchObject({ active: false }),
  }),
  define(changeScimUser, 400, {
    example: 'missing-operations',
    invalid: true,
    arrange: async world => ({ ...call(await withUser(world)), body: forbidden({ schemas: PATCH }) }),
  }),
  define(changeScimUser, 400, {
    example: 'invalid-path',
    arrange: async world => ({
      ...call(await withUser(world)),
      body: operationsOf({ op: 'replace', path: 'shoeSize', value: '42' }),
    }),
  }),
  define(changeScimUser, 400, {
    example: 'no-target',
    arrange: async world => ({
      ...call(await withUser(world)),
      body: operationsOf({ op: 'replace', path: 'emails[value co "nobody"].type', value: 'home' }),
    }),
  }),
  define(changeScimUser, 400, {
    example: 'read-only',
    arrange: async world => ({
      ...call(await withUser(world)),
      body: operationsOf({ op: 'replace', path: 'id', value: NOBODY }),
    }),
  }),
  define(changeScimUser, 409, {
    example: 'user-exists',
    arrange: async world => {
      const own = await withUser(world)
      const other = await world.given('sam@northwind.example', async () => `other-${own.userName}`)
      await world.perform(createScimUser, { caller: null, headers: own.headers, body: { userName: other } })
      return { ...call(own), body: operationsOf({ op: 'replace', path: 'userName', value: other }) }
    },
  }),
  define(changeScimUser, 409, {
    example: 'no-seat-left',
    arrange: async world => ({
      ...call(await withUser(world, { seats: 1, active: false })),
      body: operationsOf({ op: 'replace', value: { active: true } }),
    }),
  }),
  define(changeScimUser, 409, {
    example: 'owner-stays',
    arrange: async world => ({ ...(await owner(world)), body: DEACTIVATION }),
  }),
  define(changeScimUser, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withUser(world)
      return { ...call({ ...own, headers: { ...own.headers, ...OTHER_VERSION } }), body: DEACTIVATION }
    },
  }),

  define(deleteScimUser, 204, { arrange: async world => call(await withUser(world)) }),
  define(deleteScimUser, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
  define(deleteScimUser, 409, { example: 'owner-stays', arrange: owner }),
  define(deleteScimUser, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withUser(world)
      return call({ ...own, headers: { ...own.headers, ...OTHER_VERSION } })
    },
  }),
]
