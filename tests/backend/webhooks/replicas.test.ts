import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveries, events } from '#backend/services/webhooks/tables.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { manualClock } from '#kernel/clock.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Cluster, startPostgres } from '../../../scripts/lib/processes/postgres.ts'
import { NO_CARDS } from '../../../scripts/lib/processes/server.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { type ClockedServer, startClockedServer } from '../../support/clocked/start.ts'
import { type ReceivedWebhook, startWebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import { createRandom } from '../payment/interleavings/random.ts'
import { addEndpoint, payOrder } from './webhooks.ts'

/* Two servers as processes of their own that deliver the events of one PostgreSQL, while they are killed and start again. */

const EVENTS = scaled(120, 10_000)
const ORDERS = scaled(60, 200)
/** How often one of the servers is killed, and starts again. */
const KILLS = scaled(1, 6)
/** The share of the first attempts that fail, and of the second ones. */
const FAILING = 0.15
const TIME_LIMIT = scaledTimeout(scaled(60_000, 1_500_000))
/** Milliseconds without a request after which all that can be sent was sent, until the clock moves. */
const QUIET = 300

const folder = mkdtempSync(join(tmpdir(), 'gatepost-webhooks-'))
const clock = manualClock()
const env = {
  LOG_LEVEL: 'silent',
  OUTBOUND_LOOPBACK: 'allowed',
  ENCRYPTION_KEY: Buffer.alloc(32, 'processes share it').toString('base64'),
  ...NO_CARDS,
}
let postgres: Cluster | undefined
/** Fills and reads the database; it sends nothing. */
let observer: Backend
const servers: ClockedServer[] = []
const receivers: { close(): Promise<void> }[] = []
let start: () => Promise<ClockedServer>

beforeAll(async () => {
  postgres = process.env.DATABASE_URL ? undefined : await startPostgres()
  const url = new URL(process.env.DATABASE_URL ?? (await postgres?.createDatabase('webhooks')) ?? '')
  observer = await startBackend({ clock, env: { ...env, DATABASE_URL: url.href } })
  const [own] = await rowsOf<{ name: string }>(observer.db, sql`select current_database() as name`)
  url.pathname = own?.name ?? ''
  let started = 0
  start = async () => {
    const DATA_DIR = join(folder, String(++started))
    const server = await startClockedServer(
      { ...env, PUBLIC_URL: ORIGIN, DATA_DIR, DATABASE_URL: url.href },
      'webhooks',
    )
    await server.setTime(clock.now())
    return server
  }
  servers.push(...(await Promise.all([start(), start()])))
}, scaledTimeout(120_000))
afterAll(async () => {
  for (const server of servers) await server.kill()
  for (const receiver of receivers) await receiver.close()
  await observer?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>

async function receiver(...respond: Parameters<typeof startWebhookReceiver>): Promise<Receiver> {
  const made = await startWebhookReceiver(...respond)
  receivers.push(made)
  return made
}

async function setTime(time: Date): Promise<void> {
  clock.set(time)
  await Promise.all(servers.map(server => server.setTime(time)))
}

/** Ends a server in the middle of its work. The other one continues until it is there again. */
async function restart(index: number): Promise<void> {
  await servers[index]?.kill()
  await sleep(QUIET)
  servers[index] = await start()
}

/** The order and the place of an event among those of its order. */
function placeOf({ event }: ReceivedWebhook): { order: number; place: number } {
  if (event.type !== 'order.paid') throw new Error(`an event of the type ${event.type}`)
  return { order: event.data.order_id, place: event.data.amount ?? 0 }
}

const hasAll = ({ taken }: Receiver) =>
  taken.length >= EVENTS && new Set(taken.map(({ id }) => id)).size >= EVENTS

/** Moves the clock to the next attempts whenever nothing is left to send, until all is there. */
async function untilTaken(all: readonly Receiver[], onProgress: () => void = () => {}): Promise<void> {
  const countSent = () => all.reduce((sum, { sent }) => sum + sent.length, 0)
  let [sent, quietSince] = [countSent(), Date.now()]
  while (!all.every(hasAll)) {
    await sleep(50)
    onProgress()
    const now = countSent()
    if (now > sent) [sent, quietSince] = [now, Date.now()]
    if (Date.now() - quietSince < QUIET) continue
    await setTime(new Date(clock.now().getTime() + MINUTE))
    quietSince = Date.now()
  }
}

/** Expects that each event was taken, with one id, and those of each order in their order. */
function expectWhole({ taken, sent }: Receiver): Map<string, string> {
  const ids = new Map<string, string>()
  for (const each of sent) {
    const { order, place } = placeOf(each)
    const key = `${order} ${place}`
    expect(ids.get(key) ?? each.id, key).toBe(each.id)
    ids.set(key, each.id)
  }
  expect(new Set(ids.values()).size).toBe(EVENTS)
  const inOrder = new Map<number, number[]>()
  const seen = new Set<string>()
  for (const each of taken) {
    if (seen.has(each.id)) continue
    seen.add(each.id)
    const { order, place } = placeOf(each)
    inOrder.set(order, [...(inOrder.get(order) ?? []), place])
  }
  expect(seen.size).toBe(EVENTS)
  for (const [order, places] of inOrder)
    expect(places, `order ${order}`).toEqual(places.toSorted((one, other) => one - other))
  return ids
}

test(
  'each event reaches each endpoint, with one ID and in order, while servers are killed; a slow endpoint delays no other',
  async () => {
    const caller = await observer.person()
    const random = createRandom(49)
    const failing = await receiver((_, before) => (before < 2 && random.chance(FAILING) ? 503 : 200))
    const steady = await receiver()
    const { promise: recovery, resolve: recover } = Promise.withResolvers<number>()
    const hanging = await receiver(() => recovery)
    for (const { url } of [failing, steady, hanging]) await addEndpoint(observer, caller, url)

    const began = performance.now()
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
    const emitting = emitAll(caller)
    let kills = 0
    const restarts: Promise<void>[] = []
    await untilTaken([steady, failing], () => {
      // At even distances, one server after the other.
      if (kills >= KILLS || steady.taken.length < (EVENTS * (kills + 1)) / (KILLS + 1)) return
      restarts.push(restart(kills++ % servers.length))
    })
    await Promise.all([emitting, ...restarts])
    const others = seconds()
    expect(kills).toBe(KILLS)
    expect(hanging.taken).toEqual([])
    expect(hanging.sent.length).toBeGreaterThan(0)

    recover(200)
    await untilTaken([hanging])
    const [ids] = [steady, failing, hanging].map(expectWhole)
    const stored = await observer.db.select({ id: events.eventId }).from(events)
    expect(new Set(ids?.values())).toEqual(new Set(stored.map(({ id }) => id)))
    await expect
      .poll(() => observer.db.$count(deliveries, eq(deliveries.state, 'succeeded')), {
        timeout: scaledTimeout(10_000),
      })
      .toBe(3 * EVENTS)
    console.log(
      `    ${EVENTS} events for three endpoints, ${kills} kills: two have all after ${others} s while one hangs, ` +
        `all have all after ${seconds()} s; ${failing.sent.length} requests to the failing one`,
    )
  },
  TIME_LIMIT,
)

/** Writes the events of each order one after the other, and those of several orders at once. */
async function emitAll(caller: Parameters<typeof payOrder>[1]): Promise<void> {
  const AT_ONCE = 8
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, writer) => {
      for (let event = 0; event < EVENTS; event++) {
        const order = (event % ORDERS) + 1
        if (order % AT_ONCE === writer)
          await payOrder(observer, caller, order, Math.floor(event / ORDERS) + 1)
      }
    }),
  )
}
