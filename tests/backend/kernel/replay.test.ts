import { expect, test, vi } from 'vitest'
import { manualClock } from '#kernel/clock.ts'
import { randomBytes, seededSource, withRandomSource } from '#kernel/random.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { createBackendWorld } from '../../support/contract/backend-world.ts'
import { operations } from '../../support/contract/contract.ts'
import { toRequest, type WireRequest, type WireResponse } from '../../support/contract/world.ts'
import { onceForAll } from '../../support/organization.ts'

vi.setConfig({ testTimeout: scaledTimeout(120_000) })

const SERVICES = ['security', 'notification', 'authorization', 'sales']
/** Every second operation: enough for each kind of random value, from ids to tokens and sealed secrets. */
const EVERY = 2

/** Takes a code that the identity provider of the tests has made, which has no seed. */
const WITH_A_PROVIDER = ['completeSsoRehearsal']

await loadCases(SERVICES)
const called = operations
  .filter(({ handle }) => SERVICES.includes(handle.service) && !WITH_A_PROVIDER.includes(handle.id))
  .filter((_, at) => at % EVERY === 0)

/** What the calls of the contract's cases get, with those that arrange them, from a server of its own. */
async function play(seed: string): Promise<{ request: WireRequest; response: WireResponse }[]> {
  const world = await createBackendWorld({}, { seed, time: new Date('2026-11-26T12:00:00Z') })
  const seen: { request: WireRequest; response: WireResponse }[] = []
  const { send } = world
  world.send = async request => {
    const response = await send(request)
    seen.push({ request, response })
    return response
  }
  try {
    for (const operation of called) {
      const request = await inReplay(world.backend, async () =>
        toRequest(operation.handle, await callOf(operation)(world)),
      )
      await world.send(request)
    }
  } finally {
    await world.backend.close()
  }
  return seen
}

function inReplay<T>({ replay }: Backend, work: () => Promise<T>): Promise<T> {
  if (!replay) throw new Error('the backend has no seed')
  return replay.run('case', work)
}

test('two servers with the same seed respond with the same bytes to the same calls', async () => {
  const first = await play('one')
  const second = await play('one')
  expect(first.length).toBeGreaterThanOrEqual(40)
  expect(first.some(({ request }) => request.method === 'PUT')).toBe(true)
  // One by one: what differs first explains the rest.
  for (const [at, { request, response }] of first.entries())
    expect({ request: second[at]?.request, response: second[at]?.response }).toEqual({ request, response })
  expect(second).toHaveLength(first.length)
})

test('another seed gives other ids', async () => {
  const ids = await Promise.all(
    ['one', 'two'].map(async seed => {
      const backend = await startBackend({ seed })
      const { headers } = await backend.inject({ url: '/healthz' })
      await backend.close()
      return headers['x-request-id']
    }),
  )
  expect(new Set(ids).size).toBe(2)
})

test('what tests share is made without the random values of the server that needs it first', () => {
  const shared = onceForAll(() => randomBytes(16))
  const draw = () =>
    withRandomSource(seededSource('one', manualClock()), () => ({ made: shared(), own: randomBytes(16) }))
  const [first, second] = [draw(), draw()]
  expect(second.made).toBe(first.made)
  expect(second.own).toEqual(first.own)
})
