import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookWorkers } from '#backend/services/webhooks/delivering.ts'
import { releaseHeld, scheduleAll } from '#backend/services/webhooks/schedule.ts'
import { deliveries, endpoints, events } from '#backend/services/webhooks/tables.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { executedPlanOf, pagesOf, stepsOf } from '../../support/query-plan.ts'

/* What waits for endpoints that are paused, and for one that fails: the schedule, every ten seconds, must not read all of it. */

const ENDPOINTS = 20
const WAITING = scaled(5_000, 100_000)
/** Pages of 8 KiB that a statement of the schedule may touch, however many deliveries wait. */
const MOST_PAGES = 60
/** Milliseconds of a run of the schedule. */
const MOST_TIME = 100

let backend: Backend
const ids = Array.from({ length: ENDPOINTS }, () => randomUUID())
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const { db, clock } = backend
  const now = clock.now()
  const { accountId } = await backend.person()
  // All but the last two are paused.
  await db.insert(endpoints).values(
    ids.map((endpointId, at) => ({
      ...{ endpointId, accountId: accountId ?? 0, url: 'https://hooks.example', description: '' },
      ...{ eventTypes: [], created: now, sealedSecret: '' },
      pausedAt: at < ENDPOINTS - 2 ? now : null,
    })),
  )
  const ago = new Date(now.getTime() - HOUR).toISOString()
  await db.execute(sql`
    insert into ${events} (event_id, account_id, type, object, payload, created)
    select gen_random_uuid(), ${accountId}, 'order.paid', 'order:' || n, '{}', ${ago}::timestamptz
    from generate_series(1, ${WAITING}) n`)
  // Half of them wait for paused endpoints. The others are held behind the first of their object, which has failed.
  const later = new Date(now.getTime() + 20 * MINUTE).toISOString()
  const list = `{${ids.join(',')}}`
  await db.execute(sql`
    insert into ${deliveries} (endpoint_id, event_id, type, object, state, attempts, next_attempt, created)
    select
      (${list}::uuid[])[case when n % 2 = 0 then 1 + n % ${ENDPOINTS - 2} else ${ENDPOINTS} end],
      event_id, type, case when n % 2 = 0 then object else 'order:' || n / 10 end, 'waiting',
      case when n % 10 = 1 then 3 else 0 end,
      case when n % 2 = 0 then null else ${later}::timestamptz end, created
    from (select *, row_number() over (order by length(object), object) as n from ${events}) numbered`)
  await runWorkers(backend.kernel, [statisticsJob])
}, scaledTimeout(120_000))
afterAll(() => backend.close())

const runWorker = (name: string) =>
  runWorkers(
    backend.kernel,
    webhookWorkers(backend.kernel).filter(each => each.name === name),
  )

test('the schedule touches few pages, however many deliveries wait', async () => {
  const now = backend.clock.now()
  const statements = await backend.statementsOf(async () => {
    expect(await scheduleAll(backend.db, now)).toBe(0)
    expect(await releaseHeld(backend.db, now)).toBe(0)
  })
  expect(statements.length).toBeGreaterThan(1)
  for (const statement of statements) {
    const { Plan: plan, 'Execution Time': milliseconds } = await executedPlanOf(backend, statement)
    console.log(`    ${pagesOf(plan)} pages, ${milliseconds.toFixed(1)} ms`)
    expect(pagesOf(plan), statement.text).toBeLessThan(MOST_PAGES)
    const scanned = stepsOf(plan).filter(step => step['Node Type'] === 'Seq Scan')
    expect(scanned.map(step => step['Relation Name'])).not.toContain('deliveries')
  }
})

test('a run of it is quick', async () => {
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const start = performance.now()
    await runWorker('webhook-schedule')
    times.push(performance.now() - start)
    backend.clock.advance(10_000)
  }
  expect(Math.min(...times)).toBeLessThan(scaledTimeout(MOST_TIME))
})

test('it makes due what waits for no time and behind nothing, and older events are found later', async () => {
  const { db, clock } = backend
  const now = clock.now()
  const later = new Date(now.getTime() + 20 * MINUTE)
  const add = async (created: Date, nextAttempt: Date | null): Promise<string> => {
    const [eventId, object] = [randomUUID(), `key:${randomUUID()}`]
    const event = { eventId, type: 'key.created' as const, object, created }
    await db.insert(events).values({ ...event, accountId: 1, payload: '{}' })
    const [endpointId = ''] = ids.slice(-2)
    await db.insert(deliveries).values({ ...event, endpointId, state: 'waiting', nextAttempt })
    return eventId
  }
  const [put, held] = [await add(now, null), await add(now, later)]
  const old = await add(new Date(now.getTime() - HOUR), later)
  const isDue = async (eventId: string) =>
    (await db.$count(deliveries, and(eq(deliveries.eventId, eventId), lte(deliveries.nextAttempt, now)))) > 0

  await runWorker('webhook-schedule')
  expect([await isDue(put), await isDue(held), await isDue(old)]).toEqual([true, true, false])
  await runWorker('webhook-release')
  expect(await isDue(old)).toBe(true)
})
