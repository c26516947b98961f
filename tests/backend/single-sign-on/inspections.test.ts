import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOidcIssuer } from '#generated/authorization/operations/checkOidcIssuer.ts'
import { checkOrganizationKey } from '#generated/authorization/operations/checkOrganizationKey.ts'
import { checkOrganizationName } from '#generated/authorization/operations/checkOrganizationName.ts'
import { checkSamlMetadata } from '#generated/authorization/operations/checkSamlMetadata.ts'
import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { renameOrganization } from '#generated/authorization/operations/renameOrganization.ts'
import { resetOrganizationKey } from '#generated/authorization/operations/resetOrganizationKey.ts'
import { updateOidcProvider } from '#generated/authorization/operations/updateOidcProvider.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeOrganization, makeSamlOrganization, newName, sharedSamlIdp } from '../../support/organization.ts'
import { listenSecurely } from '../../support/servers/loopback-tls.ts'
import { createSamlIdp } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
let organization: Awaited<ReturnType<typeof makeOrganization>>
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
  owner = await backend.person()
  organization = await makeOrganization(backend, owner)
})
afterAll(() => backend.close())

describe('the key of an organization', () => {
  test('works no longer once it is regenerated, and accounts that joined with it stay', async () => {
    const governor = await backend.person()
    const { organizationKey: old, name } = await makeOrganization(backend, governor)
    const member = await backend.person()
    await send(backend, joinOrganization, { caller: member, body: { organization_key: old } })

    const reset = await send(backend, resetOrganizationKey, { caller: governor })
    expect(reset.status).toBe(200)
    expect(reset.body.accounts).toHaveLength(2)
    const late = await backend.person()
    const check = (key: string) =>
      send(backend, checkOrganizationKey, { caller: late, body: { organization_key: key } })
    expect((await check(old)).status).toBe(404)
    const joined = await send(backend, joinOrganization, { caller: late, body: { organization_key: old } })
    expect(joined.status).toBe(404)
    expect((await check(reset.body.organization_key)).body.organization_name).toBe(name)
  })
})

describe('a name', () => {
  test('that an organization had is free for itself, for others after ninety days', async () => {
    const governor = await backend.person()
    const { name, organizationId } = await makeOrganization(backend, governor)
    const stranger = await backend.person()
    const isFree = async (caller: Person) =>
      (await send(backend, checkOrganizationName, { caller, query: { organization_name: name } })).body
        .is_available
    await send(backend, renameOrganization, {
      caller: governor,
      params: { id: organizationId },
      body: { organization_name: newName() },
    })
    expect(await isFree(governor)).toBe(true)
    expect(await isFree(stranger)).toBe(false)
  })
})

