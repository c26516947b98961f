import { expect } from 'vitest'
import { checkOidcIssuer } from '#generated/authorization/operations/checkOidcIssuer.ts'
import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { updateOidcProvider } from '#generated/authorization/operations/updateOidcProvider.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { sharedOidcIdp } from '../../../support/organization.ts'
import {
  activeOidc,
  byOwner,
  governing,
  joined,
  NOWHERE,
  nothing,
  oidc,
  oldLogin,
  saml,
} from '../../../support/providers.ts'

const ISSUER = {
  issuer: 'https://northwind.okta.example',
  client_id: 'gatepost-portal',
  client_secret: 'kV3xQ9tLr7Wm2ZpBn5Yc8HsD',
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

export const cases = [
  define(createOidcProvider, 201, {
    example: 'oidc-configured',
    arrange: byOwner(nothing, oidcBody),
    check: body => expect(body).toMatchObject({ type: 'PROVIDER_TYPE_OIDC', state: 'IDP_STATE_CONFIGURED' }),
  }),
  define(createOidcProvider, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: byOwner(nothing, () => forbidden({ name: 'Northwind Okta', client_id: 'gatepost-portal' })),
  }),
  define(createOidcProvider, 400, {
    example: 'issuer-unreachable',
    arrange: byOwner(nothing, async world => ({ ...(await oidcBody(world)), issuer: NOWHERE })),
  }),
  define(createOidcProvider, 400, {
    example: 'issuer-mismatch',
    arrange: async world => {
      const body = await oidcBody(world)
      return {
        caller: (await governing(world, nothing)).caller,
        body: { ...body, issuer: `${body.issuer}/elsewhere` },
      }
    },
  }),
  define(createOidcProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, nothing), body: await oidcBody(world) }),
  }),
  define(createOidcProvider, 403, {
    example: 'recent-login-required',
    arrange: byOwner(nothing, oidcBody, oldLogin),
  }),
  define(createOidcProvider, 409, {
    example: 'identity-provider-exists',
    arrange: byOwner(saml, oidcBody),
  }),

  define(updateOidcProvider, 200, {
    example: 'oidc-configured',
    arrange: byOwner(oidc, async world => ({ ...(await oidcUpdate(world)), client_secret: '' })),
  }),
  define(updateOidcProvider, 200, {
    example: 'oidc-active',
    arrange: byOwner(activeOidc, oidcUpdate),
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
    arrange: byOwner(oidc, async world => ({ ...(await oidcUpdate(world)), issuer: NOWHERE })),
  }),
  define(updateOidcProvider, 400, {
    example: 'issuer-mismatch',
    arrange: async world => {
      const body = await oidcUpdate(world)
      return {
        caller: (await governing(world, oidc)).caller,
        body: { ...body, issuer: `${body.issuer}/elsewhere` },
      }
    },
  }),
  define(updateOidcProvider, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), body: await oidcUpdate(world) }),
  }),
  define(updateOidcProvider, 403, {
    example: 'recent-login-required',
    arrange: byOwner(oidc, oidcUpdate, oldLogin),
  }),
  define(updateOidcProvider, 404, {
    example: 'not-found',
    title: 'a provider of the other type',
    arrange: byOwner(saml, oidcUpdate),
  }),
  define(updateOidcProvider, 409, {
    example: 'identity-provider-active',
    arrange: byOwner(activeOidc, async world => ({ ...(await oidcUpdate(world)), issuer: NOWHERE })),
  }),

  define(checkOidcIssuer, 200, {
    example: 'usable',
    arrange: byOwner(nothing, async world => ({ issuer: (await oidcBody(world)).issuer })),
    check: body => expect(body.problems).toEqual([]),
  }),
  define(checkOidcIssuer, 200, {
    example: 'issuer-mismatch',
    arrange: byOwner(nothing, async world => ({ issuer: `${(await oidcBody(world)).issuer}/elsewhere` })),
    differs: { issuer: 'It is what the issuer calls itself.' },
    check: body => expect(body.problems).toEqual(['issuer-mismatch']),
  }),
  define(checkOidcIssuer, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: (await governing(world, nothing)).caller, body: forbidden({}) }),
  }),
  define(checkOidcIssuer, 400, {
    example: 'issuer-unreachable',
    arrange: byOwner(nothing, () => ({ issuer: NOWHERE })),
  }),
  define(checkOidcIssuer, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, nothing), body: { issuer: NOWHERE } }),
  }),
]
