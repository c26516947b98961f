import { createScimGroup } from '#generated/scim/operations/createScimGroup.ts'
import { createScimUser } from '#generated/scim/operations/createScimUser.ts'
import { getScimGroup } from '#generated/scim/operations/getScimGroup.ts'
import { getScimUser } from '#generated/scim/operations/getScimUser.ts'
import { listScimGroups } from '#generated/scim/operations/listScimGroups.ts'
import { listScimUsers } from '#generated/scim/operations/listScimUsers.ts'
import type { World } from '../../../support/contract/world.ts'
import { call, withGroup } from '../../../support/scim/provider.ts'
import { filtered } from '../../filters/filtered.ts'

/** Two users and two groups, the later ones with a name that comes first. */
async function directory(world: World) {
  const own = await withGroup(world)
  const { headers, userName } = own
  const second = { userName: userName.replace('@', '.amy@'), displayName: 'Amy Osei' }
  await world.perform(createScimUser, { caller: null, headers, body: second })
  await world.perform(createScimGroup, { caller: null, headers, body: { displayName: 'Gatepost Billing' } })
  return own
}

const list = async (world: World) => ({ caller: null, headers: (await directory(world)).headers })
const group = async (world: World) => call(await directory(world))
const user = async (world: World) => {
  const { headers, member } = await directory(world)
  return call({ headers, id: member })
}

const PARTS = [{ attributes: 'displayName' }, { excludedAttributes: 'displayName' }]
const ROWS = [
  { sortBy: 'displayName' },
  { sortBy: 'displayName', sortOrder: 'descending' },
  ...PARTS,
] as const

export const cases = [
  ...filtered(listScimUsers, list, [{ filter: 'displayName sw "Amy"' }, ...ROWS]),
  ...filtered(listScimGroups, list, [{ filter: 'displayName eq "Gatepost Billing"' }, ...ROWS]),
  ...filtered(getScimUser, user, PARTS),
  ...filtered(getScimGroup, group, PARTS),
]
