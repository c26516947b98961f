import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listAccountOrders } from '#generated/billing/operations/listAccountOrders.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import type { World } from '../../../support/contract/world.ts'
import { PAID, PENDING, TRIAL, withOrders } from '../../../support/order-rows.ts'
import { filtered } from '../../filters/filtered.ts'

const ownOrders = async (world: World) => ({ caller: (await withOrders(world, TRIAL, PAID, PENDING)).caller })

async function accountOrders(world: World) {
  const { caller } = await ownOrders(world)
  return {
    caller: await world.person({ roles: [INTERNAL_ROLE] }),
    params: { id: Number(caller.accountId) },
  }
}

export const cases = [
  ...filtered(listOrders, ownOrders, [
    { search: 'international' },
    { state: 'pending' },
    { start: '2026-09-15' },
    { end: '2026-09-15' },
    { sort: 'total' },
    { direction: 'asc' },
  ]),
  ...filtered(listAccountOrders, accountOrders, [{ start: '2026-09-15' }, { end: '2026-09-15' }]),
]
