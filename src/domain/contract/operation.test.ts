import { describe, expect, test } from 'vitest'
import { actingNeedOf, allows, missingRoles, type Operation } from './operation.ts'

const withRoles = (...roles: string[][]): Operation => ({
  service: 'security',
  id: 'doSomething',
  method: 'POST',
  path: '/something',
  auth: 'bearer',
  roles,
})

describe('an operation is allowed', () => {
  test('to everyone when it requires no role', () => {
    expect(allows(withRoles(), [])).toBe(true)
  })

  test('to a person with one of the roles that are enough', () => {
    const either = withRoles(['billing-viewer'], ['api-key-viewer'])
    expect(allows(either, ['self', 'api-key-viewer'])).toBe(true)
    expect(allows(either, ['self', 'api-key-editor'])).toBe(false)
    expect(allows(either, [])).toBe(false)
  })

  test('to a person with all of the roles that are required together', () => {
    const both = withRoles(['billing-viewer', 'api-key-viewer'])
    expect(allows(both, ['billing-viewer', 'api-key-viewer'])).toBe(true)
    expect(allows(both, ['billing-viewer'])).toBe(false)
  })
})

describe('the roles to ask for', () => {
  test('are none when nothing is missing', () => {
    expect(missingRoles(withRoles(), [])).toEqual([])
    expect(missingRoles(withRoles(['self']), ['self'])).toEqual([])
  })

  test('are those of the alternative with the fewest missing roles', () => {
    const ways = withRoles(['account-owner', 'billing-editor'], ['billing-viewer', 'api-key-viewer'])
    expect(missingRoles(ways, ['api-key-viewer'])).toEqual(['billing-viewer'])
    expect(missingRoles(ways, ['account-owner'])).toEqual(['billing-editor'])
  })

  test('are the first of several equally short alternatives', () => {
    expect(missingRoles(withRoles(['billing-viewer'], ['api-key-viewer']), [])).toEqual(['billing-viewer'])
  })
})

describe('staff who act as a person', () => {
  const account = [['api-key-editor']]
  const own = [['self']]
  test.each([
    ['may read', { method: 'GET', roles: own }, 'read'],
    ['may change things of the account with raised access', { method: 'PUT', roles: account }, 'raised'],
    ['may not change what is the person’s own', { method: 'POST', roles: own }, 'never'],
    ['may where the contract says so', { method: 'POST', roles: own, acting: 'raised' }, 'raised'],
    [
      'may read by POST where the contract says so',
      { method: 'POST', roles: account, acting: 'read' },
      'read',
    ],
    [
      'may nothing that asks for a recent login',
      { method: 'PUT', roles: account, recentLogin: 900 },
      'never',
    ],
    ['not even read it', { method: 'GET', roles: account, recentLogin: 900 }, 'never'],
  ] as const)('%s', (_, operation, need) => expect(actingNeedOf(operation)).toBe(need))
})
