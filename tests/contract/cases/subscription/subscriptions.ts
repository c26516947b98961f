import { expect } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  type GivenTerm,
  grantTerms,
  nextYearTerm as nextYear,
  trialTerm as trial,
  yearTerm as year,
} from '../../../support/terms.ts'

const YEAR = 3120
const MONTH = 3705
const UNLIMITED = 3390

async function withSubscriptions(world: World, license: number, given: readonly GivenTerm[]) {
  const caller = await world.person()
  await world.given(undefined, async backend => {
    await grantTerms(backend, caller.accountId, license, given)
  })
  return { caller, params: { id: license } }
}

function succeeds(
  example: string,
  license: number,
  given: readonly GivenTerm[],
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
      edition: 'Plus',
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
  succeeds(
    'expired',
    1407,
    [{ planId: MONTH, daysAgo: 32, remaining: 2_140, orderId: 560_340 }],
    ([current]) =>
      expect(current).toMatchObject({ remaining: 2_140, plan: { interval: 'monthly' }, edition: 'Standard' }),
  ),
  succeeds(
    'invalid',
    1102,
    [trial, year, { ...nextYear, changes: now => ({ termination: now }) }],
    ([next]) => expect(Date.parse(next?.termination ?? '')).toBeLessThan(Date.parse(next?.start ?? '')),
  ),
  succeeds(
    'unlimited',
    1203,
    [{ planId: UNLIMITED, daysAgo: 42, remaining: 999_999_951_790, orderId: 560_290 }],
    ([current]) => expect(current).toMatchObject({ issued: 1_000_000_000_000, remaining: 999_999_951_790 }),
  ),
  succeeds(
    'zero-date',
    1407,
    [
      { planId: MONTH, daysAgo: 32, orderId: 560_340 },
      {
        planId: MONTH,
        daysAgo: 1,
        orderId: 560_340,
        changes: () => ({ termination: new Date('0001-01-01T00:00:00Z') }),
      },
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
    params: { id: 2_147_483_647 },
  }),
]
