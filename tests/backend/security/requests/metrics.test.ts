import { beforeAll, expect, test } from 'vitest'
import { quantileOf } from '#backend/services/security/requests/metrics.ts'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { getRequestMetrics } from '#generated/security/operations/getRequestMetrics.ts'
import { newId } from '#kernel/random.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'

let backend: Backend
let caller: Person
const keyId = newId()
beforeAll(async () => {
  backend = await sharedBackend()
  caller = await backend.person()
})

async function log(
  ago: number,
  call: Partial<Pick<typeof requestLog.$inferInsert, 'status' | 'latency' | 'calls' | 'operation' | 'tag'>>,
) {
  const created = new Date(backend.kernel.clock.now().getTime() - ago)
  const { status = 200, latency = 5, calls = 1, operation = 'verifyUsAddress', tag } = call
  await backend.db.insert(requestLog).values({
    created,
    accountId: caller.accountId ?? 0,
    requestId: newId(created),
    keyId,
    operation,
    status,
    error: status < 400 ? null : 'not-permitted',
    latency,
    lookups: 1,
    calls,
    tag,
  })
}

const metricsOf = async (query: object) => (await send(backend, getRequestMetrics, { caller, query })).body

test('calls are counted as often as they stand for, and compared with the period before', async () => {
  await log(HOUR / 60, { latency: 10, calls: 10 })
  await log(HOUR / 60, { latency: 100 })
  await log(HOUR / 60, { status: 401, latency: 1, calls: 2 })
  await log(HOUR / 60, { status: 502, latency: 900, operation: 'getUsProperty', tag: 'nightly' })
  await log(30 * HOUR, { latency: 7 })
  await log(4 * DAY, { latency: 8 })
  const day = await metricsOf({ period: '24h' })
  expect(day.interval).toBe('hour')
  expect([day.intervals.length, day.intervals_before.length]).toEqual([24, 24])
  expect(day.summary).toEqual({ requests: 14, errors: 3, failures: 1, latency_median: 10, latency_p95: 100 })
  expect(day.summary_before).toMatchObject({ requests: 1, latency_median: 7 })
  const sum = day.intervals.reduce((all, { requests }) => all + requests, 0)
  expect(sum).toBe(14)
  expect((await metricsOf({ period: '7d' })).summary.requests).toBe(16)
  expect((await metricsOf({ period: '24h', operation: 'getUsProperty' })).summary).toMatchObject({
    requests: 1,
  })
  expect((await metricsOf({ period: '24h', tag: 'nightly' })).summary.failures).toBe(1)
  expect((await metricsOf({ period: '24h', key: newId() })).summary).toEqual({
    requests: 0,
    errors: 0,
    failures: 0,
    latency_median: null,
    latency_p95: null,
  })
})

test.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'days of %s begin at its midnight',
  async zone => {
    const { intervals, intervals_before } = await metricsOf({ period: '15d', time_zone: zone })
    const starts = [...intervals_before, ...intervals].map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted())
    expect(starts).toHaveLength(30)
    for (const start of starts) {
      const clock = new Date(start).toLocaleTimeString('en-GB', { timeZone: zone })
      expect(clock).toBe('00:00:00')
    }
  },
)

test('a quantile is the least latency that a share of the calls does not exceed', () => {
  expect(quantileOf([], 0.5)).toBeNull()
  expect(quantileOf([[5, 1]], 0.95)).toBe(5)
  expect(
    quantileOf(
      [
        [1, 50],
        [2, 45],
        [9, 5],
      ],
      0.95,
    ),
  ).toBe(2)
  expect(
    quantileOf(
      [
        [1, 49],
        [2, 51],
      ],
      0.5,
    ),
  ).toBe(2)
})
