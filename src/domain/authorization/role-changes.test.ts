import { expect, test } from 'vitest'
import { roleChanges, roleChangesText } from './role-changes.ts'

test('what differs is granted or revoked', () => {
  const changes = roleChanges(['billing-viewer', 'api-key-viewer'], ['api-key-viewer', 'api-key-editor'])
  expect(changes).toEqual({ granted: ['api-key-editor'], revoked: ['billing-viewer'] })
  expect(roleChangesText(changes)).toBe('granted API key editor; revoked Billing viewer')
})

test('of an exchange of several roles, each side is one list; of no change there is no text', () => {
  expect(
    roleChangesText({
      granted: ['account-owner', 'billing-viewer', 'billing-editor'],
      revoked: ['api-key-viewer', 'api-key-editor'],
    }),
  ).toBe('granted Owner, Billing viewer, and Billing editor; revoked API key viewer and API key editor')
  expect(roleChangesText(roleChanges(['billing-viewer'], []))).toBe('revoked Billing viewer')
  expect(roleChangesText(roleChanges(['billing-viewer'], ['billing-viewer']))).toBe('')
})
