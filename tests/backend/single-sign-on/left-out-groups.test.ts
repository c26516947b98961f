import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { begin, CALLBACK, postResponse, sharedSamlIdp } from '../../support/organization.ts'
import { setJoining } from '../../support/scim/provisioning.ts'
import { attribute, readSamlRequest } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'
import { MAPPING, makeDomainOrganization, rolesOf } from './joining-organization.ts'
import { logInWithOidc } from './oidc-login.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

/** How Entra ID says that it left out the groups of someone who is in more than 150 or 200. */
const LEFT_OUT: [string, Record<string, unknown>][] = [
  [
    'with the address of another service',
    {
      _claim_names: { groups: 'src1' },
      _claim_sources: { src1: { endpoint: 'https://graph.example/x' } },
    },
  ],
  ['with hasgroups', { hasgroups: true }],
  ['with hasgroups as text', { hasgroups: 'true' }],
]

describe.each(LEFT_OUT)('groups that the provider leaves out %s', (_, marker) => {
  test.each(['userinfo', 'id token'])('in the %s let no one join with the default roles', async place => {
    const { name, owner, address } = await makeDomainOrganization(backend)
    await setJoining(backend, owner, MAPPING)
    const email = address()
    const claims = { sub: 's1', email, email_verified: true }
    const response =
      place === 'userinfo'
        ? await logInWithOidc(backend, name, { ...claims, ...marker })
        : await logInWithOidc(backend, name, claims, { overrides: marker })
    expect(response).toMatchObject({ status: 409, errors: [{ name: 'provider-groups-missing' }] })
    expect(await rolesOf(backend, owner, email)).toBeUndefined()
    const { body } = await send(backend, listSsoLogins, { caller: owner })
    expect(body.logins[0]).toMatchObject({ failure: 'groups-missing', notes: ['groups-missing'] })
  })

  test('take no roles from a member, which the records say', async () => {
    const { name, owner, address } = await makeDomainOrganization(backend)
    await setJoining(backend, owner, MAPPING)
    const email = address()
    await logInWithOidc(backend, name, { sub: 'a', email, groups: ['Billing'] })
    expect((await logInWithOidc(backend, name, { sub: 'a', email, ...marker })).status).toBe(200)
    expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
    backend.clock.advance(1000)
    await logInWithOidc(backend, name, { sub: 'a', email, ...marker })
    const { body } = await send(backend, listSsoLogins, { caller: owner })
    expect(body.logins[0]).toMatchObject({ outcome: 'passed', notes: ['groups-missing'] })
  })

  test('do not matter where no group is mapped', async () => {
    const { name, owner, address } = await makeDomainOrganization(backend)
    await setJoining(backend, owner, { defaultRoles: ['api-key-viewer'] })
    const email = address()
    expect((await logInWithOidc(backend, name, { sub: 'a', email, ...marker })).status).toBe(200)
    expect(await rolesOf(backend, owner, email)).toEqual(['api-key-viewer'])
  })
})

test('a mapped group counts wherever it is among a thousand others', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const email = address()
  const groups = [...Array.from({ length: 1000 }, (_, at) => `Team ${at}`), 'Billing']
  expect((await logInWithOidc(backend, name, { sub: 'a', email, groups })).status).toBe(200)
  expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
})

test('groups of the ID token count where the userinfo endpoint has none, as that of Entra ID', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const email = address()
  await logInWithOidc(backend, name, { sub: 'a', email }, { overrides: { groups: ['Billing'] } })
  expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
})

describe('a SAML response', () => {
  async function logInBySaml(name: string, attributes: string) {
    const { address, cookie } = await begin(backend, name)
    const request = readSamlRequest(address)
    const input = { nameId: 'kim', attributes, now: backend.clock.now() }
    const xml = sharedSamlIdp().respond(request, input)
    const { location } = await postResponse(backend, request, xml)
    const body = {
      organization: name,
      code: location.searchParams.get('code') ?? '',
      redirect_uri: `${CALLBACK}?state=${location.searchParams.get('state')}`,
    }
    return send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })
  }

  test.each([
    [
      'a link to the groups',
      attribute('http://schemas.microsoft.com/claims/groups.link', 'https://graph.example/x'),
    ],
    ['encrypted attributes', '<saml:EncryptedAttribute/>'],
  ])('with %s lets no one join with the default roles', async (_, instead) => {
    const { name, owner, address } = await makeDomainOrganization(backend, 'saml')
    await setJoining(backend, owner, MAPPING)
    const email = address()
    const response = await logInBySaml(name, attribute('email', email) + instead)
    expect(response).toMatchObject({ status: 409, errors: [{ name: 'provider-groups-missing' }] })
    expect(await rolesOf(backend, owner, email)).toBeUndefined()
  })

  test('names groups too, under the URI of Entra ID', async () => {
    const { name, owner, address } = await makeDomainOrganization(backend, 'saml')
    await setJoining(backend, owner, MAPPING)
    const email = address()
    const uri = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups'
    const response = await logInBySaml(name, attribute('email', email) + attribute(uri, 'Billing'))
    expect(response.status).toBe(200)
    expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
  })

  test('with three hundred groups gives the roles of the last', async () => {
    const { name, owner, address } = await makeDomainOrganization(backend, 'saml')
    await setJoining(backend, owner, MAPPING)
    const email = address()
    const names = [...Array.from({ length: 300 }, (_, at) => `Team ${at}`), 'Billing']
    const values = names.map(group => `<saml:AttributeValue>${group}</saml:AttributeValue>`).join('')
    const groups = `<saml:Attribute Name="groups">${values}</saml:Attribute>`
    expect((await logInBySaml(name, attribute('email', email) + groups)).status).toBe(200)
    expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
  })
})
