import { expect, test, vi } from 'vitest'
import { createBatches, type Waiting } from './batches.ts'

/** Batches that note what they got, and end when they are told to. */
function noting(options: {
  atOnce: number
  apart?: (items: number) => number
  most?: number
  groupOf?: (item: string) => unknown
}) {
  const started: string[][] = []
  const ends: (() => void)[] = []
  const batches = createBatches<string, string>({
    ...options,
    async work(batch: readonly Waiting<string, string>[]) {
      started.push(batch.map(({ item }) => item))
      await new Promise<void>(resolve => ends.push(resolve))
      for (const { item, resolve } of batch) resolve(item.toUpperCase())
    },
  })
  return { batches, started, endNext: () => ends.shift()?.() }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

test('what arrives while a batch is in progress is in the next one', async () => {
  const { batches, started, endNext } = noting({ atOnce: 1 })
  const all = [batches.add('a'), batches.add('b')]
  await turn()
  all.push(batches.add('c'), batches.add('d'))
  await turn()
  expect(started).toEqual([['a', 'b']])
  endNext()
  await vi.waitFor(() =>
    expect(started).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  )
  endNext()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D'])
  await batches.drain()
})

test('items of one group are in one batch at a time', async () => {
  const { batches, started, endNext } = noting({ atOnce: 2, groupOf: item => item[0] })
  const all = [batches.add('a1')]
  await turn()
  all.push(batches.add('a2'), batches.add('b1'))
  await turn()
  expect(started).toEqual([['a1'], ['b1']])
  endNext()
  await vi.waitFor(() => expect(started).toEqual([['a1'], ['b1'], ['a2']]))
  endNext()
  endNext()
  await Promise.all(all)
})

test('batches that are to be apart wait, but not the first one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const { batches, started } = noting({ atOnce: 3, apart: items => 3 + items, most: 3 })
    void batches.add('a')
    await turn()
    expect(started).toEqual([['a']])
    vi.advanceTimersByTime(1)
    void batches.add('b')
    await turn()
    vi.advanceTimersByTime(2)
    void batches.add('c')
    await turn()
    expect(started).toEqual([['a']])
    vi.advanceTimersByTime(1)
    expect(started).toEqual([['a'], ['b', 'c']])
    void batches.add('d')
    await turn()
    vi.advanceTimersByTime(4)
    expect(started).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(started).toEqual([['a'], ['b', 'c'], ['d']])
  } finally {
    vi.useRealTimers()
  }
})

test('an item that the work leaves out fails, as all do with a batch that fails', async () => {
  const forgetful = createBatches<string, string>({ atOnce: 1, work: async () => {} })
  await expect(forgetful.add('a')).rejects.toThrow('left out')
  const failing = createBatches<string, string>({
    atOnce: 1,
    work: () => Promise.reject(new Error('no database')),
  })
  await expect(Promise.all([failing.add('a'), failing.add('b')])).rejects.toThrow('no database')
})
