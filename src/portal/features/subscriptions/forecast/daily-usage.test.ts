import { expect, test } from 'vitest'
import { dailyOf, dailyUsageQuery } from './daily-usage.ts'

const now = new Date('2026-11-22T15:00:00Z')

test('thirty days and today, of one license', () => {
  const row = (start: string, license_id: number, used: number) => ({
    start,
    license_id,
    license_label: 'License',
    used,
  })
  const usage = [
    row('2026-10-23T00:00:00Z', 1102, 5),
    row('2026-11-21T00:00:00.000Z', 1102, 7),
    row('2026-11-21T00:00:00Z', 1407, 900),
    row('2026-11-22T00:00:00Z', 1102, 3),
  ]
  const daily = dailyOf({ usage }, 1102, now)
  expect(daily).toHaveLength(31)
  expect([daily[0], daily[29], daily[30]]).toEqual([5, 7, 3])
  expect(daily.reduce((sum, used) => sum + used, 0)).toBe(15)
})

test('a page that stays open asks once a day', () => {
  const later = new Date('2026-11-22T23:59:00Z')
  expect(dailyUsageQuery(later).queryKey).toEqual(dailyUsageQuery(now).queryKey)
})
