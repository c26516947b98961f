import { expect } from 'vitest'
import { callScim, makeProvisioning, makeToken } from '../../../support/scim/provisioning.ts'
import { type Checks, GROUP, USER } from './provider.ts'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

export const discoveryChecks: Checks = {
  async A1({ backend, token }) {
    for (const authorization of ['', 'Bearer scim_x', `Bearer scim_${'x'.repeat(43)}`, `Basic ${token}`]) {
      const { status, headers, body } = await callScim(
        backend,
        { headers: { authorization } },
        'GET',
        '/Users',
      )
      expect({ status, challenge: headers['www-authenticate'] }).toEqual({ status: 401, challenge: 'Bearer' })
      expect(body.schemas).toEqual([ERROR])
    }
  },
  async A2({ backend, organizationId }) {
    const soon = new Date(backend.clock.now().getTime() + 1_000)
    const authorization = `Bearer ${await makeToken(backend, organizationId, soon)}`
    const ask = () => callScim(backend, { headers: { authorization } }, 'GET', '/Users')
    expect((await ask()).status).toBe(200)
    backend.clock.advance(1_000)
    expect((await ask()).status).toBe(401)
  },
  async A3({ backend, organizationId, headers }) {
    const authorization = `Bearer ${await makeToken(backend, organizationId)}`
    for (const own of [headers, { authorization }])
      expect((await callScim(backend, { headers: own }, 'GET', '/Users')).status).toBe(200)
  },
  async A4({ backend, user, group, call }) {
    const mine = await user()
    const team = await group('Support', [mine.id])
    const other = await makeProvisioning(backend)
    for (const path of [`/Users/${mine.id}`, `/Groups/${team.id}`])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await callScim(backend, other, method, path)).status).toBe(404)
    const body = { userName: other.address(), displayName: 'Theirs' }
    expect((await callScim(backend, other, 'PUT', `/Users/${mine.id}`, { body })).status).toBe(404)
    expect((await callScim(backend, other, 'PUT', `/Groups/${team.id}`, { body })).status).toBe(404)
    const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] }
    expect((await callScim(backend, other, 'PATCH', `/Users/${mine.id}`, { body: patch })).status).toBe(404)
    expect((await callScim(backend, other, 'GET', '/Users')).body.totalResults).toBe(0)
    expect((await callScim(backend, other, 'GET', '/Groups')).body.totalResults).toBe(0)
    expect((await call('GET', `/Users/${mine.id}`)).body).toMatchObject({ active: true })
  },

  async D1({ call }) {
    expect((await call('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true },
      sort: { supported: true },
      etag: { supported: true },
      bulk: { supported: false },
      changePassword: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
  },
  async D2({ call }) {
    const { body } = await call('GET', '/ResourceTypes')
    expect(body.Resources).toMatchObject([
      { id: 'User', endpoint: '/Users', schema: USER },
      { id: 'Group', endpoint: '/Groups', schema: GROUP },
    ])
  },
  async D3({ call }) {
    expect((await call('GET', '/ResourceTypes/Group')).body).toMatchObject({ name: 'Group' })
    expect((await call('GET', '/ResourceTypes/Device')).status).toBe(404)
  },
  async D4({ call }) {
    const { body } = await call('GET', '/Schemas')
    const [user] = body.Resources
    const attribute = (name: string) => user.attributes.find((each: { name: string }) => each.name === name)
    expect(attribute('userName')).toMatchObject({ required: true, caseExact: false, uniqueness: 'server' })
    expect(attribute('groups')).toMatchObject({ mutability: 'readOnly', multiValued: true, type: 'complex' })
    expect(attribute('emails').subAttributes).toContainEqual(expect.objectContaining({ name: 'value' }))
  },
  async D5({ call }) {
    expect((await call('GET', `/Schemas/${USER}`)).body).toMatchObject({ id: USER, name: 'User' })
    expect((await call('GET', `/Schemas/${USER}s`)).status).toBe(404)
  },
  async D6({ call }) {
    for (const path of ['/Users', '/Users/unknown', '/Schemas'])
      expect((await call('GET', path)).headers['content-type']).toBe('application/scim+json; charset=utf-8')
  },
  async D7({ call }) {
    const accepting = (accept: string) => call('GET', '/Users', { headers: { accept } })
    expect((await accepting('application/json')).headers['content-type']).toMatch(/^application\/json;/)
    const both = await accepting('application/scim+json, application/json')
    expect(both.headers['content-type']).toMatch(/^application\/scim\+json;/)
  },
  async D8({ call, address }) {
    const headers = { 'content-type': 'application/json' }
    expect((await call('POST', '/Users', { body: { userName: address() }, headers })).status).toBe(201)
  },

  async E1({ call }) {
    const { body } = await call('GET', '/Users/unknown')
    expect(body).toEqual({ schemas: [ERROR], status: '404', detail: expect.any(String) })
  },
  async E2({ call }) {
    const response = await call('POST', '/Users', { raw: '{"userName":' })
    expect(response).toMatchObject({ status: 400, body: { scimType: 'invalidSyntax', status: '400' } })
  },
  async E3({ call }) {
    for (const filter of ['userName', 'userName eq', 'userName like "a"', '(userName pr', 'userName eq "a'])
      expect(await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidFilter' },
      })
  },
  async E4({ call }) {
    for (const id of ['1', 'x'.repeat(100), '0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e', "' or 1=1 --"])
      for (const path of [`/Users/${encodeURIComponent(id)}`, `/Groups/${encodeURIComponent(id)}`])
        expect((await call('GET', path)).status).toBe(404)
  },
  async E5({ call, user }) {
    const { userName } = await user()
    const response = await call('POST', '/Users', { body: { userName } })
    expect(response).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  },
  async E6({ call }) {
    const nameless = await call('POST', '/Users', { body: { active: true } })
    expect(nameless).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    expect(nameless.body.detail).toMatch(/^userName: /)
    const blank = await call('POST', '/Groups', { body: { displayName: ' ' } })
    expect(blank.body.detail).toMatch(/^displayName: /)
  },
  async E7({ call, user }) {
    const { id } = await user()
    const raw = JSON.stringify({ userName: 'x'.repeat(70_000) })
    expect((await call('PUT', `/Users/${id}`, { raw })).status).toBe(413)
    expect((await call('GET', `/Users/${id}`)).headers.etag).toBe('W/"1"')
  },
}
