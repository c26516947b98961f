import { expect, test } from 'vitest'
import { toSent } from './sent.ts'

const ID = '0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e'
const sent = (call: { id?: string; query?: unknown; body?: unknown }) =>
  Object.fromEntries(
    toSent({ id: undefined, query: {}, body: undefined, ...call }).map(({ name, value }) => [name, value]),
  )

test('of addresses, the first character and the domain are left, and of other texts the first character', () => {
  const body = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'priya@northwind.example',
    name: { givenName: 'Priya' },
    title: 'QA',
    active: true,
    employeeNumber: 7013,
    emails: [{ value: 'priya.shah@northwind.example', type: 'work' }],
  }
  expect(sent({ body })).toEqual({
    'schemas[0]': 'urn:ietf:params:scim:schemas:core:2.0:User',
    userName: 'p•••@northwind.example',
    'name.givenName': 'P•••',
    title: '•••',
    active: 'true',
    employeeNumber: '•••',
    'emails[0].value': 'p•••@northwind.example',
    'emails[0].type': 'work',
  })
})

test('operations, paths, filters, and our own ids stay readable', () => {
  const path = 'emails[value eq "priya@northwind.example"].display'
  expect(sent({ id: ID, body: { Operations: [{ op: 'Replace', path, value: 'Priya Shah' }] } })).toEqual({
    id: ID,
    'Operations[0].op': 'Replace',
    'Operations[0].path': 'emails[value eq "p•••@northwind.example"].display',
    'Operations[0].value': 'P•••',
  })
  const query = { filter: 'userName eq "Priya" or title eq "Chief', count: '10' }
  expect(sent({ query })).toEqual({ filter: 'userName eq "P•••" or title eq "C•••"', count: '10' })
  expect(sent({ query: { filter: 'userName eq priya@northwind.example' } })).toEqual({ filter: 'u•••' })
})

test('nothing of a secret is left, whether its name is a key or the path of a patch', () => {
  const Operations = [
    { op: 'replace', path: 'password', value: 'Tr0ub4dor' },
    { op: 'add', path: 'password', value: { new: 'Tr0ub4dor' } },
  ]
  const shown = JSON.stringify(
    sent({ body: { password: 'Tr0ub4dor', clientSecret: ['Tr0ub4dor'], Operations } }),
  )
  expect(shown).not.toContain('T')
})

test('a large or deep body is cut, and what the database rejects is left out', () => {
  const wide = toSent({ id: undefined, query: {}, body: Array.from({ length: 5000 }, () => 'x'.repeat(9)) })
  expect(wide).toHaveLength(40)
  let deep: unknown = 'bottom'
  for (let level = 0; level < 5000; level++) deep = { a: deep }
  expect(sent({ body: deep })).toEqual({ 'a.a.a.a.a.a': '…' })
  expect(sent({ body: { ['n\0'.repeat(300)]: '\0\ud800abc' } })).toEqual({ ['n'.repeat(200)]: '\ufffd•••' })
  expect(sent({ body: { members: [] } })).toEqual({ members: '(empty)' })
})
