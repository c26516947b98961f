import { operations, pages } from 'virtual:permissions'
import { expect, test } from 'vitest'
import { changeText, compareRoles } from './what-if.ts'

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
