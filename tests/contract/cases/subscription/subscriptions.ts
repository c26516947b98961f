import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Grant, grantSubscription, openTrack } from '#backend/subscription/grants.ts'
import { subscriptions, tracks } from '#backend/subscription/tables.ts'
import { listSubscriptions } from '#generated/subscription/operations.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { define } from '../../../support/case.ts'
import type { World } from '../../../support/world.ts'

const DAY = 24 * 60 * 60_000
const TRIAL = 3101
const YEAR = 3120
const MONTH = 3705
const UNLIMITED = 3390

type Row = typeof subscriptions.$inferInsert
/** A subscription that began so many days ago, and what staff or time have made of it. */
interface Given extends Pick<Grant, 'planId' | 'orderId' | 'remaining'> {
  daysAgo: number
  changes?: (now: Date) => Partial<Row>
  /** Whether its license is suspended. */
  suspended?: boolean
}

const trial: Given = { planId: TRIAL, daysAgo: 97, remaining: 0, orderId: 551_907 }
const year: Given = { planId: YEAR, daysAgo: 49, remaining: 381_250, orderId: 560_218 }
const nextYear: Given = { planId: YEAR, daysAgo: -316, orderId: 560_377 }

async function withSubscriptions(world: World, license: number, given: readonly Given[]) {
  const caller = await world.person()
  await world.given(undefined, async ({ db, clock }) => {
    const now = clock.now()
    const accountId = caller.accountId ?? 0
    await openTrack(db, { accountId, licenseId: license, now })
    for (const { daysAgo, changes, suspended, ...grant } of given) {
      const start = new Date(now.getTime() - daysAgo * DAY)
      const created = start > now ? now : start
      const { subscriptionId, trackId } = await grantSubscription(db, { accountId, start, created, ...grant })
      if (changes)
        await db
          .update(subscriptions)
          .set(changes(now))
          .where(eq(subscriptions.subscriptionId, subscriptionId))
      if (suspended) await db.update(tracks).set({ suspended }).where(eq(tracks.trackId, trackId))
    }
  })
  return { caller, params: { id: license } }
}

function succeeds(
  example: string,
  license: number,
  given: readonly Given[],
  check: (list: Subscription[]) => void,
) {
  return define(listSubscriptions, 200, {
    example,
    arrange: world => withSubscriptions(world, license, given),
    check: ({ subscriptions: list }) => {
      expect(list).toHaveLength(given.length)
      expect(list.map(({ start }) => Date.parse(start))).toEqual(
        list.map(({ start }) => Date.parse(start)).toSorted((a, b) => b - a),
      )
      for (const { license_id } of list) expect(license_id).toBe(license)
      check(list)
    },
  })
}

export const cases = [
  succeeds('active', 1102, [trial, year], ([current, before]) => {
    expect(current).toMatchObject({
      plan_id: YEAR,
      issued: 500_000,
      remaining: 381_250,
      order_id: 560_218,
      autorenew_disabled: false,
      suspended: false,
      edition: 'Core',
      plan: {
        description: '500,000 lookups a year',
        interval: 'yearly',
        lookups: 500_000,
        next_plan_id: null,
        one_time_free_trial: false,
      },
    })
    expect(before).toMatchObject({ autorenew_disabled: true, plan: { interval: 'custom-term' } })
    const { start = '', expiration } = before ?? {}
    expect(Date.parse(expiration ?? '') - Date.parse(start)).toBe(42 * DAY)
  }),
  succeeds('terminated', 1102, [trial, { ...year, changes: now => ({ termination: now }) }], ([current]) =>
    expect(current?.termination).toEqual(expect.any(String)),
  ),
  succeeds('suspended', 1102, [trial, { ...year, suspended: true }], ([current]) =>
    expect(current?.suspended).toBe(true),
  ),
  succeeds('depleted', 1102, [trial], ([current]) =>
    expect(current).toMatchObject({ issued: 1_000, remaining: 0 }),
  ),
  succeeds('prepaid', 1102, [trial, year, nextYear], ([next, current]) => {
    expect(next).toMatchObject({ issued: 500_000, remaining: 500_000, order_id: 560_377 })
    expect(Date.parse(next?.start ?? '')).toBeGreaterThan(Date.parse(current?.start ?? ''))
    expect(Date.parse(next?.start ?? '')).toBeGreaterThan(Date.parse(next?.created ?? ''))
  }),
  succeeds('expired', 1407, [{ planId: MONTH, daysAgo: 32, remaining: 2_140 }], ([current]) =>
    expect(current).toMatchObject({ remaining: 2_140, plan: { interval: 'monthly' }, edition: 'Standard' }),
  ),
  succeeds(
    'invalid',
    1102,
    [trial, year, { ...nextYear, changes: now => ({ termination: now }) }],
    ([next]) => expect(Date.parse(next?.termination ?? '')).toBeLessThan(Date.parse(next?.start ?? '')),
  ),
  succeeds('unlimited', 1203, [{ planId: UNLIMITED, daysAgo: 42, remaining: 999_999_951_790 }], ([current]) =>
    expect(current).toMatchObject({ issued: 1_000_000_000_000, remaining: 999_999_951_790 }),
  ),
  succeeds(
    'zero-date',
    1407,
    [
      { planId: MONTH, daysAgo: 32 },
      { planId: MONTH, daysAgo: 1, changes: () => ({ termination: new Date('0001-01-01T00:00:00Z') }) },
    ],
    ([current]) => expect(current?.termination).toMatch(/^0001-01-01T00:00:00(.000)?Z$/),
  ),
  succeeds(
    'renewal-off',
    1102,
    [trial, { ...year, changes: () => ({ nextPlanId: 3119, autorenewDisabled: true }) }],
    ([current]) => expect(current).toMatchObject({ next_plan_id: 3119, autorenew_disabled: true }),
  ),
  succeeds(
    'own-rate-limit',
    1102,
    [
      trial,
      {
        ...year,
        changes: now => ({
          rateLimit: {
            rate_limit: 500,
            created: now.toISOString(),
            expiration: new Date(now.getTime() + 7 * DAY).toISOString(),
          },
        }),
      },
    ],
    ([current]) => {
      const own = current?.rate_limit
      expect(own?.rate_limit).toBe(500)
      expect(Date.parse(own?.expiration ?? '') - Date.parse(own?.created ?? '')).toBe(7 * DAY)
    },
  ),
  succeeds('no-subscriptions', 1102, [], list => expect(list).toEqual([])),
  define(listSubscriptions, 404, {
    example: 'not-found',
    title: 'a license that the account does not hold',
    arrange: async world => {
      const { caller } = await withSubscriptions(world, 1102, [year])
      return { caller, params: { id: 1407 } }
    },
  }),
  define(listSubscriptions, 404, {
    example: 'not-found',
    title: 'a license that there is not',
    arrange: async world => ({ caller: await world.person(), params: { id: 2_147_483_647 } }),
  }),
]
