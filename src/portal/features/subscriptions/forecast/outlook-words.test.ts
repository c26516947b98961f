import { expect, test } from 'vitest'
import type { Forecast } from '#portal/kit/forecast.ts'
import type { NextPlan, Renewal, Term } from '../shared/model.ts'
import type { RenewalCard } from '../shared/words.ts'
import { adviceWords, thenWords } from './outlook-words.ts'

// Noon in the time zone of the reader, whose days the words name.
const END = '2027-01-03T12:00:00'
const plan: NextPlan = {
  planId: 3135,
  description: '100,000 lookups a month',
  price: 99_00,
  days: 0,
  months: 1,
  lookups: 100_000,
  rateLimit: 250,
}
const current = { expiration: END } as Term
const CARD = 'Visa ending in 4242'

interface Given {
  state?: Forecast['state']
  runsOut?: string
  renewal?: Partial<Renewal>
  card?: RenewalCard
  end?: string | null
  next?: string
}
function say({ state = 'runs-out', runsOut, renewal, end = END, next, ...rest }: Given): string | undefined {
  return thenWords({
    holding: {
      current: { ...current, expiration: end },
      next: next ? ({ start: next } as Term) : null,
      renewal: { state: 'on', at: END, plan, ...renewal },
    },
    forecast: { state, runsOut: runsOut ? new Date(runsOut) : undefined },
    card: 'card' in rest ? rest.card : CARD,
  })
}

test.each<[Given, string | undefined]>([
  // It renews.
  [{}, 'It then renews early with 100,000 lookups a month for $99.00 plus tax on Visa ending in 4242.'],
  [
    { state: 'lasts' },
    'It renews with 100,000 lookups a month for $99.00 plus tax on Visa ending in 4242 on Jan 3, 2027.',
  ],
  [
    { state: 'unlimited' },
    'It renews with 100,000 lookups a month for $99.00 plus tax on Visa ending in 4242 on Jan 3, 2027.',
  ],
  [
    { state: 'unused', card: undefined },
    'It renews with 100,000 lookups a month for $99.00 plus tax on your primary card on Jan 3, 2027.',
  ],
  [
    { state: 'used-up' },
    'It is about to renew with 100,000 lookups a month for $99.00 plus tax on Visa ending in 4242.',
  ],
  [
    { card: null },
    'It then renews early with 100,000 lookups a month for $99.00 plus tax, but there is no card to charge. Add one before that.',
  ],
  [
    { state: 'lasts', card: null },
    'It renews with 100,000 lookups a month for $99.00 plus tax on Jan 3, 2027, but there is no card to charge. Add one before that.',
  ],
  [{ renewal: { plan: { ...plan, price: 0 } } }, 'It then renews early with 100,000 lookups a month, free.'],
  [
    { end: null },
    'It then renews early with 100,000 lookups a month for $99.00 plus tax on Visa ending in 4242.',
  ],
  // It stops.
  [{ renewal: { plan: null } }, 'Lookups then stop with 402.'],
  [{ renewal: { state: 'off' } }, 'Lookups then stop with 402, because automatic renewal is off.'],
  [
    { state: 'lasts', renewal: { state: 'off' } },
    'Lookups stop with 402 after that, because automatic renewal is off.',
  ],
  [{ renewal: { state: 'never', plan: null } }, 'Lookups then stop with 402.'],
  [{ state: 'lasts', renewal: { state: 'never', plan: null } }, 'Lookups stop with 402 after that.'],
  [{ state: 'used-up', renewal: { state: 'over', plan: null } }, 'Lookups are refused with 402.'],
  // A free plan.
  [
    { runsOut: '2026-12-10T12:00:00', renewal: { state: 'by-hand' } },
    'Lookups then stop with 402 until you renew this free plan, from Dec 27, 2026 on.',
  ],
  [
    { runsOut: '2026-12-29T12:00:00', renewal: { state: 'by-hand' } },
    'Lookups then stop with 402 unless you renew this free plan.',
  ],
  [
    { state: 'used-up', renewal: { state: 'by-hand' } },
    'Lookups are refused with 402 until you renew this free plan, from Dec 27, 2026 on.',
  ],
  [
    { state: 'lasts', renewal: { state: 'by-hand' } },
    'Lookups stop with 402 after that unless you renew this free plan.',
  ],
  // The next term is set up.
  [{ next: END }, 'Lookups then stop with 402 until the next term starts on Jan 3, 2027.'],
  [{ state: 'lasts', next: END }, 'The next term starts on Jan 3, 2027.'],
  // Nothing ever happens.
  [{ state: 'lasts', end: null }, undefined],
  [{ state: 'unused', end: null }, undefined],
])('%j: %s', (given, words) => expect(say(given)).toBe(words))

test('every combination is a sentence that names plan and price wherever it renews for money', () => {
  const states = ['unlimited', 'used-up', 'unused', 'lasts', 'runs-out'] as const
  const renewals = ['on', 'off', 'by-hand', 'never', 'over'] as const
  for (const state of states)
    for (const renewal of renewals)
      for (const offered of [plan, null])
        for (const card of [CARD, null, undefined])
          for (const end of [END, null])
            for (const next of [undefined, END]) {
              const words = say({
                state,
                renewal: { state: renewal, plan: offered },
                card,
                end,
                ...(next && { next }),
              })
              const isEver = end !== null || state === 'runs-out' || state === 'used-up'
              expect(words !== undefined).toBe(isEver)
              if (!words) continue
              expect(words).toMatch(/^[A-Z].*\.$/)
              expect(words).not.toMatch(/undefined|null|NaN/)
              const renews = renewal === 'on' && offered !== null && !next
              expect(/renew with|renews (early )?with/.test(words), words).toBe(renews)
              if (renews) expect(words).toContain('100,000 lookups a month for $99.00 plus tax')
              if (renews && card) expect(words).toContain(CARD)
            }
})

test('advice names the plan and its price', () => {
  expect(adviceWords({ plan, why: 'holds', rate: 3_000 })).toBe(
    'At 3,000 lookups a day, the cheapest plan that lasts through its term is 100,000 lookups a month for $99.00 plus tax.',
  )
  expect(adviceWords({ plan, why: 'saves', rate: 200 })).toBe(
    '100,000 lookups a month for $99.00 plus tax would last as well, and costs less a month.',
  )
  const yearly = { ...plan, description: '500,000 lookups a year', price: 540_00, months: 12 }
  expect(adviceWords({ plan: yearly, why: 'holds', rate: 400 })).toBe(
    'At 400 lookups a day, the cheapest plan that lasts through its term is 500,000 lookups a year for $540.00 plus tax ($45.00 a month).',
  )
})
