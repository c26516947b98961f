import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { withPausedKey } from '../../../support/activity.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'
import { member } from './team.ts'

/** An owner, and a member who joined later, with an address that comes first. */
async function team(world: World) {
  const caller = await world.person()
  world.advance(60_000)
  await world.given(undefined, async ({ person }) => {
    const username = world.newAddress().replace('new', 'amy')
    await person({ username, accountId: caller.accountId ?? 0, roles: ['billing-viewer'] })
  })
  return { caller }
}

/** What an owner and a member did, of two kinds. */
async function acts(world: World) {
  const { caller } = await withPausedKey(world)
  const body = { email: world.newAddress(), first_name: 'Kim', last_name: 'Osei' }
  await world.perform(createContact, { caller, body })
  return { caller }
}

async function actsOfAnother(world: World) {
  const call = await acts(world)
  return { ...call, query: { user: await member(world, call.caller, ['billing-viewer']) } }
}

const BEFORE_ALL = '2001-01-01T00:00:00Z'
const AFTER_ALL = '2199-01-01T00:00:00Z'

export const cases = [
  ...filtered(listTeamMembers, team, [{ role: 'account-owner' }, { sort: 'joined' }, { direction: 'desc' }]),
  ...filtered(listActivity, acts, [
    { search: 'paused' },
    { kind: 'contacts' },
    { start: AFTER_ALL },
    { end: BEFORE_ALL },
  ]),
  ...filtered(listActivity, actsOfAnother, [{}]),
]
