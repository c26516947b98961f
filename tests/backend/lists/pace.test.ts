import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startList } from '#generated/lists/operations/startList.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, makeKey, PLANS } from '../../support/gateway.ts'
import { fileOf, listOf, readList, sendAs, work } from './list.ts'

/** Rows of the list, in calls of a hundred. */
const ROWS = 100_000
/** How much longer a list may take than its lookups, and milliseconds that it may delay other calls. */
const MOST_TIMES = 1.3
const MOST_DELAY = 100
/** Milliseconds between two calls of another account, and between two looks at how long anything has to wait. */
const PAUSE = 20
const BEAT = 5
/** Milliseconds in which nothing else is done, to compare with. */
const ALONE = 3_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

/**
 * Milliseconds of a processor that this thread has used, in which the server and its database are. Between two moments in
 * which something waits, they are what it waits for; the clock would also count what else the machine does.
 */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Makes the lookups as calls, some at a time. Returns how much work that is. */
async function timeOfCalls(headers: Record<string, string>): Promise<number> {
  const lookups = fileOf(ROWS)
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))
    .map(([, street = '', city = '', state = '', zipcode = '']) => ({ street, city, state, zipcode }))
  const batches = Array.from({ length: ROWS / 100 }, (_, at) => lookups.slice(at * 100, at * 100 + 100))
  const begun = worked()
  const lane = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const call = {
        method: 'POST',
        url: '/api/gateway/us-street',
        headers,
        payload: { lookups: batch },
      } as const
      const { statusCode } = await backend.inject(call)
      if (statusCode !== 200) throw new Error(`a lookup got ${statusCode}`)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return worked() - begun
}

/** What others have to wait for, in milliseconds of work. */
interface Waits {
  /** The longest time in which nothing else came in between. */
  longest: number
  /** Calls of another account, the shortest first. */
  calls: number[]
}

/** Looks an address up for another account every so often while something is done. */
async function waitsDuring(action: () => Promise<unknown>): Promise<Waits> {
  const headers = basic(await makeKey(backend, { plans: [PLANS.usCore], remaining: 1_000_000 }))
  const url = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'
  const calls: number[] = []
  let [longest, last, isOver] = [0, worked(), false]
  const beats = setInterval(() => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }, BEAT)
  const call = async () => {
    while (!isOver) {
      const begun = worked()
      const { statusCode } = await backend.inject({ method: 'GET', url, headers })
      if (statusCode !== 200) throw new Error(`a call meanwhile got ${statusCode}`)
      calls.push(worked() - begun)
      await sleep(PAUSE)
    }
  }
  const end = async () => {
    try {
      await action()
    } finally {
      isOver = true
    }
  }
  try {
    await Promise.all([call(), end()])
  } finally {
    clearInterval(beats)
  }
  return { longest, calls: calls.toSorted((one, other) => one - other) }
}

/** Starts a list, which no one works on yet. */
async function startRows(caller: { headers: Record<string, string> }): Promise<string> {
  const { list_id: id } = await readList(backend, caller, fileOf(ROWS))
  const { body } = await sendAs(backend, caller, startList, { params: { id } })
  expect(body).toMatchObject({ state: 'running', addresses: ROWS })
  return id
}

const middleOf = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0

// It takes a minute.
test.runIf(isFullRun)(
  'a list of 100,000 rows takes little longer than its lookups, and delays no other call for long',
  async () => {
    const key = await makeKey(backend, { plans: [PLANS.usCore], remaining: 1_000_000 })
    const caller = { headers: basic(key) }
    const before = await timeOfCalls(caller.headers)
    const ids = [await startRows(caller)]
    const begun = worked()
    await work(backend)
    const time = worked() - begun
    const lookups = (before + (await timeOfCalls(caller.headers))) / 2
    const alone = await waitsDuring(() => sleep(ALONE))
    ids.push(await startRows(caller))
    const { longest, calls } = await waitsDuring(() => work(backend))
    const usual = middleOf(alone.calls)
    const delay = (calls.at(-1) ?? 0) - usual
    console.log(
      `    a list of ${ROWS} rows: ${(time / 1000).toFixed(1)} s, ${(time / lookups).toFixed(2)} times its lookups; ` +
        `${Math.round(longest)} ms without a break; ${calls.length} other calls delayed by ${Math.round(delay)} ms at most ` +
        `(${middleOf(calls).toFixed(1)} ms in the middle, ${usual.toFixed(1)} ms without a list)`,
    )
    for (const id of ids) expect((await listOf(backend, caller, id)).looked_up).toBe(ROWS)
    expect(calls.length).toBeGreaterThan(20)
    expect(time / lookups).toBeLessThan(MOST_TIMES)
    expect(longest).toBeLessThan(scaledTimeout(MOST_DELAY))
    expect(delay).toBeLessThan(scaledTimeout(MOST_DELAY))
  },
  scaledTimeout(120_000),
)
