import { randomUUID } from 'node:crypto'
import { createScimGroup } from '#generated/scim/operations/createScimGroup.ts'
import { createScimUser } from '#generated/scim/operations/createScimUser.ts'
import type { World } from '../contract/world.ts'
import { makeOwnerUser, makeProvisioning, type Provisioning } from './provisioning.ts'

export const PATCH = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
export const USER_ID = '0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e'
export const GROUP_ID = '0193f2c4-1b2e-7f60-a7d3-4c5b6a798e0f'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const NOBODY = '0193f2b1-0000-7000-8000-000000000000'

export type Idp = Pick<Provisioning, 'headers'> & { userName: string; elsewhere: string; accountId: number }

/** A provider, with an address of its organization that no one has, and one of another domain. */
export function provider(world: World, options: { seats?: number } = {}): Promise<Idp> {
  const example = {
    headers: { authorization: 'Bearer scim_q7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo' },
    userName: 'priya@northwind.example',
    elsewhere: 'priya@elsewhere.example',
    accountId: 41207,
  }
  return world.given(example, async backend => {
    const { headers, accountId, address } = await makeProvisioning(backend, options)
    return { headers, accountId, userName: address(), elsewhere: `${randomUUID()}@${randomUUID()}.example` }
  })
}

export const idp = async (world: World) => {
  const { headers } = await provider(world)
  return { caller: null, headers }
}

/** A provider with a user. */
export async function withUser(world: World, options: { seats?: number; active?: boolean } = {}) {
  const own = await provider(world, options)
  const { headers, userName } = own
  const body = {
    userName,
    active: options.active ?? true,
    externalId: '00ujl29u0le5T6Aj10h7',
    name: { formatted: 'Priya Raman', givenName: 'Priya', familyName: 'Raman' },
    displayName: 'Priya Raman',
    title: 'Dispatcher',
    emails: [{ primary: true, value: userName, type: 'work' }],
  }
  const { id } = await world.perform(createScimUser, { caller: null, headers, body })
  return { ...own, id }
}

/** A provider with a group of one user. */
export async function withGroup(world: World) {
  const own = await withUser(world)
  const { headers, id: member } = own
  const externalId = '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159'
  const body = { displayName: 'Gatepost Developers', externalId, members: [{ value: member }] }
  const { id } = await world.perform(createScimGroup, { caller: null, headers, body })
  return { ...own, member, id }
}

export const call = (own: { headers: Record<string, string>; id: string }) => ({
  caller: null,
  headers: own.headers,
  params: { id: own.id },
})

/** A user who is the only owner of the account. */
export async function owner(world: World) {
  const own = await provider(world)
  const id = await world.given(USER_ID, backend => makeOwnerUser(backend, own))
  return call({ ...own, id })
}

export const operationsOf = (...operations: { op: string; path?: string; value?: unknown }[]) =>
  ({ schemas: PATCH, Operations: operations }) as never
export const DEACTIVATION = operationsOf({ op: 'Replace', path: 'active', value: 'False' })
export const OTHER_VERSION = { 'if-match': 'W/"7"' }
export const INVALID_LISTS = [
  { example: 'count-out-of-range', query: { count: 1_000_000_001 }, invalid: true },
  { example: 'invalid-filter', query: { filter: 'userName is "priya"' } },
]
export const LONG_ID = { id: 'x'.repeat(101) }
