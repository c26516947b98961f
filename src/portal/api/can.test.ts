import { describe, expect, test } from 'vitest'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { actingPermission, permission } from './can.ts'

test('an ability is granted when the roles allow every operation on its list', () => {
  const both = [listSecretKeys, createSecretKey]
  expect(permission(['api-key-viewer', 'api-key-editor'], both)).toEqual({ allowed: true, reason: undefined })
  expect(permission([], [])).toEqual({ allowed: true, reason: undefined })
})

test('a rejected ability names the role to ask for', () => {
  expect(permission(['api-key-viewer'], [listSecretKeys, createSecretKey])).toEqual({
    allowed: false,
    reason: "You don't have permission to do this. Ask an account owner for the API key editor role.",
  })
})

describe('staff who act as a person', () => {
  const alone = { allowed: false, reason: expect.stringContaining('Only the person can do this.') }

  test('cannot create a key that has a token, whatever their access, and see why', () => {
    for (const access of ['read-only', 'full'] as const)
      expect(actingPermission(access, [createSecretKey])).toEqual(alone)
  })

  test('can create one without a token once their access is raised', () => {
    expect(actingPermission('full', [createEmbeddedKey])).toBeUndefined()
    expect(actingPermission('read-only', [createEmbeddedKey])?.allowed).toBe(false)
  })
})
