import { expect, test } from 'vitest'
import { rhythms } from '#backend/security/rhythm.ts'
import type { Caller } from './callers.ts'
import { busyness, chooseCaller, loadOf } from './pace.ts'

const caller = (name: string, weight: number, rhythm: Caller['rhythm']): Caller => ({
  name,
  weight,
  rhythm,
  headers: {},
  products: ['street'],
})
const MONDAY_NOON_DENVER = new Date('2026-11-02T19:00:00Z')
const NIGHT_UTC = new Date('2026-11-02T02:30:00Z')

test('an office works by day, an import at night', () => {
  expect(busyness(rhythms.office, MONDAY_NOON_DENVER)).toBeGreaterThan(1)
  expect(busyness(rhythms.office, new Date('2026-11-02T10:00:00Z'))).toBe(0)
  expect(busyness(rhythms.nightly, NIGHT_UTC)).toBeGreaterThan(10)
  expect(busyness(rhythms.nightly, MONDAY_NOON_DENVER)).toBe(0)
})

test('each rhythm is an average of about 1 over a workday', () => {
  for (const { hours } of Object.values(rhythms)) {
    expect(hours).toHaveLength(24)
    expect(hours.reduce((sum, hour) => sum + hour, 0) / 24).toBeCloseTo(1, 0)
  }
})

test('a caller that calls more is picked more often, and a resting one is not', () => {
  const callers = [
    caller('a', 1, rhythms.shop),
    caller('b', 3, rhythms.shop),
    caller('c', 9, rhythms.nightly),
  ]
  const names = Array.from(
    { length: 100 },
    (_, index) => chooseCaller(callers, MONDAY_NOON_DENVER, index / 100)?.name,
  )
  expect(names.filter(name => name === 'a')).toHaveLength(25)
  expect(names.filter(name => name === 'b')).toHaveLength(75)
  expect(chooseCaller([caller('c', 1, rhythms.nightly)], MONDAY_NOON_DENVER, 0.5)).toBeUndefined()
  expect(loadOf(callers, NIGHT_UTC)).toBeGreaterThan(loadOf(callers, MONDAY_NOON_DENVER))
})
