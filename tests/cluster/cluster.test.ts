import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { scaled } from '../../scripts/lib/test-scope.ts'
import { type Caller, createCaller } from './caller.ts'

/** How often a replica, and the primary, is killed. */
const REPLICA_KILLS = scaled(4, 20)
const PRIMARY_KILLS = scaled(1, 5)
/** Milliseconds within which writes go on after a primary was killed. */
const FAILOVER = 30_000
/** Milliseconds between two calls of one kind. Four kinds together are 60 calls a second. */
const PACE = 66

let cluster: Cluster
let caller: Caller
let statuses: Map<number, number>
beforeAll(async () => {
  cluster = await startCluster({ APP_ENV: 'test', BOT_CHECK: 'none', RATE_LIMIT_FACTOR: '1000' })
  caller = await createCaller(cluster.origin, status => statuses.set(status, (statuses.get(status) ?? 0) + 1))
}, scaledTimeout(300_000))
afterAll(() => cluster?.stop())
beforeEach(() => {
  statuses = new Map()
})
// The first calls are made before the first test.
statuses = new Map()

let made = 0
/** Calls until a promise is done; resolves to the labels of the keys whose creation was acknowledged. */
async function callDuring(work: Promise<unknown>): Promise<string[]> {
  const acknowledged: string[] = []
  let isDone = false
  const repeat = async (call: () => Promise<unknown>) => {
    const running = new Set<Promise<unknown>>()
    while (!isDone) {
      const one = call().finally(() => running.delete(one))
      running.add(one)
      await sleep(PACE)
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
    repeat(caller.openPage),
    repeat(() => caller.logIn()),
  ]
  await work.finally(() => {
    isDone = true
  })
  await Promise.all(calls)
  return acknowledged
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
  const acknowledged = await callDuring(kills())
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
      await caller.makeKey(`after death ${kill}`)
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

test('everyone gets in without Redis, and when it is back', {
  timeout: scaledTimeout(120_000),
}, async () => {
  await cluster.redis.stop()
  expect(await caller.logIn()).toBeLessThan(300)
  await cluster.redis.start()
  expect(await caller.logIn()).toBeLessThan(300)
})

/** What the replicas have logged of calls that failed. */
const failures = () =>
  cluster.replicas
    .flatMap(({ program }) => program.output().split('\n'))
    .filter(line => line.includes('"level":50'))
    .join('\n')

const summary = () =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'no response'}`)
    .join(', ')