/** The origin of a server that responds to every request with this. */
async function serving(respond: (origin: string) => unknown): Promise<string> {
  const { origin } = await listenSecurely((_request, response) => {
    const body = respond(origin)
    response.writeHead(200).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return origin
}

const inspectIssuer = (issuer: string) => send(backend, checkOidcIssuer, { caller: owner, body: { issuer } })

describe('a discovery document', () => {
  const usable = (origin: string) => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  test.each([
    ['issuer-mismatch', { issuer: 'https://elsewhere.example' }],
    ['endpoint-missing', { authorization_endpoint: undefined }],
    ['endpoint-missing', { authorization_endpoint: 'http://insecure.example/authorize' }],
    ['endpoint-missing', { authorization_endpoint: 'javascript:alert(1)' }],
    ['algorithm-unsupported', { id_token_signing_alg_values_supported: ['HS256', 'none'] }],
    ['authentication-unsupported', { token_endpoint_auth_methods_supported: ['private_key_jwt'] }],
    ['code-flow-unsupported', { response_types_supported: ['id_token'] }],
  ])('has the problem %s', async (problem, change) => {
    const issuer = await serving(origin => ({ ...usable(origin), ...change }))
    expect((await inspectIssuer(issuer)).body.problems).toEqual([problem])
  })

  test.each(['/', '//', '/.well-known/openid-configuration', '/.well-known/openid-configuration/'])(
    'is found where the issuer was pasted with %s, and the real issuer is offered and stored',
    async suffix => {
      const origin = await serving(usable)
      const { body } = await inspectIssuer(origin + suffix)
      expect(body).toMatchObject({ issuer: origin, problems: [] })
      const caller = await backend.person()
      await makeOrganization(backend, caller)
      const settings = {
        name: 'Okta',
        issuer: origin + suffix,
        client_id: 'gatepost',
        client_secret: 'secret',
      }
      const made = await send(backend, createOidcProvider, { caller, body: settings })
      expect(made.body.config.issuer).toBe(origin)
      const body2 = { ...settings, scopes: 'openid', is_id_token_mapping: false }
      const updated = await send(backend, updateOidcProvider, { caller, body: body2 })
      expect(updated.body.config.issuer).toBe(origin)
    },
  )

  test('of an issuer with a slash keeps it, however the issuer was pasted', async () => {
    const origin = await serving(own => ({ ...usable(own), issuer: `${own}/` }))
    expect((await inspectIssuer(origin)).body).toMatchObject({ issuer: `${origin}/`, problems: [] })
  })

  test('of any form is shown without harm', async () => {
    const issuer = await serving(() => ({
      issuer: 'x'.repeat(10_000),
      authorization_endpoint: { href: 1 },
      scopes_supported: [1, null, '', ...Array.from({ length: 500 }, () => 'openid')],
      id_token_signing_alg_values_supported: 'RS256',
      __proto__: { token_endpoint: 'x' },
    }))
    const { status, body } = await inspectIssuer(issuer)
    expect(status).toBe(200)
    expect(body.issuer).toHaveLength(500)
    expect(body).toMatchObject({ authorization_endpoint: null, signing_algorithms: [] })
    expect(body.scopes).toHaveLength(100)
  })

  test.each(['[]', 'null', '"text"', 'no JSON', ''])('that is %s counts as none', async text => {
    const { errors } = await inspectIssuer(await serving(() => text))
    expect(errors).toMatchObject([{ name: 'issuer-unreachable', fields: ['issuer'] }])
  })
})

const inspect = (metadata_xml: string) =>
  send(backend, checkSamlMetadata, { caller: owner, body: { metadata_xml } })

describe('metadata', () => {
  test('are shown with certificates, and the part that would be stored', async () => {
    const idp = createSamlIdp()
    const xml = idp
      .metadata()
      .replace('<IDPSSODescriptor', '<IDPSSODescriptor WantAuthnRequestsSigned="true"')
    const { body } = await inspect(xml)
    expect(body).toMatchObject({
      entity_id: idp.entityId,
      wants_signed_requests: true,
      sign_on_endpoints: [{ binding: 'HTTP-Redirect', location: `${idp.entityId}/saml2` }],
      certificates: [{ subject: 'CN=Identity provider' }],
    })
    expect((await inspect(body.metadata_xml)).body).toEqual(body)
  })

  test.each([
    ['a document type', (xml: string) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml}`],
    ['a processing instruction', (xml: string) => xml.replace('<IDPSSO', '<?x y?><IDPSSO')],
    ['a section of characters', (xml: string) => xml.replace('<IDPSSO', '<![CDATA[x]]><IDPSSO')],
    [
      'a script as an address',
      (xml: string) => xml.replaceAll(/Location="[^"]*"/g, 'Location="javascript:x"'),
    ],
    ['two identity providers', (xml: string) => xml.replace(/(<IDPSSO.*<\/IDPSSODescriptor>)/, '$1$1')],
    ['no certificate', (xml: string) => xml.replace(/<KeyDescriptor.*<\/KeyDescriptor>/, '')],
    ['deep nesting', () => '<a>'.repeat(5_000)],
  ])('with %s are rejected at the field', async (_, change) => {
    const { status, errors } = await inspect(change(sharedSamlIdp().metadata()))
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ name: 'metadata-invalid', fields: ['metadata_xml'] }])
  })

  test('at an address are checked in the same way', async () => {
    const origin = await serving(() => '<!DOCTYPE x><EntityDescriptor/>')
    const { errors } = await send(backend, checkSamlMetadata, {
      caller: owner,
      body: { metadata_url: `${origin}/metadata.xml` },
    })
    expect(errors).toMatchObject([{ name: 'metadata-invalid', fields: ['metadata_url'] }])
  })

  test('are not loaded for an account that only joined', async () => {
    let requests = 0
    const origin = await serving(() => {
      requests += 1
      return ''
    })
    const caller = await backend.person()
    await send(backend, joinOrganization, {
      caller,
      body: { organization_key: organization.organizationKey },
    })
    const metadata = await send(backend, checkSamlMetadata, { caller, body: { metadata_url: `${origin}/x` } })
    const issuer = await send(backend, checkOidcIssuer, { caller, body: { issuer: origin } })
    expect([metadata.status, issuer.status, requests]).toEqual([403, 403, 0])
  })
})

test('a provider says when its first certificate expires', async () => {
  const caller = await backend.person()
  await makeSamlOrganization(backend, caller, { active: false })
  const { body } = await send(backend, getIdentityProvider, { caller })
  const [certificate] = (await inspect(sharedSamlIdp().metadata())).body.certificates
  expect(body).toMatchObject({ certificate_expiration: certificate?.not_after })
})
