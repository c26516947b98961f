import { expect } from 'vitest'
import {
  activateIdentityProvider,
  createOidcProvider,
  createSamlProvider,
  deactivateIdentityProvider,
  deleteIdentityProvider,
  getIdentityProvider,
  joinOrganization,
  updateOidcProvider,
  updateSamlProvider,
} from '#generated/authorization/operations.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/case.ts'
import { listenSecurely } from '../../../support/loopback-tls.ts'
import {
  makeOidcOrganization,
  makeOrganization,
  makeSamlOrganization,
  sharedOidcIdp,
  sharedSamlIdp,
} from '../../../support/organization.ts'
import type { World } from '../../../support/world.ts'

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent' as const
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' as const
const KEY = 'ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj'
const ISSUER = {
  issuer: 'https://northwind.okta.example',
  client_id: 'gatepost-portal',
  client_secret: 'kV3xQ9tLr7Wm2ZpBn5Yc8HsD',
}
const METADATA_URL = 'https://login.entra.example/northwind/federationmetadata.xml'
const METADATA =
  '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://login.entra.example/northwind"/>'
/** Where nothing ever answers. */
const NOWHERE = 'https://localhost:1'

type Make = (backend: Backend, owner: Person) => Promise<{ organizationKey: string }>
const nothing: Make = (backend, owner) => makeOrganization(backend, owner)
const oidc: Make = (backend, owner) => makeOidcOrganization(backend, owner, { active: false })
const activeOidc: Make = (backend, owner) => makeOidcOrganization(backend, owner)
const testedOidc: Make = (backend, owner) =>
  makeOidcOrganization(backend, owner, { active: false, tested: backend.clock.now() })
const saml: Make = (backend, owner) => makeSamlOrganization(backend, owner, { active: false })
const activeSaml: Make = (backend, owner) => makeSamlOrganization(backend, owner)

/** Somebody with an organization, and the key to it. */
async function governing(world: World, make: Make) {
  const caller = await world.person()
  const key = await world.given(KEY, async backend => (await make(backend, caller)).organizationKey)
  return { caller, key }
}

/** An owner of an account that joined such an organization. */
async function joined(world: World, make: Make) {
  const { key } = await governing(world, make)
  const caller = await world.person()
  await world.perform(joinOrganization, { caller, body: { organization_key: key } })
  return caller
}

async function oidcBody(world: World) {
  const provider = await world.given(ISSUER, async () => {
    const { issuer, clientId, clientSecret } = await sharedOidcIdp()
    return { issuer, client_id: clientId, client_secret: clientSecret }
  })
  return { name: 'Northwind Okta', ...provider }
}

const oidcUpdate = async (world: World) => ({
  ...(await oidcBody(world)),
  scopes: 'openid email profile',
  is_id_token_mapping: false,
})

async function samlBody(world: World) {
  const metadata_xml = await world.given(METADATA, async () => sharedSamlIdp().metadata())
  return {
    name: 'Northwind Entra',
    metadata_xml,
    name_id_format: PERSISTENT,
    binding: 'HTTP-Redirect' as const,
  }
}

async function withoutMetadata(world: World) {
  const { metadata_xml: _, ...body } = await samlBody(world)
  return body
}

let metadataServer: Promise<string> | undefined
function metadataUrl(): Promise<string> {
  metadataServer ??= listenSecurely((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/samlmetadata+xml' })
      .end(sharedSamlIdp().metadata())
  }).then(({ origin }) => `${origin}/metadata.xml`)
  return metadataServer
}

const oldLogin = { 'x-scenario': 'old-login' }

