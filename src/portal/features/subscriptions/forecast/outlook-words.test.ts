import { expect, test } from 'vitest'
import type { LicenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import type { NextPlan } from '../shared/model.ts'
import { adviceWords, thenWords } from './outlook-words.ts'

const NOW = new Date('2026-12-02T09:00:00Z')
const END = '2027-01-03T12:00:00Z'
const plan: NextPlan = {
  planId: 3135,
  description: '100,000 lookups a month',
  price: 99_00,
  days: 0,
  months: 1,
  lookups: 100_000,
  rateLimit: 250,
}
const day = (moment: Date | string) => new Date(moment).toISOString().slice(5, 10)

test('what happens without lookups, and nothing if the term ends before', () => {
  const facts = {
    current: null,
    next: null,
    renewal: { state: 'on', at: END, plan },
  } as unknown as LicenseFacts
  const then = (state: 'runs-out' | 'used-up' | 'lasts') => thenWords(facts, { state }, day, NOW)
  expect(then('runs-out')).toBe('Lookups then stop until the next term begins on 01-03.')
  expect(then('used-up')).toBe('Lookups stop until the next term begins on 01-03.')
  expect(then('lasts')).toBeUndefined()
})

test('advice names the plan and its price', () => {
  expect(adviceWords({ plan, why: 'holds', rate: 3_000 })).toBe(
    'At 3,000 a day, the cheapest plan that lasts through its term is 100,000 lookups a month for $99.00 plus tax.',
  )
  expect(adviceWords({ plan, why: 'saves', rate: 200 })).toBe(
    '100,000 lookups a month for $99.00 plus tax would last as well, and costs less a month.',
  )
  const yearly = { ...plan, description: '500,000 lookups a year', price: 540_00, months: 12 }
  expect(adviceWords({ plan: yearly, why: 'holds', rate: 400 })).toBe(
    'At 400 a day, the cheapest plan that lasts through its term is 500,000 lookups a year for $540.00 plus tax ($45.00 a month).',
  )
})
