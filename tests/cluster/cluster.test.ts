import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kernel/storage/database.ts'
import { CLUSTER_KEY, type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { scaled } from '../../scripts/lib/test-scope.ts'
import { startStripeApi } from '../support/servers/stripe-api.ts'
import type { Stripe } from './buyer.ts'
import type { Caller } from './caller.ts'
import { countConnections, countPublished } from './inside.ts'
import { countPassing, FACTOR, LIMITS, type MeasuredLimit } from './limits.ts'
import { createMix, type Mix } from './mix.ts'
import { expectPurchases } from './purchases.ts'
import { reseal } from './reseal.ts'
import { createTally } from './tally.ts'

/** How often a replica, and the primary, is killed. */
const REPLICA_KILLS = scaled(4, 20)
const PRIMARY_KILLS = scaled(1, 5)
/** Milliseconds within which writes go on after a primary was killed. */
const FAILOVER = 30_000
/** Milliseconds between two calls of one kind where replicas start again and again: each start needs a core. */
const HALF_PACE = scaledTimeout(200)
/** Milliseconds for which all replicas are too busy to respond, to the balancer as well. */
const BUSY = 4_000
/** Milliseconds that a charge takes at most, so that most kills find one under way. */
const VENDOR_LATENCY = 300

let stripe: Stripe
let cluster: Cluster
let mix: Mix
let caller: Caller
const tally = createTally()
beforeAll(async () => {
  stripe = await startStripeApi({ latency: VENDOR_LATENCY })
  cluster = await startCluster({
    ...{ APP_ENV: 'test', BOT_CHECK: 'none', RATE_LIMIT_FACTOR: '1000' },
    ...stripe.env,
  })
  mix = await createMix(cluster.origin, tally.note, stripe)
  caller = mix.caller
}, scaledTimeout(300_000))
afterAll(async () => {
  await cluster?.stop()
  await stripe?.close()
})
beforeEach(tally.begin)
// A response tells a caller nothing of the error behind it.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const { program } of cluster.replicas) console.log(`${program.name}:\n${program.output()}`)
})

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
  const acknowledged = await mix.callDuring(release())
  console.log(`    a release: ${tally.summary()}`)
  expect(tally.failures()).toEqual([])
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
  const acknowledged = await mix.callDuring(
    (async () => {
      await rollOut(CLUSTER_KEY, newKey)
      await rollOut(newKey, CLUSTER_KEY)
      await reseal(database, { url: cluster.databaseUrl, keys: [newKey, CLUSTER_KEY] })
      await rollOut(newKey)
      await renewSigningKey()
    })(),
    HALF_PACE,
  )
  console.log(`    new keys: ${tally.summary()}`)
  expect(tally.failures()).toEqual([])
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
  const acknowledged = await mix.callDuring(kills(), HALF_PACE)
  console.log(`    ${REPLICA_KILLS} kills of a replica: ${tally.summary()}`)
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
      await caller.makeKey(`after death ${kill}`)
      gap = performance.now() - begin
      await sleep(2_000)
    }
    const acknowledged = await mix.callDuring(death())
    console.log(`    a primary died: ${Math.round(gap / 100) / 10} s without writes, ${tally.summary()}`)
    expect(gap).toBeLessThan(FAILOVER)
    expect(
      tally.failures(({ status }) => status === 500),
      logged(),
    ).toEqual([])
    expect(tally.failures(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([])
    await expectWhole(acknowledged)
    await primary.program.start()
  }
})

test('all that was bought meanwhile was ordered, charged, paid, and given once', {
  timeout: scaledTimeout(300_000),
}, async () => {
  const told = await Promise.all(mix.purchases)
  console.log(`    ${told.length} purchases`)
  expect(told.length).toBeGreaterThan(mix.buyers)
  const database = await openDatabase({ url: cluster.databaseUrl, folder: '' })
  onTestFinished(() => database.close())
  await expectPurchases(database.queries, stripe, told)
})

test('calls wait for replicas that are all busy, and no response is without a time to come back', {
  timeout: scaledTimeout(120_000),
}, async () => {
  const { replicas } = cluster
  const signal = (name: NodeJS.Signals) => {
    for (const { program } of replicas) process.kill(program.pid(), name)
  }
  const busy = async () => {
    signal('SIGSTOP')
    await sleep(BUSY)
    signal('SIGCONT')
  }
  await mix.callDuring(busy())
  console.log(`    all busy for ${BUSY / 1000} s: ${tally.summary()}`)
  expect(tally.failures()).toEqual([])

  await Promise.all(replicas.map(({ program }) => program.stop()))
  expect(await caller.openPage()).toBe(503)
  expect(tally.failures(({ retryAfter }) => retryAfter === '5')).toHaveLength(1)
  await Promise.all(replicas.map(({ program }) => program.start()))
  while ((await caller.openPage()) !== 200) await sleep(100)
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
const logged = () =>
  cluster.replicas
    .flatMap(({ program }) => program.output().split('\n'))
    .filter(line => line.includes('"level":50'))
    .join('\n')
