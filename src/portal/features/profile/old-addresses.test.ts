import { expect, test } from 'vitest'
import { pageOfSection } from './old-addresses.ts'

test.each([
  ['email', undefined, '/account/profile/security'],
  ['topics', undefined, '/account/profile/notifications'],
  ['', 'log-out-everywhere', '/account/profile/sessions'],
  ['', 'rename-passkey', '/account/profile/security'],
  ['profile', undefined, undefined],
  ['', undefined, undefined],
])('#%s with the dialog %s is on %s', (hash, dialog, page) => {
  expect(pageOfSection(hash, dialog)).toBe(page)
})
