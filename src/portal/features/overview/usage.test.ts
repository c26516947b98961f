import { expect, test } from 'vitest'
import { daysOf, usageByProduct } from './usage.ts'

const now = new Date('2026-11-22T15:00:00Z')

test('the days of the report end with today, in UTC', () => {
  expect(daysOf(now, 3)).toEqual(['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'])
})

test('each product has its figures by day, the most used first, and strange days do not count', () => {
  const row = (start: string, id: number, used: number) => ({
    start,
    license_id: id,
    license_label: `License ${id}`,
    used,
  })
  const rows = [
    row('2026-11-20T00:00:00Z', 1102, 3),
    row('2026-11-22T00:00:00.000Z', 1407, 40),
    row('2026-11-22T00:00:00Z', 1102, 4),
    row('2026-10-01T00:00:00Z', 1102, 900),
  ]
  expect(usageByProduct(rows, daysOf(now, 3))).toEqual([
    { licenseId: 1407, label: 'License 1407', days: [0, 0, 40], total: 40 },
    { licenseId: 1102, label: 'License 1102', days: [3, 0, 4], total: 7 },
  ])
})
