import { describe, expect, test } from 'vitest'
import { cardState, lastMonth } from './card-state.ts'

describe('a card until November 2026', () => {
  const card = { expiration: '2026-11' }
  test.each([
    ['2026-10-31T23:59:59Z', 'valid'],
    ['2026-11-01T00:00:00Z', 'expiring'],
    ['2026-11-30T23:59:59Z', 'expiring'],
    ['2026-12-01T00:00:00Z', 'expired'],
  ])('at %s is %s', (now, state) => {
    expect(cardState(card, new Date(now))).toBe(state)
  })

  test('names its last month', () => expect(lastMonth(card)).toBe('November 2026'))
})

test('a card until December ends with the year', () => {
  expect(cardState({ expiration: '2026-12' }, new Date('2026-12-31T23:59:59Z'))).toBe('expiring')
  expect(cardState({ expiration: '2026-12' }, new Date('2027-01-01T00:00:00Z'))).toBe('expired')
})
