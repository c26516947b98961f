import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn())
vi.mock('#portal/api/call.ts', () => ({ call }))
vi.mock('#portal/api/bot-protection.ts', () => ({ obtainBotResponse: async () => 'pass' }))

let times: typeof import('./form-time.ts')
/** The `previous` of each call. */
const asked = () =>
  call.mock.calls.filter(([{ id }]) => id === 'createFormTime').map(([, { body }]) => body.previous)

beforeEach(async () => {
  const documentElement = { dataset: {} }
  vi.stubGlobal('document', { documentElement, querySelector: () => ({ isConnected: true }) })
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') })
  let count = 0
  call.mockReset().mockImplementation(async () => ({ form_time: `time-${++count}`, renew_after: 900_000 }))
  times = await import('./form-time.ts')
})
afterEach(() => {
  vi.useRealTimers()
  // The next file in this worker has no document.
  vi.unstubAllGlobals()
})

test('an open form gets its time once, and another after 900,000 ms each', async () => {
  times.startFormTime()
  times.startFormTime()
  await vi.advanceTimersByTimeAsync(899_999)
  times.startFormTime()
  expect(asked()).toEqual([null])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual([null, 'time-1'])
  await vi.advanceTimersByTimeAsync(900_000)
  expect(asked()).toEqual([null, 'time-1', 'time-2'])
  expect(await times.readFormTime()).toBe('time-3')
})

test('a form that is filled in faster than a person can waits for the rest of the two seconds', async () => {
  times.startFormTime()
  await vi.advanceTimersByTimeAsync(500)
  const read = vi.fn()
  void times.readFormTime().then(read)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(read).toHaveBeenCalledWith('time-1')
})

test('after the computer has slept, the submission gets another one first', async () => {
  times.startFormTime()
  await vi.advanceTimersByTimeAsync(3_000)
  vi.setSystemTime(new Date('2026-11-25T18:00:00Z'))
  expect(await times.readFormTime()).toBe('time-2')
})

test('a failed renewal bothers no one, and the submission tries again', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  times.startFormTime()
  await vi.advanceTimersByTimeAsync(0)
  const read = times.readFormTime()
  await vi.advanceTimersByTimeAsync(2_020)
  expect(await read).toBe('time-1')
})

test('a form whose time the server does not accept is sent again with another, under another key', async () => {
  const { commonError } = await import('#domain/errors/common.ts')
  const { ApiError } = await import('#portal/api/errors/errors.ts')
  const { postForm } = await import('./post.ts')
  const issue = call.getMockImplementation()
  let isExpired = true
  call.mockImplementation(async operation => {
    if (operation.id !== 'submitForm') return issue?.(operation)
    if (!isExpired) return { outcome: 'message', inline_message: 'Thanks!' }
    isExpired = false
    throw new ApiError([{ ...commonError('suspected-bot'), name: 'form-expired' }])
  })
  const body = { fields: [], context: { pageUri: 'https://gatepost.example/contact', pageName: 'Contact' } }
  const sent = postForm('contact-sales', 'key', body)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await sent).toMatchObject({ inline_message: 'Thanks!' })
  const posts = call.mock.calls.filter(([{ id }]) => id === 'submitForm').map(([, parameters]) => parameters)
  expect(posts.map(({ header, query }) => [header['Idempotency-Key'], query.form_time])).toEqual([
    ['key', 'time-1'],
    ['key-renewed', 'time-2'],
  ])
  expect(posts.map(parameters => parameters.body)).toEqual([body, body])
})
