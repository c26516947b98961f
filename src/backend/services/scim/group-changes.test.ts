import { expect, test } from 'vitest'
import { namedMembers } from './group-changes.ts'

const change = (op: string, path?: string, value?: unknown) => ({ Operations: [{ op, path, value }] })

test.each([
  ['a list to add', change('add', 'members', [{ value: 'A' }, { value: 'b' }]), ['a', 'b']],
  ['one to add, in another case', change('Add', 'Members', { Value: 'a' }), ['a']],
  ['ids to add without a path', change('add', undefined, { members: [{ value: 'a' }] }), ['a']],
  ['a list to remove', change('remove', 'members', [{ value: 'a' }]), ['a']],
  ['one to remove by its path', change('remove', 'members[value eq "A"]'), ['a']],
  ['a name', change('replace', 'displayName', 'Other'), []],
  ['a name without a path', change('replace', '', { displayName: 'Other', id: 'x' }), []],
])('%s names its members', (_, patch, ids) => {
  expect(namedMembers(patch)).toEqual(ids)
})

test.each([
  ['all to remove', change('remove', 'members')],
  ['all to replace', change('replace', 'members', [{ value: 'a' }])],
  ['all to replace without a path', change('replace', undefined, { members: [{ value: 'a' }] })],
  ['a filter by another part', change('remove', 'members[display sw "A"]')],
  ['a filter for more than one', change('remove', 'members[value eq "a" or value eq "b"]')],
  ['a change of what a filter selects', change('replace', 'members[value eq "a"].display', 'Other')],
  ['a schema before the name', change('remove', 'urn:ietf:params:scim:schemas:core:2.0:Group:members')],
])('%s may be about any member', (_, patch) => {
  expect(namedMembers(patch)).toBeUndefined()
})

test('several changes are about the members of all', () => {
  const patch = {
    Operations: [
      ...change('add', 'members', { value: 'a' }).Operations,
      ...change('remove', 'members').Operations,
    ],
  }
  expect(namedMembers(patch)).toBeUndefined()
})
