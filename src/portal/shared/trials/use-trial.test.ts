import { expect, test } from 'vitest'
import type { Trial } from '#generated/sales/types.ts'
import { runningText, usedText } from './no-trial-notice.tsx'
import { trialStanding } from './use-trial.ts'

// Noon in the time zone of the reader, whose days the words name.
const term = {
  start: '2026-11-01T12:00:00',
  expiration: '2026-12-13T12:00:00',
  issued: 1_000,
  remaining: 812,
}
const trial = (plan_id: number, status: Trial['status']): Trial => ({
  plan_id,
  license_id: 1304,
  status,
  term: status === 'running' || status === 'used' ? term : null,
})

test.each<[Trial['status'], unknown]>([
  ['available', { is: 'available' }],
  ['used-elsewhere', { is: 'used-elsewhere' }],
  ['running', { is: 'running', term }],
  ['used', { is: 'used', term }],
])('a trial that is %s', (status, standing) => {
  expect(trialStanding(3401, [trial(3101, 'available'), trial(3401, status)])).toEqual(standing)
})

test('a trial that is not on sale has no standing', () => {
  expect(trialStanding(3401, [trial(3101, 'available')])).toBeUndefined()
})

test('words', () => {
  expect(runningText(term)).toBe('812 of 1,000 lookups left, until December 13, 2026')
  expect(usedText('US Rooftop Geocoding')).toBe(
    'You have already used your one time free trial for US Rooftop Geocoding.',
  )
})
