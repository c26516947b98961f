import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import type { FormSubmission } from '#generated/forms/types.ts'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import type { Post, Unsent } from './deliver.ts'
import { keepUnsent, onSent } from './queue.ts'
import { hasUnsent } from './unsent-key.ts'

const THANKS: FormSubmission = { outcome: 'message', inline_message: 'Thank you.' }
const unsent = (key: string): Unsent => ({
  form: 'contact-sales',
  key,
  body: {
    fields: [{ name: 'email', value: 'dana@northwind.example' }],
    context: { pageUri: 'https://gatepost.example/contact', pageName: 'Contact sales' },
  },
})

let network: { onLine: boolean; locks: object }
const online: (() => void)[] = []
beforeEach(() => {
  const stored = new Map<string, string>()
  network = {
    onLine: true,
    locks: { request: (_name: string, _options: object, action: (lock: object) => unknown) => action({}) },
  }
  vi.useFakeTimers()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => online.push(listener))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A service whose answers a test changes, and what was posted to it. */
function service(response: FormSubmission | ApiError) {
  const state = { response, posted: [] as string[] }
  const post: Post = async (form, key, { fields }) => {
    const failure = fields.find(({ name }) => name === 'form_submission_error')
    state.posted.push(failure ? `${form} ${key} ${failure.value}` : `${form} ${key}`)
    if (state.response instanceof ApiError) throw state.response
    return state.response
  }
  return { state, post }
}

test('nothing is posted without a network; its return sends the form once', async () => {
  const { state, post } = service(THANKS)
  const sent: string[] = []
  const stop = onSent(key => sent.push(key))
  network.onLine = false
  keepUnsent(unsent('a'), post)
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted).toEqual([])
  expect(hasUnsent()).toBe(true)
  network.onLine = true
  for (const listener of online) listener()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted).toEqual(['contact-sales a'])
  expect(sent).toEqual(['a'])
  expect(hasUnsent()).toBe(false)
  stop()
})

test('what never gets a response is tried a few times with its key, and never in a loop', async () => {
  const { state, post } = service(networkError())
  keepUnsent(unsent('b'), post)
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted).toEqual(Array.from({ length: 4 }, () => 'contact-sales b'))
  state.response = THANKS
  for (const listener of online) listener()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted.slice(4), 'then only the fallback is left').toEqual([
    'fallback b-fallback contact-sales: network',
  ])
  expect(hasUnsent()).toBe(false)
})

test('what is rejected while no one is there goes to the fallback once, and is then given up', async () => {
  const { state, post } = service(
    new ApiError([{ id: null, name: 'suspected-bot', message: '', fields: [], status: 403 }]),
  )
  keepUnsent(unsent('c'), post)
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted).toEqual(['contact-sales c', 'fallback c-fallback contact-sales: 403 suspected-bot'])
  expect(hasUnsent()).toBe(false)
})

test('a form that has waited for a week is forgotten', async () => {
  const { state, post } = service(THANKS)
  network.onLine = false
  keepUnsent(unsent('d'), post)
  await vi.advanceTimersByTimeAsync(7 * DAY)
  network.onLine = true
  for (const listener of online) listener()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(state.posted).toEqual([])
})
