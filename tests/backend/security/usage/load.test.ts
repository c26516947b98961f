import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { isFullRun, scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { toRequest } from '../../../support/contract/world.ts'
import { fillUsage } from '../../../support/usage.ts'
import { send } from '../../client.ts'

const KEYS = 50
const HOURS = 1200
const range = { start: '2026-01-01T00:00:00Z', end: '2026-02-20T00:00:00Z' }
const byHour = { ...range, interval: 'hour' } as const

let backend: Backend
let caller: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
  caller = await withLookups(KEYS)
})
afterAll(() => backend.close())

async function withLookups(count: number): Promise<Person> {
  const person = await backend.person()
  const keys = Array.from({ length: count }, () => randomUUID())
  const accountId = person.accountId ?? 0
  await fillUsage(backend.db, { accountId, start: range.start, hours: HOURS, keys })
  return person
}

/** Milliseconds of processor time of this thread, which do not depend on other load. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs some work and counts the turns of the event loop, with the processor time of the longest and of all. */
async function countTurns(
  action: () => Promise<void>,
): Promise<{ turns: number; longest: number; whole: number }> {
  let isDone = false
  const acting = action().finally(() => {
    isDone = true
  })
  const start = processorTime()
  let turns = 0
  let longest = 0
  for (let last = start; !isDone; turns++) {
    await setImmediate()
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
  }
  await acting
  return { turns, longest, whole: processorTime() - start }
}

describe('a report of 60,000 rows does not block others', () => {
  // A first run compiles the code.
  beforeAll(async () => {
    await send(backend, listKeyUsage, { caller, query: { ...range, end: '2026-01-02T00:00:00Z' } })
  })

  test.each(scaled(['csv'] as const, ['json', 'csv'] as const))('as %s', async format => {
    const measured = []
    // A report that blocks does so each time; a garbage collection or a busy machine does not.
    for (let attempt = 0; attempt < 3; attempt++) {
      let text = ''
      const work = await countTurns(async () => {
        const response = await send(backend, listKeyUsage, { caller, query: { ...byHour, format } })
        text = response.text
        expect(response.status, text.slice(0, 200)).toBe(200)
      })
      measured.push(work)
      const rows = format === 'csv' ? text.split('\n').length - 2 : JSON.parse(text).usage.length
      expect(rows).toBe(KEYS * HOURS)
      expect(work.turns).toBeGreaterThan(rows / 1000)
    }
    // Written at once, a report would take one turn for nearly all of its work.
    expect(Math.min(...measured.map(({ longest, whole }) => longest / whole))).toBeLessThan(0.2)
  })

  test.runIf(isFullRun)('even when its rows are added up', async () => {
    const query = { ...byHour, interval: 'day', time_zone: 'Europe/Berlin' } as const
    for (const operation of [listKeyUsage, listLicenseUsage]) {
      const { turns } = await countTurns(async () => {
        expect(await send(backend, operation, { caller, query })).toMatchObject({ status: 200 })
      })
      expect(turns).toBeGreaterThan((KEYS * HOURS) / 5000)
    }
  })

  test.runIf(isFullRun)('nor the statements of others', async () => {
    let isDone = false
    let statements = 0
    const report = send(backend, listKeyUsage, { caller, query: byHour }).finally(() => {
      isDone = true
    })
    for (; !isDone; statements++) {
      await backend.db.execute(sql`select 1`)
      await setImmediate()
    }
    await report
    expect(statements).toBeGreaterThan(10)
  })
})

describe('reports of one account', () => {
  test('that a page requests at once are all answered, in sequence', async () => {
    const account = await withLookups(2)
    const { mutexes } = backend.kernel
    const current = new AbortController()
    await mutexes.acquire(`usage report of account ${account.accountId}`, current.signal)
    const waits = vi.spyOn(mutexes, 'acquire')
    const ended: string[] = []
    const asked = []
    for (const interval of ['hour', 'day'] as const) {
      const query = { ...range, interval }
      asked.push(send(backend, listKeyUsage, { caller: account, query }).finally(() => ended.push(interval)))
      // On a busy machine, the later of two requests can arrive first.
      await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(asked.length), scaledTimeout(10_000))
    }
    current.abort()
    expect(await Promise.all(asked)).toMatchObject([{ status: 200 }, { status: 200 }])
    // Alone, the second would finish long before the first.
    expect(ended).toEqual(['hour', 'day'])
    waits.mockRestore()
  })

  test('are rejected with the time to wait when too many of them wait', async () => {
    const account = await withLookups(1)
    const current = new AbortController()
    await backend.kernel.mutexes.acquire(`usage report of account ${account.accountId}`, current.signal)
    const ask = () => send(backend, listKeyUsage, { caller: account, query: range })
    const asked = Array.from({ length: 11 }, ask)
    const rejected = await Promise.race(asked)
    expect(rejected).toMatchObject({ status: 429, errors: [{ name: 'too-many-requests' }] })
    expect(rejected.headers['retry-after']).toBe('15')
    current.abort()
    const responses = await Promise.all(asked)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
  })

  test('do not wait for those of another', async () => {
    const other = await withLookups(1)
    const ended: string[] = []
    await Promise.all([
      send(backend, listKeyUsage, { caller, query: byHour }).then(() => ended.push('large')),
      send(backend, listKeyUsage, { caller: other, query: range }).then(() => ended.push('small')),
    ])
    expect(ended).toEqual(['small', 'large'])
  })
})

describe('a client that goes away', () => {
  test('ends the reading, and the next one gets its turn', async () => {
    const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
    const slices = vi.spyOn(backend.kernel.slices, 'run')
    const readWhole = async () =>
      expect(await send(backend, listKeyUsage, { caller, query: byHour })).toMatchObject({ status: 200 })
    await readWhole()
    const whole = slices.mock.calls.length
    slices.mockClear()

    const { url, headers } = toRequest(listKeyUsage, { caller, query: byHour })
    const controller = new AbortController()
    const gone = fetch(`${origin}${url}`, { headers, signal: controller.signal })
    await vi.waitFor(() => expect(slices).toHaveBeenCalled(), scaledTimeout(10_000))
    controller.abort()
    await expect(gone).rejects.toThrow()
    // If the first one went on, their slices would take turns.
    await readWhole()
    expect(slices.mock.calls.length).toBeLessThan(whole * 1.5)
    slices.mockRestore()
    expect(backend.log.filter(line => line.includes('request failed'))).toEqual([])
  })
})
