import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSsoRehearsal, listSsoLogins, startSsoRehearsal } from '#generated/authorization/operations.ts'
import { completeSsoLogin } from '#generated/identity/operations.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeOidcOrganization,
  makeOrganization,
  oidcSettings,
  sharedOidcIdp,
} from '../../support/organization.ts'
import type { OidcPerson } from '../../support/servers/oidc-idp.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
})

const idp = await sharedOidcIdp()

test('logins of members are listed with their reasons, and members see only the general text', async () => {
  const { name } = await makeOidcOrganization(backend, owner)
  const logIn = async (person: OidcPerson) => {
    const { address, cookie } = await begin(backend, name)
    const { code, state, iss } = idp.authorize(address, person, { now: backend.clock.now() })
    return send(backend, completeSsoLogin, {
      caller: null,
      headers: { cookie },
      body: { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` },
    })
  }
  expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
  backend.clock.advance(1000)
  const failed = await logIn({ sub: 'b' })
  expect(failed.errors.map(error => error.name)).toEqual(['no-account-linked'])
  expect(failed.text).not.toContain('email-missing')
  const list = (query = {}) => send(backend, listSsoLogins, { caller: owner, query })
  expect((await list()).body).toMatchObject({
    total: 2,
    logins: [
      { kind: 'login', outcome: 'failed', failure: 'email-missing', person: null },
      { kind: 'login', outcome: 'passed', failure: null, person: { user_id: owner.userId } },
    ],
  })
  expect((await list({ outcome: 'failed' })).body.total).toBe(1)
  expect((await list({ page: 2, page_size: 1 })).body.logins).toMatchObject([{ outcome: 'passed' }])
})

test('provider-unreachable: nothing responds at the issuer', async () => {
  await makeOrganization(backend, owner, {
    settings: oidcSettings({ issuer: 'https://localhost:1', clientId: 'x' }),
    clientSecret: 'x',
    active: false,
  })
  const answer = await send(backend, startSsoRehearsal, { caller: owner, body: { redirect_uri: CALLBACK } })
  expect(answer).toMatchObject({ status: 201, body: { auth_url: null } })
  const { body } = await send(backend, getSsoRehearsal, { caller: owner })
  expect(body.login).toMatchObject({ outcome: 'failed', failure: 'provider-unreachable' })
})
