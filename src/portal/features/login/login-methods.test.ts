import { expect, test } from 'vitest'
import { recoveryText, toPasskey } from './login-methods.ts'

test('an unused passkey has no last-used date', () => {
  const passkey = {
    passkey_id: '0193f1c9-1a44-7b02-8d10-6e5f1f0a9c31',
    name: 'Phone',
    synced: false,
    created: '2026-11-02T08:30:00Z',
  }
  expect(toPasskey({ ...passkey, last_used: null }).dateLastUsed).toBeNull()
  expect(toPasskey({ ...passkey, last_used: '2026-11-02T09:12:00Z' }).dateLastUsed).toEqual(
    '2026-11-02T09:12:00Z',
  )
})

test('the text of the recovery codes has one code on each line', () => {
  const lines = recoveryText(['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']).split('\n')
  expect(lines).toContain('AAAA-BBBB-CCCC-DDDD')
  expect(lines).toContain('EEEE-FFFF-GGGG-HHHH')
})
