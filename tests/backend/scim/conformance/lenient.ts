import { expect } from 'vitest'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { callScim } from '../../../support/scim/provisioning.ts'
import { send } from '../../client.ts'
import { type Checks, type Provider, USER } from './provider.ts'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** What the owner sees of calls that were rejected or not applied as a whole. */
async function recordsOf({ backend, owner }: Provider) {
  return (await send(backend, listProvisioningFailures, { caller: owner })).body.failures
}

const unstored = { op: 'replace', path: 'name.middleName', value: 'Q' }
const off = { op: 'replace', path: 'active', value: false }

export const lenientChecks: Checks = {
  async N1({ call, address }) {
    const userName = address()
    const emails = [null, { value: userName, type: null, primary: true }, { type: 'home', value: null }]
    const body = { schemas: [USER], userName, title: null, active: null, name: { givenName: null }, emails }
    const made = await call('POST', '/Users', { body })
    expect(made).toMatchObject({ status: 201, body: { active: true } })
    expect(made.body.emails).toEqual([{ value: userName, primary: true }])
    for (const name of ['title', 'name']) expect(made.body).not.toHaveProperty(name)
    const { status } = await call('PUT', `/Users/${made.body.id}`, { body: { ...body, emails: null } })
    expect(status).toBe(200)
    const group = { displayName: `Team ${userName}`, externalId: null, members: null }
    expect((await call('POST', '/Groups', { body: group })).status).toBe(201)
  },
  async N2({ user, call, rolesOf, patch }) {
    const { id, userName } = await user()
    await patch(`/Users/${id}`, off)
    for (const active of [undefined, null]) {
      const { status, body } = await call('PUT', `/Users/${id}`, {
        body: { schemas: [USER], userName, active },
      })
      expect({ status, active: body.active }).toEqual({ status: 200, active: false })
    }
    expect(await rolesOf(id)).toBeUndefined()
    // It stays for an active one, too.
    const other = await user()
    const { body } = await call('PUT', `/Users/${other.id}`, { body: { userName: other.userName } })
    expect(body.active).toBe(true)
  },
  async N3(provider) {
    const { user, patch, rolesOf } = provider
    for (const operations of [
      [unstored, off],
      [off, { op: 'Add', path: 'shoeSize', value: 42 }],
      [{ op: 'replace', value: { shoeSize: 42, active: 'False', 'x.y.z': 1 } }],
      [{ op: 'move', path: 'title', value: 'x' }, off],
      [{ op: 'replace', path: 'emails[type eq', value: 'x' }, off],
      [{ op: 'replace', path: 'title', value: 'x'.repeat(300) }, off],
      [{ op: 'replace', path: 'title', value: 'x'.repeat(5_000) }, off],
      [{ op: 'replace', path: 'x'.repeat(600), value: 1 }, off],
      [{ op: 'remove' }, { path: 'title' }, off],
    ]) {
      const { id } = await user()
      const { status, body } = await patch(`/Users/${id}`, ...operations)
      expect({ status, active: body.active }, JSON.stringify(operations).slice(0, 200)).toEqual({
        status: 200,
        active: false,
      })
      expect(await rolesOf(id)).toBeUndefined()
    }
  },
  async N4(provider) {
    const { user, call, rolesOf } = provider
    for (const broken of [{ title: 'x'.repeat(300) }, { emails: 'x'.repeat(300) }, { name: 7 }]) {
      const { id, userName } = await user({ displayName: 'Priya' })
      const body = { schemas: [USER], userName, displayName: 'Priya', active: 'false', ...broken }
      const { status, body: after } = await call('PUT', `/Users/${id}`, { body })
      expect({ status, active: after.active }, JSON.stringify(broken).slice(0, 60)).toEqual({
        status: 200,
        active: false,
      })
      expect(await rolesOf(id)).toBeUndefined()
    }
    const [first, second] = [await user(), await user()]
    const taken = { userName: first.userName, active: false }
    expect(await call('PUT', `/Users/${second.id}`, { body: taken })).toMatchObject({
      status: 200,
      body: { active: false, userName: second.userName },
    })
  },
  async N5(provider) {
    const { user, patch, call } = provider
    const { id } = await user()
    expect(await recordsOf(provider)).toEqual([])
    await patch(`/Users/${id}`, unstored, off)
    const [record, ...others] = await recordsOf(provider)
    expect(others).toEqual([])
    expect(record).toMatchObject({
      operation: 'changeScimUser',
      status: 200,
      failure: 'not-stored',
      sent: [{ name: 'name.middleName', value: '•••' }],
    })
    expect(record?.detail).toContain('name.middleName')
    // The same attribute is listed once a day, and another one on its own.
    await patch(`/Users/${id}`, unstored)
    await call('POST', '/Users', {
      body: { userName: provider.address(), nickName: 'Pri', password: 'Tr0ub4' },
    })
    const names = (await recordsOf(provider)).flatMap(({ sent }) => sent.map(({ name }) => name))
    expect(names.toSorted()).toEqual(['name.middleName', 'nickName'])
  },
  async N6({ user, patch, address }) {
    const { id } = await user()
    const value = address()
    for (const [path, expected] of [
      ['emails[type eq "work"].value', { value, type: 'work' }],
      ['emails[type eq "home" and primary eq true].value', { value, type: 'home', primary: true }],
    ] as const) {
      const { status, body } = await patch(`/Users/${id}`, { op: 'Replace', path, value })
      expect(status).toBe(200)
      expect(body.emails).toContainEqual(expected)
    }
  },
  async N7({ user, patch, call, address }) {
    const { id } = await user()
    const wrapped = (value: unknown) => [{ $ref: null, value }]
    const changed = await patch(
      `/Users/${id}`,
      { op: 'Add', path: 'displayName', value: wrapped('User X') },
      { op: 'Add', path: 'name.familyName', value: ['Raman'] },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: wrapped(address()) },
    )
    expect(changed).toMatchObject({
      status: 200,
      body: { displayName: 'User X', name: { familyName: 'Raman' }, emails: [{ type: 'work' }] },
    })
    const ended = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: wrapped('False') })
    expect(ended.body.active).toBe(false)
    const userName = address()
    const body = { userName: [userName], title: wrapped('Lead'), emails: { value: userName } }
    expect(await call('POST', '/Users', { body })).toMatchObject({
      status: 201,
      body: { userName, title: 'Lead', emails: [{ value: userName }] },
    })
    const group = { displayName: `Team ${userName}`, members: { value: id } }
    expect((await call('POST', '/Groups', { body: group })).body.members).toMatchObject([{ value: id }])
  },
  async N8(provider) {
    const { call, user } = provider
    const { id, userName } = await user()
    for (const path of ['', '/', '//', '?aadOptscim062020', '/?aadOptscim062020']) {
      expect(await call('GET', path), path).toMatchObject({
        status: 200,
        body: { patch: { supported: true } },
      })
      const anyone = await callScim(provider.backend, { headers: { authorization: '' } }, 'GET', path)
      expect(anyone, path).toMatchObject({ status: 401, body: { schemas: [ERROR], status: '401' } })
    }
    for (const path of [`//Users/${id}`, `/Users/${id}/`, `/Users//${id}//?aadOptscim062020`])
      expect((await call('GET', path)).body, path).toMatchObject({ id })
    const filter = `filter=${encodeURIComponent(`userName eq "${userName}"`)}`
    for (const path of [
      `//Users?${filter}`,
      `/Users/?aadOptscim062020&${filter}`,
      `/Users?${filter}&aadOptscim062020`,
      `?aadOptscim062020/Users?${filter}`,
      `/?aadOptscim062020/Users/?${filter}`,
    ])
      expect((await call('GET', path)).body, path).toMatchObject({ totalResults: 1 })
    expect((await call('POST', '/Users/', { body: { userName: provider.address() } })).status).toBe(201)
  },
  async N9({ call, backend, headers }) {
    for (const [method, path, status] of [
      ['GET', '/Me', 404],
      ['GET', '/Users/1/groups', 404],
      ['DELETE', '/Users', 404],
      ['POST', '/Bulk', 404],
      ['GET', '/Users/%zz', 404],
      ['GET', `/Users?filter=${'x'.repeat(9_000)}`, 414],
    ] as const) {
      const response = await call(method, path)
      expect(response.headers['content-type'], path).toBe('application/scim+json; charset=utf-8')
      expect(response.status, path).toBe(status)
      expect(response.body, path).toEqual({
        schemas: [ERROR],
        status: String(status),
        detail: expect.any(String),
      })
    }
    for (const url of ['/api/scim', '/api/scim/', '/api/scim/v3/Users']) {
      const response = await backend.inject({ method: 'GET', url, headers })
      expect({ status: response.statusCode, body: response.json() }, url).toMatchObject({
        status: 404,
        body: { schemas: [ERROR], status: '404' },
      })
    }
    const long = await call('GET', '/Users', { headers: { 'x-long': 'x'.repeat(5_000) } })
    expect(long).toMatchObject({ status: 431, body: { schemas: [ERROR], status: '431' } })
  },
  async N10(provider) {
    const { user, group, patch, rolesOf } = provider
    const [leaving, staying] = [await user(), await user()]
    const { id } = await group('Support', [leaving.id, staying.id])
    // Someone leaves the group although someone else, who is unknown here, can't join it.
    const { status, body } = await patch(
      `/Groups/${id}`,
      { op: 'Remove', path: 'members', value: [{ value: leaving.id }] },
      { op: 'Add', path: 'members', value: [{ value: '0193f2b1-0000-7000-8000-000000000000' }] },
    )
    expect({ status, members: body.members.map(({ value }: { value: string }) => value) }).toEqual({
      status: 200,
      members: [staying.id],
    })
    expect(await recordsOf(provider)).toMatchObject([{ failure: 'not-stored', status: 200 }])
    expect(await rolesOf(leaving.id)).toEqual([])
  },
  async N11({ call, address, user, patch }) {
    const userName = address()
    const made = await call('POST', '/Users', { body: { USERNAME: userName, DisplayName: 'Priya' } })
    expect(made).toMatchObject({ status: 201, body: { userName, displayName: 'Priya' } })
    const { id } = await user()
    const body = { schemas: null, operations: { Op: 'REPLACE', Path: 'ACTIVE', Value: 'FALSE' } }
    expect(await call('PATCH', `/Users/${id}`, { body })).toMatchObject({
      status: 200,
      body: { active: false },
    })
    expect(
      (await patch(`/Users/${id}`, { op: 'replace', path: null, value: { title: 'Lead' } })).status,
    ).toBe(200)
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: null })).body.active).toBe(
      false,
    )
  },
}
