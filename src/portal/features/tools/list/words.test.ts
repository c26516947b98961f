import { expect, test } from 'vitest'
import { type ListStatus, NO_COUNTS } from './engine/model.ts'
import { doubtWords, repeatedWords, timeLeft } from './words.ts'

test.each([
  [0, 10, 'No rows left'],
  [100, 0, 'Calculating time left'],
  [1, 100, 'About 1 second left'],
  [5_900, 100, 'About 59 seconds left'],
  [6_000, 100, 'About 1 minute left'],
  [10_000, 100, 'About 2 minutes left'],
  [250_000, 10, 'About 6 hr 57 min left'],
])('%i rows at %i a second: %s', (waiting, rate, words) => {
  expect(timeLeft(waiting, rate)).toBe(words)
})

test('only an interruption leaves a doubt', () => {
  const status: ListStatus = {
    list: null,
    counts: NO_COUNTS,
    waiting: 10,
    sent: 0,
    again: 0,
    isRunning: false,
    isStopping: false,
    rate: 0,
    waitsUntil: 0,
  }
  expect(doubtWords(status)).toBeUndefined()
  expect(doubtWords({ ...status, isRunning: true, sent: 400 })).toBeUndefined()
  expect(doubtWords({ ...status, sent: 400 })).toMatch(/^400 rows were in progress/)
  expect(doubtWords({ ...status, again: 1 })).toMatch(/^1 row was sent again/)
})

test('says what repeated addresses cost', () => {
  expect(repeatedWords(0)).toBeUndefined()
  expect(repeatedWords(1)).toBe('1 row repeats an earlier address and counts as another lookup.')
  expect(repeatedWords(1_200)).toBe('1,200 rows repeat an earlier address. Each counts as another lookup.')
})
