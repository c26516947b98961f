import { expect } from 'vitest'
import { giveSecondFactor, makeOwnerUser } from '../../../support/scim/provisioning.ts'
import { type Checks, createProvider, USER } from './provider.ts'

const DEACTIVATE = { op: 'replace', path: 'active', value: false }
const STRANGER = '0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e'

export const userChecks: Checks = {
  async U1({ call, address }) {
    const { status, headers, body } = await call('POST', '/Users', { body: { userName: address() } })
    expect(status).toBe(201)
    expect(headers.location).toBe(body.meta.location)
    expect(headers.location).toMatch(new RegExp(`/api/scim/v2/Users/${body.id}$`))
    expect(headers.etag).toBe('W/"1"')
  },
  async U2({ call, user }) {
    const made = await user({ name: { givenName: 'Priya' }, title: 'Dispatcher' })
    expect((await call('GET', `/Users/${made.id}`)).body).toEqual(made)
  },
  async U3({ user, backend }) {
    const { id, meta } = await user()
    const now = backend.clock.now().toISOString()
    expect(meta).toMatchObject({ resourceType: 'User', created: now, lastModified: now, version: 'W/"1"' })
    expect(meta.location).toContain(id)
  },
  async U4({ user }) {
    const made = await user({ id: STRANGER, meta: { created: '1999-01-01T00:00:00Z', version: 'W/"9"' } })
    expect(made.id).not.toBe(STRANGER)
    expect(made.meta).toMatchObject({ version: 'W/"1"' })
    expect(made.meta.created).not.toContain('1999')
  },
  async U5({ call, user }) {
    const { userName } = await user()
    const response = await call('POST', '/Users', { body: { userName: userName.toUpperCase() } })
    expect(response).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  },
  async U6({ found, user }) {
    const { userName, externalId } = await user({ externalId: '00uJL29' })
    expect(externalId).toBe('00uJL29')
    expect(await found('externalId eq "00uJL29"')).toEqual([userName])
    expect(await found('externalId eq "00ujl29"')).toEqual([])
  },
  async U7({ call, address, rolesOf }) {
    const userName = address()
    const body = {
      schemas: [USER],
      userName,
      name: { givenName: 'Priya', familyName: 'Raman' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Priya Raman',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const made = await call('POST', '/Users', { body })
    expect(made.status).toBe(201)
    expect(made.body).not.toHaveProperty('password')
    expect(await rolesOf(made.body.id)).toEqual([])
  },
  async U8({ call, address, rolesOf }) {
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const body = {
      schemas: [USER, enterprise],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: address(),
      active: true,
      meta: { resourceType: 'User' },
      name: { formatted: 'Priya Raman', familyName: 'Raman', givenName: 'Priya' },
      phoneNumbers: [{ primary: false, type: 'mobile', value: '+1 555 0100' }],
      addresses: [{ type: 'work', country: 'US' }],
      roles: [],
      [enterprise]: { department: 'Dispatch', manager: { value: 'x' } },
    }
    const made = await call('POST', '/Users', { body })
    expect(made.status).toBe(201)
    expect(made.body).not.toHaveProperty('phoneNumbers')
    expect(made.body).not.toHaveProperty(enterprise)
    expect(await rolesOf(made.body.id)).toEqual([])
  },
  async U9({ backend }) {
    const { user, rolesOf, patch } = await createProvider(backend, { seats: 2 })
    const staged = await user({ active: false })
    expect(await rolesOf(staged.id)).toBeUndefined()
    const active = await user()
    expect(await rolesOf(active.id)).toEqual([])
    expect((await patch(`/Users/${staged.id}`, { ...DEACTIVATE, value: true })).status).toBe(409)
  },
  async U10({ call, user }) {
    const { id, userName } = await user({
      title: 'Dispatcher',
      name: { givenName: 'Priya' },
      externalId: 'x',
    })
    const { status, body } = await call('PUT', `/Users/${id}`, {
      body: { userName, name: { familyName: 'Raman' } },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, userName, name: { familyName: 'Raman' }, active: true })
    expect(body.name).not.toHaveProperty('givenName')
    for (const gone of ['title', 'externalId']) expect(body).not.toHaveProperty(gone)
  },
  async U11({ call, user, rolesOf }) {
    const { id, userName } = await user()
    const response = await call('PUT', `/Users/${id}`, { body: { schemas: [USER], userName, active: false } })
    expect(response).toMatchObject({ status: 200, body: { active: false } })
    expect(await rolesOf(id)).toBeUndefined()
  },
  async U12({ call, user, rolesOf }) {
    const { id } = await user()
    expect(await rolesOf(id)).toEqual([])
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await rolesOf(id)).toBeUndefined()
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(404)
    expect((await call('GET', `/Users/${id}`)).status).toBe(404)
  },
  async U13({ call, user, rolesOf }) {
    const { id, userName } = await user()
    await call('DELETE', `/Users/${id}`)
    const again = await user({ userName })
    expect(again.id).not.toBe(id)
    expect(await rolesOf(again.id)).toEqual([])
  },
  async U14({ backend }) {
    const { call, address } = await createProvider(backend, { seats: 1 })
    const response = await call('POST', '/Users', { body: { userName: address() } })
    expect(response.status).toBe(409)
    expect(response.body.detail).toMatch(/limit of 1 team member/)
    expect((await call('GET', '/Users')).body.totalResults).toBe(0)
  },
  async U15({ user, address }) {
    const emails = [address(), address()].map(value => ({ value, primary: true }))
    const made = await user({ emails })
    expect(made.emails.filter(({ primary }: { primary: boolean }) => primary)).toHaveLength(1)
  },
  async U16({ call, user, group, patch }) {
    const { id, userName } = await user()
    const team = await group('Support', [id])
    const { body } = await call('PUT', `/Users/${id}`, { body: { userName, groups: [] } })
    expect(body.groups).toEqual([{ value: team.id, display: 'Support' }])
    const response = await patch(`/Users/${id}`, { op: 'add', path: 'groups', value: [{ value: team.id }] })
    expect(response).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
  },
  async U17(provider) {
    const { backend, call, patch } = provider
    const id = await makeOwnerUser(backend, provider)
    for (const response of [await patch(`/Users/${id}`, DEACTIVATE), await call('DELETE', `/Users/${id}`)]) {
      expect(response.status).toBe(409)
      expect(response.body.detail).toMatch(/last owner/)
    }
    expect((await call('GET', `/Users/${id}`)).body).toMatchObject({ active: true })
  },
  async U18(provider) {
    const { backend, owner, accountId, patch } = provider
    const id = await makeOwnerUser(backend, provider)
    const second = await backend.person({ accountId, roles: ['account-owner'] })
    await giveSecondFactor(backend, owner)
    expect((await patch(`/Users/${id}`, DEACTIVATE)).status).toBe(409)
    expect(second.accountId).toBe(accountId)
  },

  async V1({ call, user, patch, backend }) {
    const { id } = await user()
    backend.clock.advance(60_000)
    const { headers, body } = await patch(`/Users/${id}`, { op: 'add', path: 'title', value: 'Lead' })
    expect([headers.etag, body.meta.version]).toEqual(['W/"2"', 'W/"2"'])
    expect(body.meta.lastModified > body.meta.created).toBe(true)
    expect((await call('GET', `/Users/${id}`)).headers.etag).toBe('W/"2"')
  },
  async V2({ call, user }) {
    const { id } = await user()
    const asking = (tag: string) => call('GET', `/Users/${id}`, { headers: { 'if-none-match': tag } })
    expect(await asking('W/"1"')).toMatchObject({ status: 304, body: undefined })
    expect((await asking('W/"2"')).status).toBe(200)
  },
  async V3({ call, user, group }) {
    const headers = { 'if-match': 'W/"5"' }
    const { id, userName } = await user()
    const team = await group('Support')
    const change = { Operations: [{ op: 'replace', path: 'externalId', value: 'x' }] }
    for (const [path, body] of [
      [`/Users/${id}`, { userName }],
      [`/Groups/${team.id}`, { displayName: 'Help' }],
    ] as const) {
      expect((await call('PUT', path, { headers, body })).status).toBe(412)
      expect((await call('PATCH', path, { headers, body: change })).status).toBe(412)
      expect((await call('DELETE', path, { headers })).status).toBe(412)
      expect((await call('GET', path)).headers.etag).toBe('W/"1"')
    }
  },
  async V4({ call, user }) {
    const { id, userName } = await user()
    for (const [tag, title] of [
      ['W/"1"', 'One'],
      ['*', 'Two'],
      ['"3"', 'Three'],
      ['W/"9", W/"4"', 'Four'],
    ])
      expect(
        (await call('PUT', `/Users/${id}`, { headers: { 'if-match': tag ?? '' }, body: { userName, title } }))
          .status,
      ).toBe(200)
  },
}
