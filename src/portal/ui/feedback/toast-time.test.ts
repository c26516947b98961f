import { expect, test } from 'vitest'
import { toastTime } from './toast-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  [0, 5000],
  [119, 5000],
  [120, 6000],
  [239, 6000],
  [240, 7000],
])('%i words stay for %i ms', (count, ms) => {
  expect(toastTime(words(count))).toBe(ms)
})

test('anything but text stays for 6 s', () => {
  expect(toastTime({ type: 'b' })).toBe(6000)
})

test('an explicit time wins over everything', () => {
  expect(toastTime('Saved.', { ms: 3000 })).toBe(3000)
  expect(toastTime('Deleted.', { ms: 8000, hasAction: true })).toBe(8000)
})

test('an offer stays until it is closed', () => {
  expect(toastTime('Deleted.', { hasAction: true })).toBe(false)
})
