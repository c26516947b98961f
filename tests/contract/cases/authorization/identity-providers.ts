import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { activateIdentityProvider } from '#generated/authorization/operations/activateIdentityProvider.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { deleteIdentityProvider } from '#generated/authorization/operations/deleteIdentityProvider.ts'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { getProviderDependents } from '#generated/authorization/operations/getProviderDependents.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { withSecondFactor } from '../../../support/factors.ts'
import { makeOidcOrganization } from '../../../support/organization.ts'
import {
  activeOidc,
  governing,
  joined,
  nothing,
  oidc,
  oldLogin,
  saml,
  testedOidc,
} from '../../../support/providers.ts'

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

  define(getProviderDependents, 200, {
    example: 'some',
    arrange: async world => {
      const { caller } = await governing(world, activeOidc)
      await world.given(undefined, async ({ db }) => {
        await db.update(people).set({ passwordHash: null }).where(eq(people.userId, caller.userId))
      })
      return { caller }
    },
    check: body => expect(body.without_other_login).toBeGreaterThan(0),
  }),
  define(getProviderDependents, 200, {
    example: 'none',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
    check: body => expect(body).toEqual({ without_other_login: 0 }),
  }),
  define(getProviderDependents, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(getProviderDependents, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller }),
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

  define(activateIdentityProvider, 200, {
    example: 'oidc-unconfirmed',
    arrange: async world => {
      const { caller } = await governing(world, testedOidc)
      await withSecondFactor(world, caller)
      return { caller, body: { sessions: 'ended' as const } }
    },
    check: body => {
      expect(body.state).toBe('IDP_STATE_ACTIVE')
      expect(body.confirmation).not.toBeNull()
    },
  }),
  define(activateIdentityProvider, 200, {
    example: 'oidc-active',
    title: 'one that is active',
    arrange: async world => ({ caller: (await governing(world, activeOidc)).caller }),
  }),
  define(activateIdentityProvider, 400, {
    example: 'invalid-option',
    invalid: true,
    body: forbidden({ sessions: 'some' }),
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
