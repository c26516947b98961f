import { expect, test } from 'vitest'
import { roleNames } from '#domain/authorization/role-names.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { documents } from '../../support/contract/contract.ts'

test('no other file defines names or sentences of roles', () => {
  const roles = Object.keys(roleNames).filter(role => role.includes('-'))
  const asKey = new RegExp(`(['"])(${roles.join('|')})\\1\\]?:`)
  const files = sourcesIn(['src/portal', 'src/domain'])
    .filter(({ path, text }) => !path.endsWith('.test.ts') && asKey.test(text))
    .map(({ path }) => path)
  expect(files.toSorted()).toEqual([
    'src/domain/authorization/role-names.ts',
    'src/portal/features/team/roles/role-sentences.ts',
  ])
})

test('no two roles have the same name', () => {
  expect(new Set(Object.values(roleNames)).size).toBe(Object.keys(roleNames).length)
})

interface Node {
  items?: { $ref?: string }
  maxItems?: number
}

/** Every list of roles that an owner can give, with its maximum length. */
function roomsForRoles(node: unknown): (number | undefined)[] {
  if (typeof node !== 'object' || node === null) return []
  const { items, maxItems } = node as Node
  const own = items?.$ref?.endsWith('/CustomerRole') ? [maxItems] : []
  return [...own, ...Object.values(node).flatMap(roomsForRoles)]
}

test('a list of roles has room for every role that an owner can give', () => {
  const contract = documents.get('authorization')
  const { enum: roles = [] } = (contract?.components?.schemas?.CustomerRole ?? {}) as { enum?: string[] }
  const rooms = roomsForRoles(contract)
  expect(rooms.length).toBeGreaterThan(0)
  expect(new Set(rooms)).toEqual(new Set([roles.length]))
})
