import { asc, eq } from 'drizzle-orm'
import { subscriptions, tracks } from '#backend/services/subscription/public.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Demo } from '#kernel/seeds.ts'
import { plantOrder } from './seed-orders.ts'
import { saveLocation } from './tax/taxable-locations.ts'

const ADDRESSES = [
  { daysAgo: 260, thoroughfare: '12 Canal Road' },
  { daysAgo: 90, thoroughfare: '85 Mill Street' },
]

/**
 * Two billing addresses, the orders that gave the account its subscriptions, and one that is yet to be paid
 * and whose subscription works in the meantime.
 */
export const demo: Demo = {
  after: ['subscription'],
  async seed({ db, accountId, userId, now }) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
    for (const { daysAgo: days, thoroughfare } of ADDRESSES)
      await saveLocation(db, {
        accountId,
        address: {
          thoroughfare,
          locality: 'Provo',
          administrative_area: 'UT',
          postal_code: '84601',
          country_iso3: 'USA',
        },
        now: daysAgo(days),
      })
    const terms = await db
      .select({ term: subscriptions })
      .from(subscriptions)
      .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
      .where(eq(tracks.accountId, accountId))
      .orderBy(asc(subscriptions.start), asc(subscriptions.subscriptionId))
    for (const { term } of terms) {
      const { planId, start: placed, subscriptionId } = term
      await plantOrder(db, { accountId, userId, planId, state: 'paid', placed, subscriptionId })
    }
    await plantOrder(db, { accountId, userId, planId: 3705, state: 'grace-period', placed: daysAgo(3) })
  },
}
