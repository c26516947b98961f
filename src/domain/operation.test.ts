import { describe, expect, test } from 'vitest'
import { allows, missingRoles, type Operation } from './operation.ts'

const withRoles = (...roles: string[][]): Operation => ({
  service: 'security',
  id: 'doSomething',
  method: 'POST',
  path: '/something',
  auth: 'bearer',
  roles,
})

describe('an operation is allowed', () => {
  test('to everybody when it asks for no role', () => {
    expect(allows(withRoles(), [])).toBe(true)
  })

  test('to whoever holds one of the roles that suffice', () => {
    const either = withRoles(['billing-viewer'], ['api-key-viewer'])
    expect(allows(either, ['self', 'api-key-viewer'])).toBe(true)
    expect(allows(either, ['self', 'api-key-editor'])).toBe(false)
    expect(allows(either, [])).toBe(false)
  })

  test('to whoever holds all of the roles that it asks for together', () => {
    const both = withRoles(['billing-viewer', 'api-key-viewer'])
    expect(allows(both, ['billing-viewer', 'api-key-viewer'])).toBe(true)
    expect(allows(both, ['billing-viewer'])).toBe(false)
  })
})

describe('the roles to ask for', () => {
  test('are none where nothing is missing', () => {
    expect(missingRoles(withRoles(), [])).toEqual([])
    expect(missingRoles(withRoles(['self']), ['self'])).toEqual([])
  })

  test('are those of the way that is shortest for this person', () => {
    const ways = withRoles(['account-owner', 'billing-editor'], ['billing-viewer', 'api-key-viewer'])
    expect(missingRoles(ways, ['api-key-viewer'])).toEqual(['billing-viewer'])
    expect(missingRoles(ways, ['account-owner'])).toEqual(['billing-editor'])
  })

  test('are the first way of several that are as short', () => {
    expect(missingRoles(withRoles(['billing-viewer'], ['api-key-viewer']), [])).toEqual(['billing-viewer'])
  })
})
