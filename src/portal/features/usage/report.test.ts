import { expect, test } from 'vitest'
import type { UsageByKeyRow } from '#generated/security/types.ts'
import { intervalsOf } from './range.ts'
import { sharesOf, toReport, totalsOf } from './report.ts'

const days = { from: '2026-10-31', to: '2026-11-02' }
const byDay = { by: 'key', interval: 'day', zone: 'utc' } as const
const row = (day: string, key: number, used: number, more: Partial<UsageByKeyRow> = {}): UsageByKeyRow => ({
  start: `2026-${day}T00:00:00Z`,
  key_id: `0193f1c4-8d20-7b55-8f3e-61a7c0d9000${key}`,
  key_label: `Key ${key}`,
  license_id: 1102,
  license_label: 'US Address Verification, Plus',
  used,
  ...more,
})
const report = (rows: UsageByKeyRow[]) => toReport(rows, intervalsOf(days, 'day', 'utc'), byDay)

test('adds up keys and intervals over licenses, and includes intervals without lookups', () => {
  const { intervals, totals, series, total } = report([
    row('10-31', 1, 10),
    row('10-31', 2, 3),
    row('10-31', 2, 4, { license_id: 1407 }),
    row('11-02', 2, 20),
  ])
  expect(total).toBe(37)
  expect(totals.map(({ label, total: all }) => [label, all])).toEqual([
    ['Key 2', 27],
    ['Key 1', 10],
  ])
  expect(series.map(({ label }) => label)).toEqual(['Key 2', 'Key 1'])
  expect(intervals.map(({ id, total: all, parts }) => [id, all, parts])).toEqual([
    ['2026-10-31', 17, [7, 10]],
    ['2026-11-01', 0, [0, 0]],
    ['2026-11-02', 20, [20, 0]],
  ])
})

test('draws the five largest keys, and all others as one', () => {
  const rows = [7, 6, 5, 4, 3, 2, 1].map(key => row('10-31', key, key * 10))
  const { series, intervals, totals } = report(rows)
  expect(series.map(({ label, total }) => [label, total])).toEqual([
    ['Key 7', 70],
    ['Key 6', 60],
    ['Key 5', 50],
    ['Key 4', 40],
    ['Key 3', 30],
    ['2 other keys', 30],
  ])
  expect(intervals[0]?.parts).toEqual([70, 60, 50, 40, 30, 30])
  expect(totals).toHaveLength(7)
})

test('draws a sixth key by itself if it is the last one', () => {
  const { series } = report([6, 5, 4, 3, 2, 1].map(key => row('10-31', key, key)))
  expect(series.map(({ label }) => label).at(-1)).toBe('Key 1')
})

test('distinguishes keys with the same label', () => {
  const same = { key_label: 'Staging' }
  expect(totalsOf([row('10-31', 1, 1, same), row('10-31', 2, 2, same)]).map(({ label }) => label)).toEqual([
    'Staging …0002',
    'Staging …0001',
  ])
})

test('without rows is empty, over as many intervals', () => {
  expect(report([])).toMatchObject({ total: 0, totals: [], series: [] })
  expect(report([]).intervals).toHaveLength(3)
})

test('by license it adds up licenses', () => {
  const of = (license_id: number, used: number) => ({
    start: '2026-10-31T00:00:00Z',
    license_id,
    license_label: `License ${license_id}`,
    used,
  })
  const rows = [1407, 1102, 1203, 1304, 1305, 1408, 1409].map((id, at) => of(id, 70 - at * 10))
  const { series, totals } = toReport([...rows, of(1102, 1)], intervalsOf(days, 'day', 'utc'), {
    ...byDay,
    by: 'license',
  })
  expect(totals.slice(0, 2)).toEqual([
    { id: '1407', label: 'License 1407', total: 70 },
    { id: '1102', label: 'License 1102', total: 61 },
  ])
  expect(series.at(-1)).toMatchObject({ label: '2 other licenses', total: 30 })
})

test.each([
  [
    [1, 1, 1],
    ['34%', '33%', '33%'],
  ],
  [
    [27, 10],
    ['73%', '27%'],
  ],
  // What is below one percent cannot be part of the sum.
  [
    [9990, 5, 5],
    ['100%', '<1%', '<1%'],
  ],
  [
    [5, 0],
    ['100%', '0%'],
  ],
  [[0], ['0%']],
  [[], []],
])('the shares of %j are %j', (amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares)
})
