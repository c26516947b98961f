import { expect } from 'vitest'
import { changeScimGroup } from '#generated/scim/operations/changeScimGroup.ts'
import { createScimGroup } from '#generated/scim/operations/createScimGroup.ts'
import { deleteScimGroup } from '#generated/scim/operations/deleteScimGroup.ts'
import { getScimGroup } from '#generated/scim/operations/getScimGroup.ts'
import { listScimGroups } from '#generated/scim/operations/listScimGroups.ts'
import { updateScimGroup } from '#generated/scim/operations/updateScimGroup.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import {
  call,
  GROUP,
  GROUP_ID,
  INVALID_LISTS,
  idp,
  LONG_ID,
  NOBODY,
  OTHER_VERSION,
  operationsOf,
  PATCH,
  withGroup,
  withUser,
} from '../../../support/scim/provider.ts'

export const cases = [
  define(listScimGroups, 200, {
    example: 'found',
    arrange: async world => {
      const { headers } = await withGroup(world)
      return { caller: null, headers, query: { filter: 'displayName eq "gatepost developers"' } }
    },
    check: body => expect(body).toMatchObject({ totalResults: 1 }),
  }),
  ...INVALID_LISTS.map(({ query, ...more }) =>
    define(listScimGroups, 400, { ...more, arrange: async world => ({ ...(await idp(world)), query }) }),
  ),
  define(createScimGroup, 201, {
    example: 'created',
    differs: { members: 'they come back with their names' },
    arrange: async world => {
      const { headers, id } = await withUser(world)
      const externalId = '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159'
      const schemas = [GROUP]
      const body = { schemas, displayName: 'Gatepost Billing', externalId, members: [{ value: id }] }
      return { caller: null, headers, body }
    },
    check: body => expect(body.members).toHaveLength(1),
  }),
  define(createScimGroup, 400, {
    example: 'missing-display-name',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), body: forbidden({ members: [] }) }),
  }),
  define(createScimGroup, 400, {
    example: 'unknown-member',
    arrange: async world => ({
      ...(await idp(world)),
      body: { displayName: 'Gatepost Billing', members: [{ value: NOBODY }] },
    }),
  }),
  define(createScimGroup, 409, {
    example: 'group-exists',
    arrange: async world => {
      const { headers } = await withGroup(world)
      return { caller: null, headers, body: { displayName: 'gatepost developers' } }
    },
  }),
  define(getScimGroup, 200, { example: 'billing', arrange: async world => call(await withGroup(world)) }),
  define(getScimGroup, 304, {
    arrange: async world => {
      const { headers, id } = await withGroup(world)
      return { caller: null, headers: { ...headers, 'if-none-match': 'W/"1"' }, params: { id } }
    },
  }),
  define(getScimGroup, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
  define(updateScimGroup, 200, {
    example: 'billing',
    differs: { members: 'they come back with their names' },
    arrange: async world => {
      const own = await withGroup(world)
      const externalId = '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159'
      const body = {
        schemas: [GROUP],
        displayName: 'Gatepost Billing',
        externalId,
        members: [{ value: own.member }],
      }
      return { ...call(own), body }
    },
  }),
  define(updateScimGroup, 400, {
    example: 'missing-display-name',
    invalid: true,
    arrange: async world => ({ ...call(await withGroup(world)), body: forbidden({ members: [] }) }),
  }),
  define(updateScimGroup, 400, {
    example: 'unknown-member',
    arrange: async world => {
      const own = await withGroup(world)
      const members = [{ value: own.member }, { value: NOBODY }]
      return { ...call(own), body: { displayName: 'Gatepost Billing', members } }
    },
  }),
  define(updateScimGroup, 409, {
    example: 'group-exists',
    arrange: async world => {
      const own = await withGroup(world)
      const body = { displayName: 'Gatepost Billing' }
      await world.perform(createScimGroup, { caller: null, headers: own.headers, body })
      return { ...call(own), body }
    },
  }),
  define(updateScimGroup, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withGroup(world)
      const headers = { ...own.headers, ...OTHER_VERSION }
      return { ...call({ ...own, headers }), body: { displayName: 'Gatepost Billing' } }
    },
  }),
  define(changeScimGroup, 200, {
    example: 'billing',
    differs: { schemas: 'those of a patch are sent, and those of the group come back' },
    arrange: async world => ({
      ...call(await withGroup(world)),
      body: operationsOf({ op: 'replace', path: 'displayName', value: 'Gatepost Billing' }),
    }),
    check: body => expect(body).toMatchObject({ displayName: 'Gatepost Billing' }),
  }),
  define(changeScimGroup, 400, {
    example: 'missing-operations',
    invalid: true,
    arrange: async world => ({ ...call(await withGroup(world)), body: forbidden({ schemas: PATCH }) }),
  }),
  define(changeScimGroup, 400, {
    example: 'invalid-path',
    arrange: async world => ({
      ...call(await withGroup(world)),
      body: operationsOf({ op: 'add', path: 'owners', value: [] }),
    }),
  }),
  define(changeScimGroup, 400, {
    example: 'unknown-member',
    arrange: async world => ({
      ...call(await withGroup(world)),
      body: operationsOf({ op: 'add', path: 'members', value: [{ value: NOBODY }] }),
    }),
  }),
  define(changeScimGroup, 400, {
    example: 'read-only',
    arrange: async world => ({
      ...call(await withGroup(world)),
      body: operationsOf({ op: 'remove', path: 'displayName' }),
    }),
  }),
  define(changeScimGroup, 409, {
    example: 'group-exists',
    arrange: async world => {
      const own = await withGroup(world)
      const body = { displayName: 'Gatepost Billing' }
      await world.perform(createScimGroup, { caller: null, headers: own.headers, body })
      return { ...call(own), body: operationsOf({ op: 'replace', value: body }) }
    },
  }),
  define(changeScimGroup, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withGroup(world)
      const headers = { ...own.headers, ...OTHER_VERSION }
      return {
        ...call({ ...own, headers }),
        body: operationsOf({ op: 'replace', path: 'displayName', value: 'B' }),
      }
    },
  }),
  define(deleteScimGroup, 204, { arrange: async world => call(await withGroup(world)) }),
  define(deleteScimGroup, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
  define(deleteScimGroup, 412, {
    example: 'version-changed',
    arrange: async world => {
      const own = await withGroup(world)
      return call({ ...own, headers: { ...own.headers, ...OTHER_VERSION } })
    },
  }),
  // Without a group, the mock would have no id to show.
  define(getScimGroup, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await idp(world)), params: { id: GROUP_ID } }),
  }),
]
