import { getPriority } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { createThreads, type Threads, type ThreadTask } from './threads.ts'

/** A module whose functions end, fail, or run until they are ended. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { getPriority } from 'node:os'
    import { threadId } from 'node:worker_threads'
    export const priority = async () => getPriority(0)
    export const where = async () => threadId
    export const echo = async input => input
    export const fail = async () => { throw new RangeError('too long a name') }
    export const end = async () => process.exit(3)
    export const wait = ([buffer]) => { Atomics.wait(new Int32Array(buffer), 0, 0) }
  `)}`,
)
const task = <Input, Result>(name: string): ThreadTask<Input, Result> => ({ module: MODULE, name })
const where = task<null, number>('where')
const echo = task<unknown, unknown>('echo')
const wait = task<SharedArrayBuffer[], void>('wait')

let threads: Threads
afterEach(() => threads.close())

/** Keeps a thread busy until it is let go. */
function occupy() {
  const buffer = new SharedArrayBuffer(4)
  const done = threads.run(wait, [buffer])
  return () => {
    Atomics.store(new Int32Array(buffer), 0, 1)
    Atomics.notify(new Int32Array(buffer), 0)
    return done
  }
}

test('a task runs in another thread, with a copy of its input', async () => {
  threads = createThreads({ most: 1 })
  const input = { text: 'Grüße', bytes: Uint8Array.of(1, 2) }
  expect(await threads.run(echo, input)).toEqual(input)
  expect(await threads.run(where, null)).toBeGreaterThan(0)
})

test.runIf(process.platform === 'linux')('a task gives way to the thread that responds', async () => {
  threads = createThreads({ most: 1 })
  expect(await threads.run(task('priority'), null)).toBe(Math.max(getPriority(0), 10))
})

test('tasks share the threads that there are', async () => {
  threads = createThreads({ most: 2 })
  const ids = await Promise.all(Array.from({ length: 10 }, () => threads.run(where, null)))
  expect(new Set(ids).size).toBeLessThanOrEqual(2)
})

test('a failure reaches the caller, and the thread continues', async () => {
  threads = createThreads({ most: 1 })
  const id = await threads.run(where, null)
  await expect(threads.run(task('fail'), null)).rejects.toThrow(new RangeError('too long a name'))
  expect(await threads.run(where, null)).toBe(id)
})

test('a thread that ends fails its task alone, and another takes its place', async () => {
  threads = createThreads({ most: 1 })
  const ended = threads.run(task('end'), null)
  const next = threads.run(echo, 'next')
  await expect(ended).rejects.toThrow('The thread has ended')
  expect(await next).toBe('next')
})

test('a task whose caller has gone away before it began never runs', async () => {
  threads = createThreads({ most: 1 })
  const release = occupy()
  const gone = new AbortController()
  const abandoned = threads.run(task('end'), null, gone.signal)
  const next = threads.run(echo, 'next')
  gone.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  await release()
  expect(await next).toBe('next')
})

test('too many waiting tasks are rejected with the time to wait', async () => {
  threads = createThreads({ most: 1 })
  const release = occupy()
  const { signal } = new AbortController()
  const waiting = Array.from({ length: 200 }, (_, index) => threads.run(echo, index, signal))
  await expect(threads.run(echo, 'one more', signal)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '15' },
  })
  // What no caller waits for, such as the receipt in an email, is not lost.
  waiting.push(threads.run(echo, 'from a job'))
  await release()
  expect(await Promise.all(waiting)).toHaveLength(201)
})

test('closing lets a task in progress end', async () => {
  threads = createThreads({ most: 1 })
  const release = occupy()
  await threads.close()
  await release()
  expect(await threads.run(echo, 'from a job that still runs')).toBe('from a job that still runs')
})

test('an idle thread ends, so that its memory is free', async () => {
  threads = createThreads({ most: 1, idle: 1 })
  const first = await threads.run(where, null)
  const isAnother = async () => expect(await threads.run(where, null)).not.toBe(first)
  await vi.waitFor(isAnother, { interval: 50, timeout: scaledTimeout(15_000) })
})
