import { expect, test } from 'vitest'
import type { Forecast } from './forecast.ts'
import { forecastWords, paceText } from './forecast-words.ts'

const day = (moment: Date | string) => new Date(moment).toISOString().slice(5, 10)
const dec3 = new Date('2026-12-03T10:00:00Z')
const jan9 = new Date('2027-01-09T10:00:00Z')
const END = '2026-12-31T08:40:00Z'
const forecast = (more: Partial<Forecast>): Forecast => ({
  state: 'runs-out',
  rates: { week: 1240, month: 1200 },
  runsOut: dec3,
  isBeforeEnd: true,
  range: undefined,
  isEarly: false,
  ...more,
})
const fast = { week: 200, month: 85 }

test.each<[string, Partial<Forecast>, string | null]>([
  ['Unlimited lookups don’t run out.', { state: 'unlimited' }, END],
  ['All lookups are used.', { state: 'used-up' }, END],
  ['No lookups in the last 30 days.', { state: 'unused' }, END],
  ['At 1,240 a day, you’ll run out around 12-03.', {}, END],
  ['At 1,240 a day, you’ll run out around 12-03.', {}, null],
  ['At 1,240 a day, you won’t run out before 12-31.', { state: 'lasts', runsOut: jan9 }, END],
  ['At 1,240 a day, you won’t run out before 12-31.', { state: 'lasts', runsOut: undefined }, END],
  [
    'At 1,240 a day, you won’t run out for more than ten years.',
    { state: 'lasts', runsOut: undefined },
    null,
  ],
  ['At 1,240 a day, you’ll run out around 12-03. This is an early estimate.', { isEarly: true }, END],
  [
    'At the pace of the last 7 days, 200 a day, you’ll run out around 12-03. At the pace of the last 30 days, 85 a day, you won’t run out before 12-31.',
    { rates: fast, range: { from: dec3, to: jan9 } },
    END,
  ],
  [
    'At the pace of the last 7 days, 200 a day, you’ll run out around 12-03. At the pace of the last 30 days, 85 a day, you’ll run out around 01-09.',
    { rates: fast, range: { from: dec3, to: jan9 } },
    null,
  ],
  [
    'At the pace of the last 7 days, 85 a day, you won’t run out before 12-31. At the pace of the last 30 days, 200 a day, you’ll run out around 12-03.',
    { state: 'lasts', rates: { week: 85, month: 200 }, runsOut: jan9, range: { from: dec3, to: jan9 } },
    END,
  ],
  [
    // Both paces lead to the end of the term, so one of them is enough.
    'At 200 a day, you won’t run out before 12-31.',
    { state: 'lasts', rates: fast, runsOut: jan9, range: { from: jan9, to: undefined } },
    END,
  ],
  [
    'No lookups in the last 7 days. At the pace of the last 30 days, 85 a day, you’ll run out around 12-03.',
    {
      state: 'lasts',
      rates: { week: 0, month: 85 },
      runsOut: undefined,
      range: { from: dec3, to: undefined },
    },
    END,
  ],
])('%s', (words, more, end) => expect(forecastWords(forecast(more), end, day)).toBe(words))

test.each([
  [1_000_000.4, '1,000,000 a day'],
  [1.4, '1 a day'],
  [1, '1 a day'],
  [0.5, '4 a week'],
  [0.01, '1 a week'],
])('%d is %s', (rate, text) => expect(paceText(rate)).toBe(text))
