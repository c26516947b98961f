import { beforeAll, expect, test } from 'vitest'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { listTagUsage } from '#generated/security/operations/listTagUsage.ts'
import { newId } from '#kernel/random.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'

let backend: Backend
let caller: Person
beforeAll(async () => {
  backend = await sharedBackend()
  caller = await backend.person()
})

type Call = Partial<
  Pick<typeof requestLog.$inferInsert, 'tag' | 'lookups' | 'calls' | 'status' | 'licenseId'>
>

async function log(calls: readonly Call[], ago = HOUR) {
  const created = new Date(backend.kernel.clock.now().getTime() - ago)
  await backend.db.insert(requestLog).values(
    calls.map(call => ({
      created,
      accountId: caller.accountId ?? 0,
      requestId: newId(created),
      keyId: newId(),
      licenseId: 1102,
      operation: 'verifyUsAddress',
      status: 200,
      latency: 5,
      lookups: 1,
      calls: 1,
      ...call,
    })),
  )
}

async function usage(query: object = {}) {
  const now = backend.kernel.clock.now().getTime()
  const range = { start: new Date(now - 20 * DAY).toISOString(), end: new Date(now + HOUR).toISOString() }
  return send(backend, listTagUsage, { caller, query: { ...range, ...query } })
}

const sums = async () => {
  const totals: Record<string, number> = {}
  for (const { tag, used } of (await usage()).body.usage)
    totals[String(tag)] = (totals[String(tag)] ?? 0) + used
  return totals
}

test('counted lookups are summed by tag, as often as a call stands for', async () => {
  await log([
    { tag: 'nightly', lookups: 50, calls: 10 },
    { tag: 'nightly' },
    { tag: null, lookups: 3 },
    { tag: 'checkout' },
    // What was rejected or failed counted nothing.
    { tag: 'checkout', licenseId: null, status: 401 },
    { tag: 'checkout', status: 502 },
  ])
  await log([{ tag: 'nightly', lookups: 7 }], 5 * DAY)
  expect(await sums()).toEqual({ nightly: 508, checkout: 1, null: 3 })
  const rows = (await usage()).body.usage
  expect(rows).toEqual(rows.toSorted((a, b) => a.start.localeCompare(b.start)))
  expect((await usage({ interval: 'hour' })).body.usage.length).toBeGreaterThanOrEqual(rows.length)
})

test('any number of tags fits, those beyond 200 in one row', async () => {
  await log(
    Array.from({ length: 300 }, (_, at) => ({ tag: `job ${at}` })),
    10 * DAY,
  )
  const totals = await sums()
  expect(Object.keys(totals).length).toBeLessThanOrEqual(201)
  expect(totals['(others)']).toBeGreaterThan(90)
})
