import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggester, PAUSE } from './suggester.ts'
import type { Query, Suggestion } from './types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const suggestion = (street: string): Suggestion => ({
  address: { street, secondary: '', city: 'Boulder', state: 'CO', postalCode: '80302', country: 'US' },
  entries: 1,
})
const query = (text: string): Query => ({ text, country: 'US' })

/** A suggester whose responses come when the test says so, in any order. */
function setUp() {
  const requests: { text: string; signal: AbortSignal; respond: () => void; fail: (error: Error) => void }[] =
    []
  const shown: (string | undefined)[] = []
  const errors: unknown[] = []
  const suggester = createSuggester({
    source: {
      lengths: () => ({ shortest: 4, longest: 10 }),
      // It ignores the signal, as a source of a page may.
      suggest: ({ text }, signal) =>
        new Promise((resolve, reject) =>
          requests.push({ text, signal, respond: () => resolve([suggestion(text)]), fail: reject }),
        ),
    },
    onSuggestions: suggestions => shown.push(suggestions?.map(({ address }) => address.street).join()),
    onError: error => errors.push(error),
  })
  const type = (text: string) => suggester.search(query(text))
  const rest = () => vi.advanceTimersByTimeAsync(PAUSE)
  return { suggester, type, rest, requests, shown, errors, texts: () => requests.map(({ text }) => text) }
}

test('requests once the keys rest, and not for each letter', async () => {
  const { type, rest, texts } = setUp()
  for (const text of ['88 c', '88 co', '88 cop']) {
    type(text)
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
  }
  expect(texts()).toEqual([])
  await rest()
  expect(texts()).toEqual(['88 cop'])
})

test('a late response never replaces a newer one, and is aborted', async () => {
  const { type, rest, requests, shown } = setUp()
  type('88 co')
  await rest()
  type('88 cop')
  expect(requests[0]?.signal.aborted).toBe(true)
  await rest()
  requests[1]?.respond()
  await rest()
  requests[0]?.respond()
  await rest()
  expect(shown).toEqual(['88 cop'])
})

test('a response to a text that is no longer there is dropped, before the next request leaves', async () => {
  const { type, requests, rest, shown } = setUp()
  type('88 co')
  await rest()
  type('88 cop')
  requests[0]?.respond()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual([])
})

test('a late failure says nothing', async () => {
  const { type, requests, rest, errors } = setUp()
  type('88 co')
  await rest()
  type('88 cop')
  requests[0]?.fail(new Error('late'))
  await rest()
  expect(errors).toEqual([])
  requests[1]?.fail(new Error('current'))
  await rest()
  expect(errors).toEqual([new Error('current')])
})

test('requests nothing for fewer or more characters than are allowed, spaces left out', async () => {
  const { type, rest, texts, shown } = setUp()
  for (const text of ['', '88', '88    ', '   88 ', '12345678901']) {
    type(text)
    await rest()
  }
  expect(texts()).toEqual([])
  expect(shown).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('a text that became too short ends the request for the longer one', async () => {
  const { type, rest, requests, shown } = setUp()
  type('88 co')
  await rest()
  type('88')
  requests[0]?.respond()
  await rest()
  expect(shown).toEqual([undefined])
})

test('the same text is a lookup only once', async () => {
  const { type, rest, requests, texts, shown } = setUp()
  type('88 co')
  await rest()
  requests[0]?.respond()
  await rest()
  type('88 cop')
  await rest()
  type('88 co')
  expect(shown).toEqual(['88 co', '88 co'])
  await rest()
  expect(texts()).toEqual(['88 co', '88 cop'])
})

test('rests as long as the API says, and stops when the field is left', async () => {
  const { suggester, type, rest, texts } = setUp()
  suggester.rest(2)
  type('88 co')
  await rest()
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  type('88 co')
  suggester.stop()
  await rest()
  expect(texts()).toEqual([])
  type('88 co')
  await rest()
  expect(texts()).toEqual(['88 co'])
})
