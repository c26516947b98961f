import { expect, test } from 'vitest'
import type { Subscription } from '#generated/subscription/types.ts'
import { runningText, usedText } from './no-trial-notice.tsx'
import { trialStatusOf } from './use-trial.ts'

// Noon in the time zone of the reader, whose days the words name.
const now = new Date('2026-11-23T12:00:00')
const term = {
  subscription_id: 1,
  plan_id: 3401,
  start: '2026-11-01T12:00:00',
  expiration: '2026-12-13T12:00:00',
  termination: null,
  suspended: false,
  issued: 1_000,
  remaining: 812,
} as Subscription

test.each<[string, Partial<Subscription>, string]>([
  ['another plan of the license', { plan_id: 3420 }, 'new'],
  ['a running trial', {}, 'running'],
  ['one that has ended', { expiration: '2026-11-22T12:00:00' }, 'used'],
  ['one whose lookups are gone', { remaining: 0 }, 'used'],
  ['one that was terminated', { termination: '2026-11-05T12:00:00' }, 'used'],
])('%s', (_, change, is) => {
  expect(
    trialStatusOf(
      3401,
      [
        { ...term, plan_id: 3424 },
        { ...term, ...change },
      ],
      now,
    ).is,
  ).toBe(is)
})

test('a license without subscriptions has a new trial', () => {
  expect(trialStatusOf(3401, [], now)).toEqual({ is: 'new' })
})

test('words', () => {
  expect(runningText(term)).toBe('812 of 1,000 lookups left, until December 13, 2026')
  expect(usedText('US Rooftop Geocoding')).toBe(
    'You have already used your one time free trial for US Rooftop Geocoding.',
  )
})
