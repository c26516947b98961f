import { expect } from 'vitest'
import { checkSamlMetadata } from '#generated/authorization/operations/checkSamlMetadata.ts'
import { createSamlProvider } from '#generated/authorization/operations/createSamlProvider.ts'
import { updateSamlProvider } from '#generated/authorization/operations/updateSamlProvider.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { sharedSamlIdp } from '../../../support/organization.ts'
import {
  activeSaml,
  byOwner,
  governing,
  joined,
  NOWHERE,
  nothing,
  oidc,
  oldLogin,
  saml,
} from '../../../support/providers.ts'
import { listenSecurely } from '../../../support/servers/loopback-tls.ts'

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent' as const
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' as const
const METADATA_URL = 'https://login.entra.example/northwind/federationmetadata.xml'
const METADATA =
  '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://login.entra.example/northwind"/>'

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

export const cases = [
  define(createSamlProvider, 201, {
    example: 'saml-configured',
    arrange: byOwner(nothing, samlBody),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_SAML', state: 'IDP_STATE_CONFIGURED' }),
  }),
  define(createSamlProvider, 201, {
    example: 'saml-configured',
    title: 'from an address, with signed requests and a transient NameID',
    arrange: byOwner(nothing, async world => ({
      ...(await withoutMetadata(world)),
      metadata_url: await world.given(METADATA_URL, metadataUrl),
      name_id_format: TRANSIENT,
      signed_request: true,
      transient_mapping_attribute_name: 'mail',
    })),
  }),
  define(createSamlProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: byOwner(nothing, async world =>
      forbidden({ ...(await samlBody(world)), name: undefined, binding: 'HTTP-Artifact' }),
    ),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-xml-or-url',
    arrange: byOwner(nothing, async world => ({ ...(await samlBody(world)), metadata_url: METADATA_URL })),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-invalid',
    arrange: byOwner(nothing, async world => ({
      ...(await samlBody(world)),
      metadata_xml: '<EntityDescriptor/>',
    })),
  }),
  define(createSamlProvider, 400, {
    example: 'metadata-unreachable',
    arrange: byOwner(nothing, async world => ({ ...(await withoutMetadata(world)), metadata_url: NOWHERE })),
  }),
  define(createSamlProvider, 400, {
    example: 'transient-attribute-required',
    arrange: byOwner(nothing, async world => ({ ...(await samlBody(world)), name_id_format: TRANSIENT })),
  }),
  define(createSamlProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, nothing), body: await samlBody(world) }),
  }),
  define(createSamlProvider, 403, {
    example: 'recent-login-required',
    arrange: byOwner(nothing, samlBody, oldLogin),
  }),
  define(createSamlProvider, 409, {
    example: 'identity-provider-exists',
    arrange: byOwner(oidc, samlBody),
  }),

  define(updateSamlProvider, 200, {
    example: 'saml-configured',
    arrange: byOwner(saml, async world => ({ ...(await samlBody(world)), name: 'Northwind Entra ID' })),
  }),
  define(updateSamlProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: byOwner(saml, async world =>
      forbidden({ ...(await samlBody(world)), name: undefined, binding: 'HTTP-Artifact' }),
    ),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-xml-or-url',
    arrange: byOwner(saml, withoutMetadata),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-invalid',
    arrange: byOwner(saml, async world => ({
      ...(await samlBody(world)),
      metadata_xml: '<!DOCTYPE x><EntityDescriptor/>',
    })),
  }),
  define(updateSamlProvider, 400, {
    example: 'metadata-unreachable',
    arrange: byOwner(saml, async world => ({ ...(await withoutMetadata(world)), metadata_url: NOWHERE })),
  }),
  define(updateSamlProvider, 400, {
    example: 'transient-attribute-required',
    arrange: byOwner(saml, async world => ({ ...(await samlBody(world)), name_id_format: TRANSIENT })),
  }),
  define(updateSamlProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, saml), body: await samlBody(world) }),
  }),
  define(updateSamlProvider, 403, {
    example: 'recent-login-required',
    arrange: byOwner(saml, samlBody, oldLogin),
  }),
  define(updateSamlProvider, 404, {
    example: 'not-found',
    title: 'a provider of the other type',
    arrange: byOwner(oidc, samlBody),
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

  define(checkSamlMetadata, 200, {
    example: 'entra',
    arrange: async world => {
      const { metadata_xml } = await samlBody(world)
      return { caller: (await governing(world, nothing)).caller, body: { metadata_xml } }
    },
    check: body => {
      expect(body.certificates).toHaveLength(1)
      expect(body.wants_signed_requests).toBe(false)
    },
  }),
  define(checkSamlMetadata, 200, {
    example: 'entra',
    title: 'from an address',
    arrange: byOwner(saml, async world => ({ metadata_url: await world.given(METADATA_URL, metadataUrl) })),
  }),
  define(checkSamlMetadata, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: byOwner(nothing, () => ({ metadata_url: METADATA_URL.replace('https', 'http') })),
  }),
  define(checkSamlMetadata, 400, {
    example: 'metadata-xml-or-url',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller, body: {} }),
  }),
  define(checkSamlMetadata, 400, {
    example: 'metadata-invalid',
    arrange: byOwner(nothing, () => ({ metadata_xml: '<!DOCTYPE x><EntityDescriptor/>' })),
  }),
  define(checkSamlMetadata, 400, {
    example: 'metadata-unreachable',
    arrange: byOwner(nothing, () => ({ metadata_url: NOWHERE })),
  }),
  define(checkSamlMetadata, 403, {
    example: 'organization-owner-required',
    arrange: async world => {
      const { metadata_xml } = await samlBody(world)
      return { caller: await joined(world, nothing), body: { metadata_xml } }
    },
  }),
]
