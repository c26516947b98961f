import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveries, endpoints, events } from '#backend/services/webhooks/tables.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { laneWorker } from '#kernel/jobs/lanes.ts'
import { type Backend, startBackend } from '../../support/backend.ts'

/* How the server takes turns between endpoints, without what it sends to them. */

/** Rows of one lane that are worked on at once, as `lanes.ts` has it. */
const ROOM = 4
const BACKLOG = 200

let backend: Backend
const [busy, other] = [randomUUID(), randomUUID()]
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const { accountId } = await backend.person()
  await backend.db.insert(endpoints).values(
    [busy, other].map(endpointId => ({
      ...{ endpointId, accountId: accountId ?? 0, url: 'https://hooks.example', description: '' },
      ...{ eventTypes: [], created: backend.clock.now(), sealedSecret: '' },
    })),
  )
})
afterAll(() => backend.close())

async function add(endpointId: string, count: number): Promise<void> {
  const created = backend.clock.now()
  const rows = Array.from({ length: count }, () => ({
    ...{ eventId: randomUUID(), type: 'order.paid' as const, object: `order:${randomUUID()}`, created },
  }))
  await backend.db.insert(events).values(rows.map(row => ({ ...row, accountId: 1, payload: '{}' })))
  const waiting = { endpointId, state: 'waiting' as const, nextAttempt: created }
  await backend.db.insert(deliveries).values(rows.map(row => ({ ...row, ...waiting })))
}

type Delivery = typeof deliveries.$inferSelect
const worker = (work: (row: Delivery) => Promise<unknown>) =>
  laneWorker(backend.kernel, MINUTE, {
    name: 'test-lanes',
    table: deliveries,
    key: deliveries.sequence,
    lane: deliveries.endpointId,
    laneOf: row => row.endpointId,
    due: deliveries.nextAttempt,
    created: deliveries.created,
    isWaiting: eq(deliveries.state, 'waiting'),
    claim: now => ({ nextAttempt: new Date(now.getTime() + 10 * MINUTE) }),
    async run(row) {
      await work(row)
      const isThis = eq(deliveries.sequence, row.sequence)
      await backend.db.update(deliveries).set({ state: 'succeeded' }).where(isThis)
    },
    fail(_row, error) {
      throw error
    },
  })
const run = (work: (row: Delivery) => Promise<unknown>) => worker(work).run(backend.db, backend.clock.now())

test('a lane with room gets its next row without a look at those of all other lanes', async () => {
  await add(busy, BACKLOG)
  let count = 0
  const statements = await backend.statementsOf(async () => {
    count = Number(await run(() => sleep(1)))
  })
  expect(count).toBe(BACKLOG)
  const looks = statements.filter(({ text }) => text.includes(' not in '))
  expect(looks.length).toBeGreaterThan(0)
  // One each half second, and one row takes no tenth of it.
  expect(looks.length).toBeLessThan(BACKLOG / 4)
})

test('what comes for another lane meanwhile is begun while the busy one still waits', async () => {
  await add(busy, ROOM + 1)
  let isOver = () => {}
  const over = new Promise<void>(resolve => {
    isOver = resolve
  })
  const lanes: string[] = []
  const whole = run(async row => {
    lanes.push(row.endpointId)
    if (lanes.length === ROOM) await add(other, 1)
    if (row.endpointId === busy) await over
    else isOver()
  })
  expect(await whole).toBe(ROOM + 2)
  // The fifth of the busy lane came after the other one, which was added last.
  expect(lanes).toEqual([...Array<string>(ROOM).fill(busy), other, busy])
})
