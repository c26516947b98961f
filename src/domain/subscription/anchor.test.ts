import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, dayIn } from '../text/calendar.ts'
import { type AnchoredTerm, anchorDayAfter, anchorText } from './anchor.ts'

/** Terms that follow each other without a gap. */
function chain(first: Date, months: readonly number[]): AnchoredTerm[] {
  const terms: AnchoredTerm[] = []
  for (const length of months) {
    const previous = terms.at(-1)
    const start = previous?.expiration ?? first
    const anchorDay = anchorDayAfter(previous, start)
    terms.push({ start, anchorDay, expiration: addMonths(start, length, anchorDay) })
  }
  return terms
}
const endsOf = (terms: readonly AnchoredTerm[]) =>
  terms.map(({ expiration }) => expiration?.toISOString().slice(0, 10))
const monthly = (count: number) => Array.from({ length: count }, () => 1)

describe('terms that follow each other', () => {
  test('keep the 31st', () => {
    expect(endsOf(chain(new Date('2027-01-31T12:00:00Z'), monthly(5)))).toEqual([
      ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ])
  })

  test('keep Feb 29 over the years, and the day when a plan changes its length', () => {
    expect(endsOf(chain(new Date('2028-02-29T12:00:00Z'), [12, 12, 12, 12, 1]))).toEqual([
      ...['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2032-03-29'],
    ])
    expect(endsOf(chain(new Date('2028-02-29T12:00:00Z'), [12, 1, 12]))).toEqual([
      ...['2029-02-28', '2029-03-29', '2030-03-29'],
    ])
  })

  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  const lengths = fc.array(fc.constantFrom(1, 3, 12), { minLength: 1, maxLength: 40 })

  test('each end on the day of the first start, or the last day of a shorter month, at its time of day', () => {
    fc.assert(
      fc.property(days, lengths, (first, months) => {
        let passed = 0
        for (const [index, { expiration }] of chain(first, months).entries()) {
          passed += months[index] ?? 0
          const end = expiration ?? first
          expect(end.getUTCDate()).toBe(dayIn(end, first.getUTCDate()))
          expect(end.getTime() % 86_400_000).toBe(first.getTime() % 86_400_000)
          const monthsApart =
            (end.getUTCFullYear() - first.getUTCFullYear()) * 12 + end.getUTCMonth() - first.getUTCMonth()
          expect(monthsApart).toBe(passed)
        }
      }),
    )
  })

  test('end where one term of the same length would, so that nothing is lost or won on the way', () => {
    fc.assert(
      fc.property(days, lengths, (first, months) => {
        const all = months.reduce((sum, length) => sum + length, 0)
        expect(chain(first, months).at(-1)?.expiration).toEqual(addMonths(first, all))
      }),
    )
  })
})

describe('a new anchor', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const february = { start: at('2027-01-31'), expiration: at('2027-02-28'), anchorDay: 31 }

  test.each<[string, AnchoredTerm | undefined, string, number]>([
    ['the first term', undefined, '2027-02-28', 28],
    ['a term that starts when the one before ends', february, '2027-02-28', 31],
    ['a term that starts three days later', february, '2027-03-03', 3],
    ['a term that starts earlier', february, '2027-02-20', 20],
    ['a term after one whose end was moved', { ...february, expiration: at('2027-03-10') }, '2027-03-10', 10],
    ['a term after one without an end', { ...february, expiration: null }, '2027-02-28', 28],
    [
      'a term after one of the old rule, which ended on the day of its own start',
      { start: at('2027-02-28'), expiration: at('2027-03-28'), anchorDay: 31 },
      '2027-03-28',
      31,
    ],
    ['a term after one of days', { ...february, anchorDay: null }, '2027-02-28', 28],
  ])('%s', (_, previous, start, day) => {
    expect(anchorDayAfter(previous, at(start))).toBe(day)
  })
})

describe('what a page says', () => {
  const term = {
    expiration: '2027-03-31T12:00:00Z',
    anchorDay: 31,
    anchorMovedFrom: null,
    plan: { interval: 'monthly' as const },
  }

  test.each<[string, Partial<Parameters<typeof anchorText>[0]>, string | null]>([
    ['nothing where the dates show it', {}, null],
    [
      'the day, in a month that is too short for it',
      { expiration: '2027-02-28T12:00:00Z' },
      'Later terms end on the 31st again, or on the last day of a shorter month.',
    ],
    [
      'that the day has changed',
      { expiration: '2027-04-03T12:00:00Z', anchorDay: 3, anchorMovedFrom: 31 },
      'Terms now end on the 3rd instead of the 31st, because the dates of this one were moved.',
    ],
    ['nothing for a term without an end', { expiration: null, anchorDay: null }, null],
    ['nothing for a term in days', { plan: { interval: 'custom-term' } }, null],
  ])('%s', (_, change, text) => {
    expect(anchorText({ ...term, ...change })).toBe(text)
  })
})
