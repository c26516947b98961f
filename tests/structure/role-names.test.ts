import { expect, test } from 'vitest'
import { roleNames } from '#portal/content/role-names.ts'
import { sourcesIn } from '../../scripts/lib/sources.ts'

test('no other file of the portal has names of its own for roles', () => {
  const roles = Object.keys(roleNames).filter(role => role.includes('-'))
  const asKey = new RegExp(`(['"])(${roles.join('|')})\\1\\]?:`)
  const files = sourcesIn(['src/portal'])
    .filter(({ text }) => asKey.test(text))
    .map(({ path }) => path)
  expect(files).toEqual(['src/portal/content/role-names.ts'])
})

test('no two roles have the same name', () => {
  expect(new Set(Object.values(roleNames)).size).toBe(Object.keys(roleNames).length)
})