export const cases = [
  define(getIdentityProvider, 200, {
    example: 'oidc-configured',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
    check: body =>
      expect(body).toMatchObject({ type: 'PROVIDER_TYPE_OIDC', state: 'IDP_STATE_CONFIGURED', owner: true }),
  }),
  define(getIdentityProvider, 200, {
    example: 'oidc-active',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller }),
    check: body => expect(body).toMatchObject({ state: 'IDP_STATE_ACTIVE', owner: true }),
  }),
  define(getIdentityProvider, 200, {
    example: 'oidc-of-another-account',
    arrange: async world => ({ caller: await joined(world, oidc) }),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_OIDC', owner: false }),
  }),
  define(getIdentityProvider, 200, {
    example: 'saml-configured',
    arrange: async world => ({ caller: (await governing(world, saml)).caller }),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_SAML', owner: true }),
  }),
  define(getIdentityProvider, 200, {
    example: 'none',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller }),
    check: body =>
      expect(body).toMatchObject({ type: 'PROVIDER_TYPE_UNDEFINED', state: 'IDP_STATE_UNDEFINED' }),
  }),

  define(deleteIdentityProvider, 204, {
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
  }),
  define(deleteIdentityProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(deleteIdentityProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller, headers: oldLogin }),
  }),
  define(deleteIdentityProvider, 409, {
    example: 'identity-provider-active',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller }),
  }),

  define(createSamlProvider, 201, {
    example: 'saml-configured',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: await samlBody(world),
    }),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_SAML', state: 'IDP_STATE_CONFIGURED' }),
  }),
  define(createSamlProvider, 201, {
    example: 'saml-configured',
    title: 'from an address, with signed requests and a transient NameID',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: {
        ...(await withoutMetadata(world)),
        metadata_url: await world.given(METADATA_URL, metadataUrl),
        name_id_format: TRANSIENT,
        signed_request: true,
        transient_mapping_attribute_name: 'mail',
      },
    }),
  }),
  define(createSamlProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: forbidden({ ...(await samlBody(world)), name: undefined, binding: 'HTTP-Artifact' }),
    }),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-xml-or-url',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { ...(await samlBody(world)), metadata_url: METADATA_URL },
    }),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-invalid',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { ...(await samlBody(world)), metadata_xml: '<EntityDescriptor/>' },
    }),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-unreachable',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { ...(await withoutMetadata(world)), metadata_url: NOWHERE },
    }),
  }),
  define(createSamlProvider, 400, {
    example: 'transient-attribute-required',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { ...(await samlBody(world)), name_id_format: TRANSIENT },
    }),
  }),
  define(createSamlProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, nothing), body: await samlBody(world) }),
  }),
  define(createSamlProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: await samlBody(world),
      headers: oldLogin,
    }),
  }),
  define(createSamlProvider, 409, {
    example: 'identity-provider-exists',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: await samlBody(world),
    }),
  }),

  define(updateSamlProvider, 200, {
    example: 'saml-configured',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: { ...(await samlBody(world)), name: 'Northwind Entra ID' },
    }),
  }),
  define(updateSamlProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: forbidden({ ...(await samlBody(world)), name: undefined, binding: 'HTTP-Artifact' }),
    }),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-xml-or-url',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: await withoutMetadata(world),
    }),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-invalid',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: { ...(await samlBody(world)), metadata_xml: '<!DOCTYPE x><EntityDescriptor/>' },
    }),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-unreachable',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: { ...(await withoutMetadata(world)), metadata_url: NOWHERE },
    }),
  }),
  define(updateSamlProvider, 400, {
    example: 'transient-attribute-required',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: { ...(await samlBody(world)), name_id_format: TRANSIENT },
    }),
  }),
  define(updateSamlProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, saml), body: await samlBody(world) }),
  }),
  define(updateSamlProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: await samlBody(world),
      headers: oldLogin,
    }),
  }),
  define(updateSamlProvider, 404, {
    example: 'not-found',
    title: 'a provider of the other type',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: await samlBody(world),
    }),
  }),
  define(updateSamlProvider, 409, {
    example: 'identity-provider-active',
    arrange: async world => {
      const metadata_xml = await world.given(METADATA, async () =>
        sharedSamlIdp().metadata().replace('/northwind"', '/elsewhere"'),
      )
      return {
        caller: (await governing(world, activeSaml)).caller,
        body: { ...(await samlBody(world)), metadata_xml },
      }
    },
  }),

  define(createOidcProvider, 201, {
    example: 'oidc-configured',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: await oidcBody(world),
    }),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_OIDC', state: 'IDP_STATE_CONFIGURED' }),
  }),
  define(createOidcProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: forbidden({ name: 'Northwind Okta', client_id: 'gatepost-portal' }),
    }),
  }),
  define(createOidcProvider, 400, {
    example: 'issuer-unreachable',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: { ...(await oidcBody(world)), issuer: NOWHERE },
    }),
  }),
  define(createOidcProvider, 400, {
    example: 'issuer-unreachable',
    title: 'an issuer that calls itself another',
    arrange: async world => {
      const body = await oidcBody(world)
      return {
        caller: (await governing(world, nothing)).caller,
        body: { ...body, issuer: `${body.issuer}/` },
      }
    },
  }),
  define(createOidcProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, nothing), body: await oidcBody(world) }),
  }),
  define(createOidcProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      caller: (await governing(world, nothing)).caller,
      body: await oidcBody(world),
      headers: oldLogin,
    }),
  }),
  define(createOidcProvider, 409, {
    example: 'identity-provider-exists',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: await oidcBody(world),
    }),
  }),

  define(updateOidcProvider, 200, {
    example: 'oidc-configured',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: { ...(await oidcUpdate(world)), client_secret: '' },
    }),
  }),
  define(updateOidcProvider, 200, {
    example: 'oidc-active',
    arrange: async world => ({
      caller: (await governing(world, activeOidc)).caller,
      body: await oidcUpdate(world),
    }),
    check: body => expect(body.state).toBe('IDP_STATE_ACTIVE'),
  }),
  define(updateOidcProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { issuer: _, scopes: __, ...body } = await oidcUpdate(world)
      return { caller: (await governing(world, oidc)).caller, body: forbidden(body) }
    },
  }),
  define(updateOidcProvider, 400, {
    example: 'issuer-unreachable',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: { ...(await oidcUpdate(world)), issuer: NOWHERE },
    }),
  }),
  define(updateOidcProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), body: await oidcUpdate(world) }),
  }),
  define(updateOidcProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: await oidcUpdate(world),
      headers: oldLogin,
    }),
  }),
  define(updateOidcProvider, 404, {
    example: 'not-found',
    title: 'a provider of the other type',
    arrange: async world => ({
      caller: (await governing(world, saml)).caller,
      body: await oidcUpdate(world),
    }),
  }),
  define(updateOidcProvider, 409, {
    example: 'identity-provider-active',
    arrange: async world => ({
      caller: (await governing(world, activeOidc)).caller,
      body: { ...(await oidcUpdate(world)), issuer: NOWHERE },
    }),
  }),

  define(activateIdentityProvider, 200, {
    example: 'oidc-active',
    title: 'one that is active',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller }),
  }),
  define(activateIdentityProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(activateIdentityProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller, headers: oldLogin }),
  }),
  define(activateIdentityProvider, 409, {
    example: 'identity-provider-not-tested',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
  }),
  define(activateIdentityProvider, 409, {
    example: 'identity-provider-not-tested',
    title: 'a test of the day before',
    arrange: async world => {
      const { caller } = await governing(world, (backend, owner) =>
        makeOidcOrganization(backend, owner, {
          active: false,
          tested: new Date(backend.clock.now().getTime() - 24 * 60 * 60_000 - 1),
        }),
      )
      return { caller }
    },
  }),
  define(activateIdentityProvider, 409, {
    example: 'recovery-owner-required',
    arrange: async world => ({ caller: (await governing(world, testedOidc)).caller }),
  }),

  define(deactivateIdentityProvider, 200, {
    example: 'oidc-configured',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller }),
    check: body => expect(body.state).toBe('IDP_STATE_CONFIGURED'),
  }),
  define(deactivateIdentityProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(deactivateIdentityProvider, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller, headers: oldLogin }),
  }),
  define(deactivateIdentityProvider, 409, {
    example: 'identity-provider-inactive',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
  }),
]
