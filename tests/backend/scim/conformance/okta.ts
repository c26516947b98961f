import { expect } from 'vitest'
import { type Checks, GROUP, PATCH, type Provider, USER } from './provider.ts'

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** A user as Okta sends one, whose password it makes up. */
const oktaUser = (userName: string, more: object = {}) => ({
  schemas: [USER],
  userName,
  name: { givenName: 'Priya', familyName: 'Raman' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  displayName: 'Priya Raman',
  locale: 'en-US',
  externalId: `00u${userName.slice(0, 17)}`,
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})

const patchOf = (...operations: object[]) => ({ body: { schemas: [PATCH], Operations: operations } })
const filtered = (filter: string) => `filter=${encodeURIComponent(filter)}&startIndex=1&count=100`

/** The requests of Okta's SCIM 2.0 specification test, with what it asserts. */
async function specificationTest({ call, address, user }: Provider) {
  await user({
    name: { givenName: 'Ana', familyName: 'Ruiz' },
    emails: [{ value: address(), primary: true }],
  })
  const first = await call('GET', '/Users?count=1&startIndex=1')
  expect(first).toMatchObject({ status: 200, body: { schemas: [LIST], itemsPerPage: 1, startIndex: 1 } })
  expect(first.body.totalResults).toBeGreaterThan(0)
  const [existing] = first.body.Resources
  expect(existing).toMatchObject({
    id: expect.any(String),
    name: { familyName: expect.any(String), givenName: expect.any(String) },
    userName: expect.any(String),
    active: true,
    emails: [{ value: expect.any(String) }],
  })
  expect(await call('GET', `/Users/${existing.id}`)).toMatchObject({ status: 200, body: { id: existing.id } })
  const nobody = await call('GET', `/Users?filter=${encodeURIComponent('userName eq "abcdefgh@atko.com"')}`)
  expect(nobody).toMatchObject({ status: 200, body: { schemas: [LIST], totalResults: 0 } })
  const unknown = await call('GET', '/Users/010101001010101011001010101011')
  expect(unknown).toMatchObject({ status: 404, body: { schemas: [ERROR], detail: expect.any(String) } })

  const userName = address()
  const body = oktaUser(userName)
  const made = await call('POST', '/Users', { body })
  expect(made).toMatchObject({
    status: 201,
    body: { schemas: [USER], active: true, id: expect.any(String), userName, name: body.name },
  })
  expect(await call('GET', `/Users/${made.body.id}`)).toMatchObject({ status: 200, body: { userName } })
  expect((await call('POST', '/Users', { body })).status).toBe(409)
  expect(
    (await call('GET', `/Users?${filtered(`userName eq "${userName.toUpperCase()}"`)}`)).body.totalResults,
  ).toBe(1)
  expect((await call('GET', '/Groups')).status).toBe(200)
}

/** The life of a person in Okta: assigned, changed, suspended, and assigned again. */
async function lifeOfUser({ call, address, rolesOf }: Provider) {
  const userName = address()
  expect((await call('GET', `/Users?${filtered(`userName eq "${userName}"`)}`)).body.totalResults).toBe(0)
  const { id } = (await call('POST', '/Users', { body: oktaUser(userName) })).body
  const read = (await call('GET', `/Users/${id}`)).body
  // Okta sends back what it read, with its changes.
  const changed = { ...read, name: { ...read.name, familyName: 'Shah' }, nickName: 'Pri', title: 'Lead' }
  expect((await call('PUT', `/Users/${id}`, { body: changed })).body).toMatchObject({
    name: { givenName: 'Priya', familyName: 'Shah' },
    title: 'Lead',
    active: true,
  })
  for (const active of [false, true, false]) {
    const response = await call('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active } }))
    expect(response).toMatchObject({ status: 200, body: { id, active } })
    expect(await rolesOf(id)).toEqual(active ? [] : undefined)
  }
  // Attributes of a suspended person are pushed without `active`: they stay suspended.
  const { active: _, ...pushed } = changed
  expect((await call('PUT', `/Users/${id}`, { body: pushed })).body.active).toBe(false)
  expect((await call('PUT', `/Users/${id}`, { body: { ...changed, active: true } })).body.active).toBe(true)
  expect((await call('PUT', `/Users/${id}`, { body: { ...changed, active: false } })).body.active).toBe(false)
}

/** Group push: create or link, add and remove members, rename, and delete. */
async function groupPush({ call, user }: Provider) {
  const [ana, ben] = [await user(), await user()]
  const displayName = 'Test SCIMv2'
  expect((await call('GET', '/Groups?startIndex=1&count=100')).body.totalResults).toBe(0)
  const body = { schemas: [GROUP], displayName, members: [] }
  const { status, body: group } = await call('POST', '/Groups', { body })
  expect({ status, members: group.members }).toEqual({ status: 201, members: [] })
  expect(
    (await call('GET', `/Groups?${filtered(`displayName eq "${displayName}"`)}`)).body.totalResults,
  ).toBe(1)
  const path = `/Groups/${group.id}`
  const member = (each: { id: string; userName: string }) => ({ value: each.id, display: each.userName })
  const members = async () =>
    (await call('GET', path)).body.members.map(({ value }: { value: string }) => value).toSorted()
  const renaming = { op: 'replace', value: { id: group.id, displayName: 'Renamed SCIMv2' } }
  expect((await call('PATCH', path, patchOf(renaming))).body.displayName).toBe('Renamed SCIMv2')
  await call('PATCH', path, patchOf({ op: 'add', path: 'members', value: [member(ana), member(ben)] }))
  expect(await members()).toEqual([ana.id, ben.id].toSorted())
  await call('PATCH', path, patchOf({ op: 'remove', path: `members[value eq "${ana.id}"]` }))
  expect(await members()).toEqual([ben.id])
  const swap = [
    { op: 'remove', path: `members[value eq "${ben.id}"]` },
    { op: 'add', path: 'members', value: [member(ana)] },
  ]
  await call('PATCH', path, patchOf(...swap))
  expect(await members()).toEqual([ana.id])
  await call('PATCH', path, patchOf({ op: 'replace', path: 'members', value: [member(ben)] }))
  expect(await members()).toEqual([ben.id])
  const whole = { ...body, id: group.id, members: [member(ana), member(ben)] }
  expect((await call('PUT', path, { body: whole })).status).toBe(200)
  expect(await members()).toEqual([ana.id, ben.id].toSorted())
  expect((await call('DELETE', path)).status).toBe(204)
}

export const oktaChecks: Checks = { S1: specificationTest, S2: lifeOfUser, S3: groupPush }
