import { expect } from 'vitest'
import { listTagUsage } from '#generated/security/operations/listTagUsage.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'

const RANGE = { start: '2026-10-01T00:00:00Z', end: '2026-11-01T00:00:00Z' }
const asCsv = { headers: { accept: 'text/csv' } }

/** Some days of the log, from today; everything that it has by default, whenever the test runs. */
const withRequests = async (world: World, [first, last]: readonly [number, number] = [-29, 1]) => {
  const caller = await world.person({ keys: 2, requests: 40 })
  const now = await world.given('2026-11-02T12:00:00Z', async ({ kernel }) =>
    kernel.clock.now().toISOString(),
  )
  const dayFrom = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
  return { caller, query: { start: dayFrom(first), end: dayFrom(last) } }
}

export const cases = [
  define(listTagUsage, 200, {
    title: 'an account with calls',
    arrange: withRequests,
    check: body => expect(body.usage).toBeInstanceOf(Array),
  }),
  define(listTagUsage, 200, {
    example: 'two-tags',
    // The rows of an account depend on its calls; `tests/backend/security/requests/tag-usage.test.ts` has some.
    mockOnly: true,
    query: RANGE,
  }),
  define(listTagUsage, 200, { example: 'no-usage', query: RANGE }),
  define(listTagUsage, 200, {
    example: 'no-usage-csv',
    query: { ...RANGE, format: 'csv' },
    ...asCsv,
    check: (body: unknown) => expect(String(body)).toBe('start,tag,used\n'),
  }),
  define(listTagUsage, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: forbidden({ end: 'tomorrow', interval: 'week' }),
  }),
  define(listTagUsage, 400, {
    example: 'end-before-start',
    query: { start: RANGE.end, end: RANGE.start },
  }),
  define(listTagUsage, 400, {
    example: 'range-too-long',
    query: { start: '2025-10-01T00:00:00Z', end: RANGE.end },
  }),
  define(listTagUsage, 400, {
    example: 'unknown-time-zone',
    query: { ...RANGE, time_zone: 'Mars/Phobos' },
  }),
  ...filtered(listTagUsage, withRequests, [{ interval: 'hour' }, { time_zone: 'Asia/Kathmandu' }]),
  ...filtered(listTagUsage, world => withRequests(world, [-9, -2]), [{}]),
  ...filtered(listTagUsage, world => withRequests(world, [0, 1]), [{}]),
]
