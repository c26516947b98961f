import { expect, test } from 'vitest'
import { readActivitySearch, startOfDays } from './activity-search.ts'

test('an address with what the list does not know still shows the list', () => {
  const search = readActivitySearch({ kind: 'gossip', time: '7', cursor: 'x', search: 'paused' })
  expect(search).toMatchObject({ kind: undefined, time: '7', cursor: undefined, search: 'paused' })
})

test('days begin at midnight of here, today included', () => {
  const now = new Date(2026, 10, 22, 16, 30)
  expect(startOfDays('1', now)).toBe(new Date(2026, 10, 22).toISOString())
  expect(startOfDays('7', now)).toBe(new Date(2026, 10, 16).toISOString())
})
