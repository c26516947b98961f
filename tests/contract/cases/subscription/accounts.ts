import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { grantSubscription, openTrack } from '#backend/services/subscription/grants.ts'
import { tracks } from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { getAccountLicense } from '#generated/subscription/operations/getAccountLicense.ts'
import { getAccountSubscription } from '#generated/subscription/operations/getAccountSubscription.ts'
import { listAccountLicenses } from '#generated/subscription/operations/listAccountLicenses.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const NO_ACCOUNT = 2_147_483_647
/** A trial and a year of license 1102, and a month of 1407, each with how long ago it began. */
const TRIAL = { planId: 3101, daysAgo: 97 }
const YEAR = { planId: 3120, daysAgo: 49 }
const MONTH = { planId: 3705, daysAgo: 32 }
const GRANTS = [TRIAL, YEAR, MONTH]

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and a customer's account that was given these plans. */
async function staffAndAccount(world: World, grants: typeof GRANTS = GRANTS) {
  const customer = await world.person()
  const other = await world.person()
  await world.given(undefined, async ({ db, clock }) => {
    const now = clock.now().getTime()
    for (const { planId, daysAgo } of grants)
      await grantSubscription(db, {
        accountId: customer.accountId ?? 0,
        planId,
        orderId: 560_218,
        start: new Date(now - daysAgo * DAY),
      })
    // Another account's, which the lists must not contain.
    await grantSubscription(db, { accountId: other.accountId ?? 0, planId: 3310, start: new Date(now) })
  })
  return { caller: await staff(world), params: { id: customer.accountId ?? 0 } }
}

/** A member of staff, a customer's subscription with its track, and one of another account. */
async function staffAndTerm(world: World, { planId, daysAgo }: (typeof GRANTS)[number]) {
  const holding = async () => {
    const { accountId } = await world.person()
    return world.given({ id: 40817, trackId: 88_121, subscriptionId: 698_815 }, async ({ db, clock }) => {
      const id = accountId ?? 0
      const start = new Date(clock.now().getTime() - daysAgo * DAY)
      const grant = { accountId: id, planId, orderId: 560_218, start }
      const { trackId, subscriptionId } = await grantSubscription(db, grant)
      return { id, trackId, subscriptionId }
    })
  }
  return { caller: await staff(world), own: await holding(), foreign: await holding() }
}

export const cases = [
  define(listAccountLicenses, 200, {
    example: 'some-licenses',
    arrange: async world => {
      const call = await staffAndAccount(world)
      await world.given(undefined, async ({ db, clock }) => {
        const { trackId } = await openTrack(db, {
          accountId: call.params.id,
          licenseId: 1407,
          now: clock.now(),
        })
        await db.update(tracks).set({ suspended: true }).where(eq(tracks.trackId, trackId))
      })
      return call
    },
    check: ({ licenses, total }) => {
      expect(total).toBe(2)
      expect(licenses.map(({ license, suspended }) => [license.license_id, suspended])).toEqual([
        [1407, true],
        [1102, false],
      ])
    },
  }),
  define(listAccountLicenses, 200, {
    title: 'the second page of two',
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { page: 2, page_size: 1 } }),
    check: ({ licenses, total }) => {
      expect(total).toBe(2)
      expect(licenses.at(-1)?.license.license_id).toBe(1102)
    },
  }),
  define(listAccountLicenses, 200, {
    example: 'no-licenses',
    arrange: world => staffAndAccount(world, []),
    check: ({ licenses }) => expect(licenses).toEqual([]),
  }),
  define(listAccountLicenses, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { page: 0 } }),
  }),
  define(listAccountLicenses, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),

  define(getAccountLicense, 200, {
    example: 'active',
    arrange: async world => {
      const { caller, own } = await staffAndTerm(world, YEAR)
      return { caller, params: { id: own.id, track_id: own.trackId } }
    },
    check: ({ license, suspended }) => expect([license.license_id, suspended]).toEqual([1102, false]),
  }),
  define(getAccountLicense, 200, {
    example: 'suspended',
    arrange: async world => {
      const { caller, own } = await staffAndTerm(world, MONTH)
      await world.given(undefined, ({ db }) =>
        db.update(tracks).set({ suspended: true }).where(eq(tracks.trackId, own.trackId)).execute(),
      )
      return { caller, params: { id: own.id, track_id: own.trackId } }
    },
    check: ({ license, suspended }) => expect([license.license_id, suspended]).toEqual([1407, true]),
  }),
  define(getAccountLicense, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: async world => {
      const { caller, own, foreign } = await staffAndTerm(world, YEAR)
      return { caller, params: { id: own.id, track_id: foreign.trackId } }
    },
  }),

  define(listAccountSubscriptions, 200, {
    example: 'some-subscriptions',
    arrange: world => staffAndAccount(world),
    check: ({ subscriptions, total }) => {
      expect(total).toBe(3)
      expect(subscriptions.map(({ plan_id }) => plan_id)).toEqual([3705, 3120, 3101])
    },
  }),
  define(listAccountSubscriptions, 200, {
    example: 'one-license',
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { license_id: 1407 } }),
    check: ({ subscriptions, total }) => {
      expect(total).toBe(1)
      expect(subscriptions.map(({ license_id }) => license_id)).toEqual([1407])
    },
  }),
  define(listAccountSubscriptions, 200, {
    title: 'a page of one, and the total of all',
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { page: 3, page_size: 1 } }),
    check: ({ subscriptions, total }) => {
      expect(total).toBe(3)
      expect(subscriptions.at(-1)?.plan_id).toBe(3101)
    },
  }),
  define(listAccountSubscriptions, 200, {
    example: 'no-subscriptions',
    title: 'a license that the account does not hold',
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { license_id: 1203 } }),
    check: ({ subscriptions }) => expect(subscriptions).toEqual([]),
  }),
  define(listAccountSubscriptions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await staffAndAccount(world)), query: { page: 0 } }),
  }),
  define(listAccountSubscriptions, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),

  define(getAccountSubscription, 200, {
    example: 'current',
    arrange: async world => {
      const { caller, own } = await staffAndTerm(world, MONTH)
      return { caller, params: { id: own.id, subscription_id: own.subscriptionId } }
    },
    check: ({ plan_id, license_id }) => expect([plan_id, license_id]).toEqual([3705, 1407]),
  }),
  define(getAccountSubscription, 200, {
    example: 'over',
    arrange: async world => {
      const { caller, own } = await staffAndTerm(world, TRIAL)
      return { caller, params: { id: own.id, subscription_id: own.subscriptionId } }
    },
    check: ({ plan_id, license_id }) => expect([plan_id, license_id]).toEqual([3101, 1102]),
  }),
  define(getAccountSubscription, 404, {
    example: 'not-found',
    title: 'a subscription of another account',
    arrange: async world => {
      const { caller, own, foreign } = await staffAndTerm(world, YEAR)
      return { caller, params: { id: own.id, subscription_id: foreign.subscriptionId } }
    },
  }),
]
