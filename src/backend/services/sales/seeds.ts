import { z } from 'zod'
import { DAY } from '#domain/time/durations.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { manyOrders, plantOrder } from './seed-orders.ts'
import { currentLocation, saveLocation } from './tax/taxable-locations.ts'

/** Where accounts of tests and of the demo are, unless their input names another place. */
const PROVO = {
  thoroughfare: '85 Mill Street',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}

const addressInput = z.strictObject({
  thoroughfare: z.string().default(PROVO.thoroughfare),
  locality: z.string().default(PROVO.locality),
  administrative_area: z.string().default(PROVO.administrative_area),
  postal_code: z.string().default(PROVO.postal_code),
  country_iso3: z.string().default(PROVO.country_iso3),
  savedDaysAgo: z.number().default(0),
})

const orderInput = z.strictObject({
  /** A plan of the catalog. */
  planId: z.number().int(),
  daysAgo: z.number().default(1),
  /** Paid by default. A free plan is always paid. */
  state: z.enum(['paid', 'approved', 'pending', 'grace-period', 'grace-ended']).default('paid'),
  /** So many, an hour apart, going back in time. More than one give no subscriptions. */
  count: z.number().int().positive().default(1),
})

export const seeds = {
  /** Billing addresses of the account, in the order in which they were saved. */
  taxableAddress: defineSeed(
    z.union([addressInput, z.array(addressInput).readonly()]),
    async ({ db, accountId, now }, input) => {
      for (const { savedDaysAgo, ...address } of [input].flat())
        await saveLocation(db, { accountId, address, now: new Date(now.getTime() - savedDaysAgo * DAY) })
    },
  ),

  /** Orders of the account, which gets an address if it has none. Their numbers. */
  orders: defineSeed(z.array(orderInput).readonly(), async ({ db, accountId, userId, now }, inputs) => {
    if (!(await currentLocation(db, accountId)))
      await saveLocation(db, { accountId, address: PROVO, now: new Date(now.getTime() - 400 * DAY) })
    const made: number[] = []
    for (const { planId, daysAgo, state, count } of inputs) {
      const placed = new Date(now.getTime() - daysAgo * DAY)
      const order = { accountId, userId, planId, state, placed }
      if (count === 1) made.push((await plantOrder(db, order)).orderId)
      else made.push(...(await manyOrders(db, { ...order, count })))
    }
    return made
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
