import { expect, test } from 'vitest'
import { unpaidOnly } from './unpaid-only.ts'

const since = '2026-11-21T12:00:00Z'
const by_error = [
  { error: 'subscription-inactive', refused: 12 },
  { error: 'license-not-recognized', refused: 3 },
  { error: 'not-permitted', refused: 99 },
] as const

test('adds up what no subscription covers, unless a lookup got through', () => {
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: null }], since)).toBe(15)
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: '2026-11-20T12:00:00Z' }], since)).toBe(15)
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: '2026-11-21T12:01:00Z' }], since)).toBe(0)
  expect(unpaidOnly({ by_error: [] }, [], since)).toBe(0)
})
