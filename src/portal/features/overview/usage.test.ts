import { expect, test } from 'vitest'
import { changeText, daysOf, niceMaximum, rejectedShare, usageByProduct } from './usage.ts'

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

test('a total is compared with the days before', () => {
  expect(changeText(1_120, 1_000)).toBe('12% more than in the 30 days before')
  expect(changeText(0, 40)).toBe('100% less than in the 30 days before')
  expect(changeText(1_001, 1_000)).toBe('About the same as in the 30 days before')
  expect(changeText(1_000, 0)).toBeUndefined()
})

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [137, 200],
  [41_000, 60_000],
  [99_999, 100_000],
])('the axis of at most %i ends at %i', (most, top) => expect(niceMaximum(most)).toBe(top))

test('the share of rejected requests never rounds to none', () => {
  expect(rejectedShare(318, 12_402)).toBe('2.5%')
  expect(rejectedShare(5, 0)).toBe('100%')
  expect(rejectedShare(1, 1_000_000)).toBe('less than 0.1%')
})
