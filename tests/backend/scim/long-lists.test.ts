import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scimGroups, scimMembers, scimUsers } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { createProvider, type Provider } from './conformance/provider.ts'

const USERS = scaled(3_000, 10_000)
const GROUPS = 300

let backend: Backend
let provider: Provider
beforeAll(async () => {
  backend = await startBackend()
  provider = await createProvider(backend)
  const { organizationId } = provider
  const now = backend.clock.now().toISOString()
  await backend.db.execute(sql`
    insert into ${scimUsers} (id, organization_id, user_key, attributes, active, created, modified)
    select gen_random_uuid(), ${organizationId}, 'p' || n || '@x.example',
      jsonb_build_object('userName', 'P' || n || '@x.example', 'externalId', 'E' || n, 'displayName', 'Person ' || n),
      true, ${now}::timestamptz + n * interval '1 second', ${now}::timestamptz
    from generate_series(1, ${USERS}) as n`)
  await backend.db.execute(sql`
    insert into ${scimGroups} (id, organization_id, group_key, display_name, created, modified)
    select gen_random_uuid(), ${organizationId}, 'group ' || n, 'Group ' || n,
      ${now}::timestamptz + n * interval '1 second', ${now}::timestamptz
    from generate_series(1, ${GROUPS}) as n`)
  await backend.db.execute(sql`
    insert into ${scimMembers} (group_id, member_id)
    select g.id, u.id from ${scimGroups} g, ${scimUsers} u where g.group_key in ('group 1', 'group 2', 'group 3')`)
  for (const table of [scimUsers, scimGroups, scimMembers]) await backend.db.execute(sql`analyze ${table}`)
})
afterAll(() => backend.close())

const filtered = (filter: string) => `filter=${encodeURIComponent(filter)}`

/** What a list reads of the tables of SCIM: the steps of the plans of its statements. */
async function stepsFor(path: string) {
  const statements = await backend.statementsOf(async () => {
    expect((await provider.call('GET', path)).status).toBe(200)
  })
  const own = statements.filter(({ text }) => /^\s*select/i.test(text) && text.includes('"scim".'))
  return (await Promise.all(own.map(each => planOf(backend, each)))).flatMap(stepsOf)
}

test.each([
  ['/Users?count=1', 'scim_users_created'],
  ['/Users?count=100&startIndex=2001', 'scim_users_created'],
  [`/Users?${filtered('userName eq "P7@X.example"')}`, 'scim_users_key'],
  [`/Users?${filtered('externalId eq "E7"')}`, 'scim_users_external'],
  [`/Users?${filtered('userName eq "p7@x.example" and active eq true')}`, 'scim_users_key'],
  ['/Groups?count=1', 'scim_groups_created'],
  [`/Groups?excludedAttributes=members&${filtered('displayName eq "group 7"')}`, 'scim_groups_key'],
])('%s reads its page off an index', async (path, index) => {
  const steps = await stepsFor(path)
  expect(steps.map(step => step['Index Name'])).toContain(index)
  // Counting all of them reads no rows, or those of the one table.
  const sorted = steps.filter(step => step['Node Type'] === 'Sort' && step['Plan Rows'] > 1_000)
  expect(sorted).toEqual([])
})

test('a list of groups reads no members, unless they are asked for, and then so many that one response can have', async () => {
  expect((await stepsFor('/Groups')).map(step => step['Relation Name'])).not.toContain('members')
  const { body } = await provider.call('GET', '/Groups?attributes=members')
  expect(body).toMatchObject({ totalResults: GROUPS, itemsPerPage: 1 })
  expect(body.Resources[0].members).toHaveLength(USERS)
  const next = await provider.call('GET', '/Groups?attributes=members&startIndex=4')
  expect(next.body.itemsPerPage).toBe(100)
})

test('the values of a page are those of its users, in any order, and the total is that of all', async () => {
  const { body } = await provider.call(
    'GET',
    `/Users?sortBy=displayName&sortOrder=descending&count=2&${filtered('displayName sw "person 1" and not (externalId ew "0")')}`,
  )
  expect(body.Resources.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Person 1999',
    'Person 1998',
  ])
  expect(body.itemsPerPage).toBe(2)
  expect(body.totalResults).toBeGreaterThan(900)
})

const idsOf = (members: { value: string }[]) => new Set(members.map(({ value }) => value))

/** The id of a group that has all users. */
async function wholeGroup() {
  const { body } = await provider.call('GET', `/Groups?${filtered('displayName eq "group 1"')}`)
  return body.Resources[0].id as string
}

test('a group with all users is read slice by slice, and so is what a change of it returns', async () => {
  const path = `/Groups/${await wholeGroup()}`
  const slices = vi.spyOn(backend.kernel.slices, 'run')
  const { body } = await provider.call('GET', path)
  expect(idsOf(body.members).size).toBe(USERS)
  expect(slices.mock.calls.length).toBeGreaterThan(USERS / 1_000)
  slices.mockClear()
  const [first] = body.members
  const changed = await provider.patch(path, { op: 'remove', path: `members[value eq "${first.value}"]` })
  expect(changed.status).toBe(200)
  expect(idsOf(changed.body.members)).toEqual(
    new Set([...idsOf(body.members)].filter(id => id !== first.value)),
  )
  expect(slices.mock.calls.length).toBeGreaterThan(USERS / 1_000)
  slices.mockRestore()
  const restored = await provider.patch(path, { op: 'add', path: 'members', value: [{ value: first.value }] })
  expect(idsOf(restored.body.members)).toEqual(idsOf(body.members))
  const values = await provider.call('GET', `${path}?attributes=members.value`)
  expect(Object.keys(values.body).toSorted()).toEqual(['id', 'members', 'schemas'])
  expect(values.body.members[0]).toEqual({ value: expect.any(String) })
})

test.each([
  ['removes one member', (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` })],
  ['adds one member', (id: string) => ({ op: 'add', path: 'members', value: [{ value: id }] })],
  [
    'removes one member by value',
    (id: string) => ({ op: 'Remove', path: 'members', value: [{ value: id }] }),
  ],
  ['renames the group', (id: string) => ({ op: 'replace', path: 'displayName', value: `Group ${id}` })],
])('a change that %s reads no others before it commits', async (_, operationOf) => {
  const group = `/Groups/${await wholeGroup()}`
  const { body } = await provider.call('GET', '/Users?count=1')
  const [{ id }] = body.Resources
  const statements = await backend.statementsOf(async () => {
    expect((await provider.patch(group, operationOf(id))).status).toBe(200)
  })
  // What the response has is read in slices, after it.
  const own = statements.filter(
    ({ text }) => /^\s*select/i.test(text) && text.includes('"scim"."members"') && !/\blimit\b/.test(text),
  )
  const steps = (await Promise.all(own.map(each => planOf(backend, each)))).flatMap(stepsOf)
  expect(steps.filter(step => (step['Plan Rows'] ?? 0) > 1_000)).toEqual([])
  const name = { op: 'replace', path: 'displayName', value: 'Group 1' }
  expect((await provider.patch(group, name)).status).toBe(200)
})
