import { eq } from 'drizzle-orm'
import { orders } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { newId } from '#kernel/random.ts'
import type { Person } from './backend.ts'
import type { World } from './contract/world.ts'

/** An address in Utah, where services are taxed at 7.25%. */
export const PROVO = {
  thoroughfare: '85 Mill Street',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}

/** An address in Oregon, which has no sales tax. */
export const PORTLAND = {
  ...PROVO,
  thoroughfare: '410 Dock Street',
  locality: 'Portland',
  administrative_area: 'OR',
  postal_code: '97209',
}

/** Number that no account and no order has. */
export const NO_NUMBER = 2_147_483_647

/** Why staff do something. */
export const REASON = 'Requested by the customer by phone'

export const withKey = (key: string = newId()) => ({ 'idempotency-key': key })
export const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })
export const accountIdOf = ({ accountId }: Person) => accountId ?? 0

/** A customer whose billing address is in Provo. */
export const customer = (world: World) => world.person({ taxableAddress: {} })

/** An order of an account of its own, and the one of the contract's examples on the mock. */
const orderOf = (
  world: World,
  input: { planId?: number; state?: 'paid' | 'approved' | 'pending' | 'grace-period'; daysAgo?: number } = {},
) => {
  const { planId = 3705, ...rest } = input
  return world.given<{ orderId: number; accountId: number }>(
    { orderId: 560340, accountId: 41207 },
    async ({ person, db }) => {
      const { accountId } = await person({ orders: [{ planId, ...rest }] })
      const [order] = await db
        .select()
        .from(orders)
        .where(eq(orders.accountId, accountId ?? 0))
      if (!order) throw new Error('the order was planted')
      return order
    },
  )
}

/** A call by staff about an order in a state; pending by default. */
export async function staffAbout(world: World, input: Parameters<typeof orderOf>[1] = { state: 'pending' }) {
  const { orderId } = await orderOf(world, input)
  return { caller: await staff(world), params: { id: orderId } }
}
