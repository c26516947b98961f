import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kernel/storage/database.ts'
import { CLUSTER_KEY, type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { scaled } from '../../scripts/lib/test-scope.ts'
import { startStripeApi } from '../support/servers/stripe-api.ts'
import { createBuyer, type Purchase, type Stripe } from './buyer.ts'
import { type Caller, createCaller, summaryOf } from './caller.ts'
import { countConnections, countPublished } from './inside.ts'
import { countPassing, FACTOR, LIMITS, type MeasuredLimit } from './limits.ts'
import { expectPurchases } from './purchases.ts'
import { reseal } from './reseal.ts'

/** How often a replica, and the primary, is killed. */
const REPLICA_KILLS = scaled(4, 20)
const PRIMARY_KILLS = scaled(1, 5)
/** Milliseconds within which writes go on after a primary was killed. */
const FAILOVER = 30_000
/** A plan without a limit of lookups a second. */
const US_CORE = 3121
/**
 * Milliseconds between two calls of one kind: six kinds are 60 calls a second; purchases of four calls are eight more.
 * Where replicas start again and again, half as many: each start needs a core.
 */
const PACE = 100
const HALF_PACE = 200
const PURCHASE_PACE = 500
/** Customers who buy, each one thing at a time. */
const BUYERS = 8
/** Milliseconds that a charge takes at most, so that most kills find one under way. */
const VENDOR_LATENCY = 300

let stripe: Stripe
let cluster: Cluster
let caller: Caller
let key: Awaited<ReturnType<Caller['makeKey']>>
const buyers: Awaited<ReturnType<typeof createBuyer>>[] = []
const purchases: Promise<Purchase>[] = []
let statuses = new Map<number, number>()
const note = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
beforeAll(async () => {
  stripe = await startStripeApi({ latency: VENDOR_LATENCY })
  cluster = await startCluster({
    ...{ APP_ENV: 'test', BOT_CHECK: 'none', RATE_LIMIT_FACTOR: '1000' },
    ...stripe.env,
  })
  caller = await createCaller(cluster.origin, note, {
    roles: ['api-key-editor', 'api-key-viewer'],
    subscriptions: [{ planId: US_CORE, startedDaysAgo: 1 }],
  })
  key = await caller.makeKey('for lookups')
  while (buyers.length < BUYERS) buyers.push(await createBuyer(cluster.origin, note, stripe))
}, scaledTimeout(300_000))
afterAll(async () => {
  await cluster?.stop()
  await stripe?.close()
})
beforeEach(() => {
  statuses = new Map()
})

let made = 0
/** Calls until a promise is done; resolves to the labels of the keys whose creation was acknowledged. */
async function callDuring(work: Promise<unknown>, pace = PACE): Promise<string[]> {
  const acknowledged: string[] = []
  let isDone = false
  const repeat = async (call: () => Promise<unknown>, every = pace) => {
    const running = new Set<Promise<unknown>>()
    while (!isDone) {
      const one = call().finally(() => running.delete(one))
      running.add(one)
      await sleep(every)
    }
    await Promise.all(running)
  }
  const calls = [
    repeat(async () => {
      const label = `key ${++made}`
      await caller.makeKey(label)
      acknowledged.push(label)
    }),
    repeat(caller.openPage),
    repeat(() => caller.lookUp(key)),
    repeat(() => caller.logIn()),
    repeat(caller.takeToken),
    repeat(caller.readReport),
    repeat(async () => buyOnce(), PURCHASE_PACE),
  ]
  await work.finally(() => {
    isDone = true
  })
  await Promise.all(calls)
  return acknowledged
}

/** Lets a customer buy who is not buying, without waiting: a purchase whose replica died takes two minutes. */
function buyOnce() {
  const buy = buyers.shift()
  if (!buy) return
  const purchase = buy().finally(() => buyers.push(buy))
  // Reported by the test that waits for all of them.
  purchase.catch(() => {})
  purchases.push(purchase)
}

/** Expects each acknowledged key to be there, and each key once. */
async function expectWhole(acknowledged: readonly string[]) {
  const labels = await caller.labels()
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toEqual(expect.arrayContaining([...acknowledged]))
}

test('four replicas start again, one after the other, and no call fails', {
  timeout: scaledTimeout(300_000),
}, async () => {
  const release = async () => {
    for (const { program } of cluster.replicas) {
      await program.stop()
      await program.start()
    }
  }
  const acknowledged = await callDuring(release())
  console.log(`    a release: ${summary()}`)
  expect([...statuses.keys()].filter(status => status < 200 || status >= 300)).toEqual([])
  await expectWhole(acknowledged)
})

test('the encryption key and the signing key are replaced while calls come in, and none fails', {
  timeout: scaledTimeout(600_000),
}, async () => {
  const database = new pg.Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  onTestFinished(() => database.end())
  const newKey = randomBytes(32).toString('base64')
  // Two at a time, as four have room for: the release above was one after the other.
  const rollOut = (...keys: string[]) =>
    Promise.all(
      [cluster.replicas.slice(0, 2), cluster.replicas.slice(2)].map(async replicas => {
        for (const { program } of replicas) {
          await program.stop()
          await program.start({ ENCRYPTION_KEY: '', ENCRYPTION_KEYS: keys.join() })
        }
      }),
    )
  const renewSigningKey = async () => {
    const age = (interval: string) =>
      database.query('update kernel.signing_keys set created = created - $1::interval', [interval])
    const before = await caller.takeToken()
    await age('90 days')
    await database.query(`update kernel.jobs set due = now() where name = 'signing-keys'`)
    // An hour passes before it signs. Until then, each replica has read it.
    for (const { port } of cluster.replicas) while ((await countPublished(port)) < 2) await sleep(500)
    await age('1 hour')
    while ((await caller.takeToken()) === before) await sleep(500)
  }
  const acknowledged = await callDuring(
    (async () => {
      await rollOut(CLUSTER_KEY, newKey)
      await rollOut(newKey, CLUSTER_KEY)
      await reseal(database, { url: cluster.databaseUrl, keys: [newKey, CLUSTER_KEY] })
      await rollOut(newKey)
      await renewSigningKey()
    })(),
    HALF_PACE,
  )
  console.log(`    new keys: ${summary()}`)
  expect([...statuses.keys()].filter(status => status < 200 || status >= 300)).toEqual([])
  await expectWhole(acknowledged)
})

test('reports are read from the standbys', async () => {
  const primary = await cluster.primary()
  expect((await caller.readReport()).status).toBe(200)
  const readers = await Promise.all(
    cluster.nodes.filter(node => node !== primary).map(({ port }) => countConnections(port)),
  )
  expect(readers.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
})

test('a replica that dies loses nothing that was acknowledged, and a repeated call has one effect', {
  timeout: scaledTimeout(900_000),
}, async () => {
  const kills = async () => {
    for (let kill = 0; kill < REPLICA_KILLS; kill++) {
      const program = cluster.replicas[kill % cluster.replicas.length]?.program
      await program?.kill()
      await program?.start()
    }
  }
  const acknowledged = await callDuring(kills(), HALF_PACE)
  console.log(`    ${REPLICA_KILLS} kills of a replica: ${summary()}`)
  await expectWhole(acknowledged)
})

test('another node takes over from a primary that dies, with all that was acknowledged', {
  timeout: scaledTimeout(900_000),
}, async () => {
  for (let kill = 0; kill < PRIMARY_KILLS; kill++) {
    await cluster.synchronous()
    const primary = await cluster.primary()
    let gap = 0
    const death = async () => {
      await sleep(2_000)
      await primary.kill()
      const begin = performance.now()
      await caller.makeKey(`after a death ${++made}`)
      gap = performance.now() - begin
      await sleep(2_000)
    }
    const acknowledged = await callDuring(death())
    console.log(`    a primary died: ${Math.round(gap / 100) / 10} s without writes, ${summary()}`)
    expect(gap).toBeLessThan(FAILOVER)
    expect(statuses.get(500) ?? 0, failures()).toBe(0)
    await expectWhole(acknowledged)
    await primary.program.start()
  }
})

test('all that was bought meanwhile was ordered, charged, paid, and given once', {
  timeout: scaledTimeout(300_000),
}, async () => {
  const told = await Promise.all(purchases)
  console.log(`    ${told.length} purchases`)
  expect(told.length).toBeGreaterThan(BUYERS)
  const database = await openDatabase({ url: cluster.databaseUrl, folder: '' })
  onTestFinished(() => database.close())
  await expectPurchases(database.queries, stripe, told)
})

test('limits hold across replicas on Redis, soon after it was gone, and on PostgreSQL, and all get in meanwhile', {
  timeout: scaledTimeout(300_000),
}, async () => {
  const { replicas, redis } = cluster
  const restart = (env: Record<string, string>) =>
    Promise.all(
      replicas.map(async ({ program }) => {
        await program.stop()
        await program.start(env)
      }),
    )
  const measure = async (how: string, most: (limit: MeasuredLimit) => number) => {
    for (const limit of LIMITS) {
      const passed = await countPassing(replicas, limit)
      console.log(`    ${how}: of ${limit.calls} calls of ${limit.path}, ${passed} pass`)
      expect(passed).toBeGreaterThanOrEqual(limit.calls)
      expect(passed).toBeLessThanOrEqual(most(limit))
    }
    expect(await caller.logIn()).toBe(200)
  }
  const together = ({ calls, over }: MeasuredLimit) => calls + over(replicas.length)
  await restart({ RATE_LIMIT_FACTOR: String(FACTOR), STOP_DELAY: '0' })
  await measure('on Redis', together)

  await redis.stop()
  await measure('without Redis', ({ calls }) => calls * replicas.length)
  await redis.start()
  const back = performance.now()
  const [exact] = LIMITS as [MeasuredLimit]
  while ((await countPassing(replicas, exact)) > exact.calls) await sleep(500)
  const waited = performance.now() - back
  console.log(`    limits hold again ${Math.round(waited / 100) / 10} s after Redis is back`)
  expect(waited).toBeLessThan(60_000)
  await measure('on Redis again', together)

  await restart({ REDIS_URL: '' })
  await measure('on PostgreSQL', together)
})

/** What the replicas have logged of calls that failed. */
const failures = () =>
  cluster.replicas
    .flatMap(({ program }) => program.output().split('\n'))
    .filter(line => line.includes('"level":50'))
    .join('\n')

const summary = () => summaryOf(statuses)
