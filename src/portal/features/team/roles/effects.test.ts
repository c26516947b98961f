import { customerRoles, operations } from 'virtual:permissions'
import { expect, test } from 'vitest'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { allowedAreas, effectText, withViewers } from './effects.ts'
import { presetOf, presets } from './presets.ts'

const effectOf = (...roles: CustomerRole[]) => effectText(allowedAreas(operations, roles))

test('says what roles allow to see and to change, by area', () => {
  const changes = effectOf('billing-editor')
  expect(changes).toMatch(/^Changes /)
  expect(changes).toContain('payment methods')
  expect(changes).toContain(' and ')
  expect(effectOf('billing-viewer')).toMatch(/^Sees orders, /)
  expect(effectOf('api-key-viewer', 'api-key-editor')).toMatch(
    /^Sees .*\. Changes secret keys, embedded keys/,
  )
  expect(effectOf()).toBe('')
})

test('each role allows something', () => {
  for (const role of customerRoles) expect(effectOf(role), role).not.toBe('')
})

test('an editor comes with its viewer, in the order of the contract', () => {
  expect(withViewers(['api-key-editor', 'account-owner'], customerRoles)).toEqual([
    'account-owner',
    'api-key-viewer',
    'api-key-editor',
  ])
  expect(withViewers(['billing-viewer'], customerRoles)).toEqual(['billing-viewer'])
})

test('a preset is known by its roles, in any order', () => {
  for (const { id, roles } of presets) expect(presetOf(roles.toReversed())?.id).toBe(id)
  expect(presetOf(['billing-viewer'])).toBeUndefined()
  expect(presetOf([])).toBeUndefined()
})

test('a preset has the viewer of each of its editors', () => {
  for (const { roles } of presets) expect(withViewers(roles, customerRoles)).toEqual(roles)
})
