import { expect, test } from 'vitest'
import { isUuid } from '../validation/uuid.ts'
import { isTestKeyId, toTestKeyId } from './test-keys.ts'

test('the ID of a test key is a UUID of version 8 that shows what it is', () => {
  const id = toTestKeyId('0193f1c6-8a20-7b55-8f3e-61a7c0d94e77')
  expect(id).toBe('7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77')
  expect(isUuid(id)).toBe(true)
  expect(isTestKeyId(id)).toBe(true)
  expect(isTestKeyId(id.toUpperCase())).toBe(true)
})

test('no ID of another key is one of a test key, now or in a thousand years', () => {
  // Others are UUIDs of version 7, which begin with the milliseconds since 1970.
  for (const year of [2026, 2500, 3026]) {
    const start = Date.UTC(year).toString(16).padStart(12, '0')
    expect(isTestKeyId(`${start.slice(0, 8)}-${start.slice(8)}-7b55-8f3e-61a7c0d94e77`)).toBe(false)
  }
  expect(isTestKeyId('')).toBe(false)
})
