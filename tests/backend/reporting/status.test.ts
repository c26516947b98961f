import { afterAll, beforeAll, expect, test } from 'vitest'
import { probeWorker } from '#backend/services/gateway/probe.ts'
import { healthWorkers } from '#backend/services/reporting/checks.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import type { ServiceStatus } from '#generated/reporting/types.ts'
import { countOutcome, outcomeWorkers } from '#kernel/jobs/outcomes.ts'
import { runWorkers, type Worker } from '#kernel/jobs/worker.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'

let provider: Awaited<ReturnType<typeof startLookupProvider>>
let backend: Backend
let workers: readonly Worker[]
beforeAll(async () => {
  provider = await startLookupProvider()
  backend = await startBackend({
    env: {
      DATABASE_URL: '',
      LOOKUP_UPSTREAM: provider.url,
      LOOKUP_UPSTREAM_KEY: 'provider-id:provider-token',
      OUTBOUND_LOOPBACK: 'allowed',
    },
  })
  workers = [probeWorker(backend.kernel), ...outcomeWorkers(backend.kernel), ...healthWorkers]
})
afterAll(async () => {
  await backend.close()
  await provider.close()
})

async function readStatus() {
  const response = await backend.inject({ url: '/api/reporting/status' })
  return response.json() as ServiceStatus
}
const partOf = async (name: string) =>
  (await readStatus()).components.find(component => component.name === name)

/** A minute passes, and each worker has its turn. */
async function nextMinute() {
  backend.clock.advance(MINUTE)
  await runWorkers(backend.kernel, workers)
}

test('before the first check, nothing is said', async () => {
  expect(await readStatus()).toEqual({ checked: null, components: [] })
})

test('a provider of lookups that fails is down even without lookups, and works again later', async () => {
  provider.says('', 404)
  await nextMinute()
  await nextMinute()
  expect(await partOf('lookups')).toMatchObject({ state: 'working' })
  provider.says('', 503)
  for (let minute = 0; minute < 7; minute++) await nextMinute()
  const down = await partOf('lookups')
  expect(down?.state).toBe('down')
  expect(down?.history.at(-1)?.failing).toBeGreaterThanOrEqual(60)
  expect((await backend.inject({ url: '/readyz' })).json()).toEqual({
    status: 'ready',
    parts: { api: 'working', lookups: 'down', payments: 'working', emails: 'working' },
  })
  provider.says('', 200)
  for (let minute = 0; minute < 7; minute++) await nextMinute()
  const again = await partOf('lookups')
  expect(again?.state).toBe('working')
  expect(Date.parse(again?.since ?? '')).toBeGreaterThan(Date.parse(down?.since ?? ''))
  expect(provider.asked.every(({ authorization }) => authorization === undefined)).toBe(true)
})

test('two failed calls may be chance, even without others; from the third on, a vendor is down', async () => {
  const fail = () => countOutcome(backend.kernel, 'emails', false)
  fail()
  fail()
  await nextMinute()
  expect(await partOf('emails')).toMatchObject({ state: 'working' })
  fail()
  await nextMinute()
  expect(await partOf('emails')).toMatchObject({ state: 'down' })
  for (let minute = 0; minute < 31; minute++) await nextMinute()
  expect(await partOf('emails')).toMatchObject({ state: 'working' })
})

test('a vendor is disturbed from one failure in twenty on, and down from one in two on', async () => {
  for (let call = 0; call < 57; call++) countOutcome(backend.kernel, 'payments', true)
  for (let call = 0; call < 3; call++) countOutcome(backend.kernel, 'payments', false)
  await nextMinute()
  expect(await partOf('payments')).toMatchObject({ state: 'disturbed' })
  for (let call = 0; call < 54; call++) countOutcome(backend.kernel, 'payments', false)
  await nextMinute()
  expect(await partOf('payments')).toMatchObject({ state: 'down' })
})

test('the API counts as failing while there was no server; the vendors were not checked then', async () => {
  await nextMinute()
  const before = await readStatus()
  backend.clock.advance(DAY)
  await runWorkers(backend.kernel, workers)
  await nextMinute()
  const sumOf = (status: ServiceStatus, name: string, of: 'working' | 'failing') =>
    status.components
      .find(component => component.name === name)
      ?.history.reduce((sum, day) => sum + day[of], 0) ?? 0
  const after = await readStatus()
  expect(sumOf(after, 'api', 'failing') - sumOf(before, 'api', 'failing')).toBe(86_400)
  expect(sumOf(after, 'api', 'working') - sumOf(before, 'api', 'working')).toBe(60)
  const emails = ['working', 'failing'] as const
  const added = emails.map(of => sumOf(after, 'emails', of) - sumOf(before, 'emails', of))
  expect(added).toEqual([60, 0])
})
