import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLane, ownTurn } from './lane.ts'

const never = new AbortController().signal

/** Work that lasts until its `end` is called. */
function workOf(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    begun.push(name)
    await promise
    return name
  }
  return { work, end: resolve }
}

const turns = async (count: number) => {
  for (let passed = 0; passed < count; passed++) await turn()
}

test('runs as many at once as it has places, in the order of arrival', async () => {
  const lane = createLane(2)
  const begun: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(name => workOf(name, begun))
  const results = [a, b, c, d].map(each => lane.run(never, each?.work ?? (async () => '')))
  await turns(10)
  expect(begun).toEqual(['a', 'b'])
  b?.end()
  await turns(10)
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const each of [a, c, d]) each?.end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

test('gives the place of failed work to the next', async () => {
  const lane = createLane(1)
  const failed = lane.run(never, async () => {
    throw new Error('failed')
  })
  const next = lane.run(never, async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
})

test('never begins work whose signal is aborted while it waits', async () => {
  const lane = createLane(1)
  const begun: string[] = []
  const first = workOf('first', begun)
  const running = lane.run(never, first.work)
  const gone = new AbortController()
  const abandoned = lane.run(gone.signal, workOf('abandoned', begun).work)
  const last = lane.run(never, async () => begun.push('last'))
  await turns(3)
  gone.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  first.end()
  await Promise.all([running, last])
  expect(begun).toEqual(['first', 'last'])
})

test('each piece of long work begins in a turn of its own', async () => {
  let passed = 0
  let isDone = false
  const count = async () => {
    for (; !isDone; passed++) await turn()
  }
  const counting = count()
  const PIECES = 20
  await Promise.all(Array.from({ length: PIECES }, ownTurn))
  isDone = true
  await counting
  expect(passed).toBeGreaterThanOrEqual(PIECES - 1)
})
