import { expect } from 'vitest'
import { getRequestMetrics } from '#generated/security/operations/getRequestMetrics.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'

const withRequests = async (world: World) => ({
  caller: await world.person({ keys: 2, requests: 40 }),
  query: { period: '15d' },
})

async function ofKey(world: World) {
  const { caller } = await withRequests(world)
  const { secret_keys } = await world.perform(listSecretKeys, { caller })
  return { caller, query: { period: '15d', key: secret_keys[0]?.key_id } }
}

export const cases = [
  define(getRequestMetrics, 200, {
    title: 'the last two weeks of an account, by the day of its zone',
    arrange: async world => ({
      caller: await world.person({ keys: 2, requests: 40 }),
      query: { period: '7d' as const, time_zone: 'America/New_York' },
    }),
    check: ({ interval }) => expect(interval).toBe('day'),
  }),
  define(getRequestMetrics, 200, {
    example: 'some-requests',
    // The server has as many intervals as the period; the example has two.
    mockOnly: true,
  }),
  define(getRequestMetrics, 400, {
    example: 'invalid-option',
    invalid: true,
    query: forbidden({ period: '90d' }),
  }),
  define(getRequestMetrics, 400, { example: 'unknown-time-zone', query: { time_zone: 'Mars/Phobos' } }),
  ...filtered(getRequestMetrics, withRequests, [
    { period: '7d' },
    { time_zone: 'Pacific/Kiritimati', period: '7d' },
    { operation: 'verifyUsAddress', period: '15d' },
    { tag: 'checkout', period: '15d' },
  ]),
  ...filtered(getRequestMetrics, ofKey, [{}]),
]
