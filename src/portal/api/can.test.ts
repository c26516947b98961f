import { expect, test } from 'vitest'
import { createSecretKey, listSecretKeys } from '#generated/security/operations.ts'
import { permission } from './can.ts'

test('an ability is granted when the roles allow every operation on its list', () => {
  const both = [listSecretKeys, createSecretKey]
  expect(permission(['api-key-viewer', 'api-key-editor'], both)).toEqual({ allowed: true, reason: undefined })
  expect(permission([], [])).toEqual({ allowed: true, reason: undefined })
})

test('one that is refused says which role to ask for', () => {
  expect(permission(['api-key-viewer'], [listSecretKeys, createSecretKey])).toEqual({
    allowed: false,
    reason: "You don't have permission to do this. Ask an account owner for the api-key-editor role.",
  })
})
