import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Checks, GROUP, PATCH, type Provider, USER } from './provider.ts'

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const ENTRA_GROUP = 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'

const patchOf = (...operations: object[]) => ({ body: { schemas: [PATCH], Operations: operations } })
const filtered = (filter: string) => `filter=${encodeURIComponent(filter)}`

/** "Test Connection", which looks for a person who does not exist, at the address as the guide says to enter it. */
async function testConnection({ call }: Provider) {
  for (const path of ['/Users?', '/Users?aadOptscim062020&', '/?aadOptscim062020/Users?']) {
    const response = await call('GET', `${path}${filtered(`userName eq "${randomUUID()}"`)}`)
    expect(response).toMatchObject({ status: 200, body: { totalResults: 0, startIndex: 1, Resources: [] } })
  }
  expect((await call('GET', '/Schemas')).status).toBe(200)
}

/** The operations on users of the guide, and what the default attribute mappings send. */
async function users({ call, address, rolesOf }: Provider) {
  const userName = address()
  const externalId = randomUUID()
  const body = {
    schemas: [USER, ENTERPRISE],
    externalId,
    userName,
    active: true,
    addresses: [{ primary: false, type: 'work', country: 'US', formatted: null, postalCode: '98052' }],
    displayName: 'Priya Raman',
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Priya Raman', familyName: 'Raman', givenName: 'Priya' },
    phoneNumbers: [{ primary: null, type: 'mobile', value: '+1 555 0100' }],
    preferredLanguage: null,
    title: null,
    [ENTERPRISE]: { department: 'Dispatch', employeeNumber: null, manager: null },
    roles: [],
  }
  expect((await call('GET', `/Users?${filtered(`externalId eq "${externalId}"`)}`)).body.totalResults).toBe(0)
  const made = await call('POST', '/Users', { body })
  expect(made).toMatchObject({ status: 201, body: { externalId, userName, active: true } })
  expect(made.body.meta).toMatchObject({
    resourceType: 'User',
    location: expect.stringContaining(made.body.id),
  })
  const path = `/Users/${made.body.id}`
  expect((await call('GET', path)).body).toMatchObject({ externalId, name: body.name })
  expect((await call('GET', `/Users/${randomUUID()}`)).status).toBe(404)
  expect((await call('GET', `/Users?${filtered(`userName eq "${userName}"`)}`)).body.totalResults).toBe(1)

  const [email, renamed] = [address(), address()]
  const multi = [
    { op: 'Replace', path: 'emails[type eq "work"].value', value: email },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
  ]
  expect((await call('PATCH', path, patchOf(...multi))).body).toMatchObject({
    emails: [{ value: email, type: 'work', primary: true }],
    name: { familyName: 'updatedFamilyName' },
  })
  const single = await call('PATCH', path, patchOf({ op: 'Replace', path: 'userName', value: renamed }))
  expect(single.body.userName).toBe(renamed)
  const mapped = [
    { op: 'Add', path: 'title', value: 'Lead' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Dispatch' },
    { op: 'Add', path: `${ENTERPRISE}:manager`, value: randomUUID() },
    { op: 'Replace', path: 'addresses[type eq "work"].streetAddress', value: '1 Main St' },
    { op: 'Add', path: 'phoneNumbers[type eq "fax"].value', value: '+1 555 0101' },
    { op: 'Add', path: 'name.middleName', value: 'Q' },
    { op: 'Remove', path: 'name.formatted' },
  ]
  expect(await call('PATCH', path, patchOf(...mapped))).toMatchObject({
    status: 200,
    body: { title: 'Lead' },
  })
  // With attributes that have no path of their own, and as it sent them before `aadOptscim062020`.
  const whole = { op: 'Replace', value: { displayName: 'P. Raman', [`${ENTERPRISE}:department`]: 'Sales' } }
  expect((await call('PATCH', path, patchOf(whole))).body.displayName).toBe('P. Raman')
  const before2020 = { op: 'Add', path: 'displayName', value: [{ $ref: null, value: 'User X' }] }
  expect((await call('PATCH', path, patchOf(before2020))).body.displayName).toBe('User X')

  for (const value of [false, true, 'False', 'True'])
    expect((await call('PATCH', path, patchOf({ op: 'Replace', path: 'active', value }))).body.active).toBe(
      String(value).toLowerCase() === 'true',
    )
  // A person who leaves: deactivated first, with whatever else has changed, and deleted after 30 days.
  const leaving = [...mapped, { op: 'Replace', path: 'active', value: 'False' }]
  expect((await call('PATCH', path, patchOf(...leaving))).body.active).toBe(false)
  expect(await rolesOf(made.body.id)).toBeUndefined()
  expect((await call('DELETE', path)).status).toBe(204)
}

/** The operations on groups of the guide. */
async function groups({ call, user }: Provider) {
  const [ana, ben] = [await user(), await user()]
  const externalId = randomUUID()
  const body = {
    schemas: [GROUP, ENTRA_GROUP],
    externalId,
    displayName: 'Dispatch',
    meta: { resourceType: 'Group' },
  }
  const { status, body: group } = await call('POST', '/Groups', { body })
  expect({ status, externalId: group.externalId }).toEqual({ status: 201, externalId })
  const path = `/Groups/${group.id}`
  const read = await call('GET', `${path}?excludedAttributes=members`)
  expect(read.body).not.toHaveProperty('members')
  const found = await call(
    'GET',
    `/Groups?excludedAttributes=members&${filtered('displayName eq "dispatch"')}`,
  )
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: group.id }] })
  expect(found.body.Resources[0]).not.toHaveProperty('members')
  await call('PATCH', path, patchOf({ op: 'Replace', path: 'displayName', value: 'Dispatchers' }))
  const member = (...ids: string[]) => ids.map(value => ({ $ref: null, value }))
  await call('PATCH', path, patchOf({ op: 'Add', path: 'members', value: member(ana.id, ben.id) }))
  await call('PATCH', path, patchOf({ op: 'Remove', path: 'members', value: member(ana.id) }))
  expect((await call('GET', path)).body).toMatchObject({
    displayName: 'Dispatchers',
    members: [{ value: ben.id }],
  })
  const isMember = (id: string) =>
    call(
      'GET',
      `/Groups?excludedAttributes=members&${filtered(`id eq "${group.id}" and members eq "${id}"`)}`,
    )
  expect((await isMember(ben.id)).body.totalResults).toBe(1)
  expect((await isMember(ana.id)).body.totalResults).toBe(0)
  expect((await call('DELETE', path)).status).toBe(204)
}

export const entraChecks: Checks = { S4: testConnection, S5: users, S6: groups }
