import { expect, test } from 'vitest'
import { relativeTimeText } from './relative-time-text.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:31Z', 'just now'],
  ['2026-03-10T11:58:30Z', '1 minute ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-12T12:00:00Z', 'in 2 days'],
  ['2026-02-20T12:00:00Z', '2 weeks ago'],
  ['2024-03-01T12:00:00Z', '2 years ago'],
])('%s is %s', (date, text) => {
  expect(relativeTimeText(new Date(date), now)).toBe(text)
})
