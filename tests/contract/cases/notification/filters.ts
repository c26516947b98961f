import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listAccountContacts } from '#generated/notification/operations/listAccountContacts.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'

/** The first owner, and a contact that was added later and comes first by every text. */
const ownContacts = async (world: World) => ({
  caller: await world.person({
    contacts: [{ email: 'accounts@northwind.example', firstName: 'Amy', topics: ['receipts'] }],
  }),
})

async function accountContacts(world: World) {
  const { caller } = await ownContacts(world)
  return {
    caller: await world.person({ roles: [INTERNAL_ROLE] }),
    params: { id: Number(caller.accountId) },
  }
}

const ROWS = [
  { search: 'ACCOUNTS@' },
  { topic: 'receipts' },
  { state: 'unconfirmed' },
  { sort: 'email' },
  { direction: 'desc' },
] as const

export const cases = [
  ...filtered(listContacts, ownContacts, ROWS),
  ...filtered(listAccountContacts, accountContacts, ROWS),
]
