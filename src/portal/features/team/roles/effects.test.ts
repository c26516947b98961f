import { customerRoles, operations, pages } from 'virtual:permissions'
import { expect, test } from 'vitest'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { allowedAreas, changeText, compareRoles, effectText, withViewers } from './effects.ts'
import { presetOf, presets } from './role-picker.tsx'

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

const compare = (before: readonly string[], after: readonly string[]) =>
  compareRoles({ operations, pages }, before, after)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path)

test('a role brings its operations, and the pages that need nothing else', () => {
  const { pages, operations } = compare([], ['billing-viewer'])
  expect(idsOf(operations.gained)).toContain('listOrders')
  expect(idsOf(operations.gained)).not.toContain('placeOrder')
  expect(pathsOf(pages.gained)).toContain('/account/billing')
  expect(pathsOf(pages.gained)).not.toContain('/account/keys')
  expect([...pages.lost, ...operations.lost]).toEqual([])
  // Everybody sees it.
  expect(pathsOf(pages.kept)).toContain('/account')
})

test('what two roles allow is lost with the second of them only', () => {
  const usage = 'listKeyUsage'
  expect(idsOf(compare(['billing-viewer', 'api-key-viewer'], ['billing-viewer']).operations.kept)).toContain(
    usage,
  )
  expect(idsOf(compare(['billing-viewer'], []).operations.lost)).toContain(usage)
})

test('a page that needs several operations comes with the last of them', () => {
  const checkout = '/checkout'
  expect(pathsOf(compare(['billing-viewer'], ['billing-viewer', 'billing-editor']).pages.gained)).toContain(
    checkout,
  )
})

test('says what changes in a sentence', () => {
  const page = { path: '/a', name: 'A', needs: ['one'] }
  const one = { id: 'one', service: 's', area: 'A', summary: 'One', isRead: true, roles: [['a']] }
  const two = { ...one, id: 'two', roles: [['b']] }
  const table = { operations: [one, two, { ...two, id: 'three' }], pages: [page] }
  const textOf = (before: string[], after: string[]) => changeText(compareRoles(table, before, after))
  expect(textOf([], ['a'])).toBe('Gains 1 page and 1 action.')
  expect(textOf(['a'], ['b'])).toBe('Gains 2 actions, loses 1 page and 1 action.')
  expect(textOf(['a'], ['a'])).toBe('Nothing changes.')
})
