import { expect, test } from 'vitest'
import { unpaidOnly } from './unpaid-only.ts'

const since = '2026-11-21T12:00:00Z'
const by_code = [
  { code: 'subscription-inactive', refused: 12 },
  { code: 'license-not-recognized', refused: 3 },
  { code: 'not-permitted', refused: 99 },
] as const

test('adds up what no subscription covers, unless a lookup got through', () => {
  expect(unpaidOnly({ by_code: [...by_code] }, [{ lastUsed: null }], since)).toBe(15)
  expect(unpaidOnly({ by_code: [...by_code] }, [{ lastUsed: '2026-11-20T12:00:00Z' }], since)).toBe(15)
  expect(unpaidOnly({ by_code: [...by_code] }, [{ lastUsed: '2026-11-21T12:01:00Z' }], since)).toBe(0)
  expect(unpaidOnly({ by_code: [] }, [], since)).toBe(0)
})
