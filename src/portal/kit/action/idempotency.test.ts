import { expect, test } from 'vitest'
import { createIdempotency } from './idempotency.ts'

test('a retry with the same body has the same key; another body or submission has a new one', () => {
  const keys = createIdempotency({ idempotent: true })
  const first = keys.headerFor({ plan: 'core' })
  expect(first?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys.headerFor({ plan: 'core' })).toEqual(first)
  const other = keys.headerFor({ plan: 'pro' })
  expect(other).not.toEqual(first)
  keys.succeeded()
  expect(keys.headerFor({ plan: 'pro' })).not.toEqual(other)
})

test('an operation without the header gets none', () => {
  expect(createIdempotency({}).headerFor({})).toBeUndefined()
})
