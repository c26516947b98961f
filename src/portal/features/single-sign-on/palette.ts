import {
  createOidcProvider,
  createOrganization,
  createOrganizationDomain,
  joinOrganization,
} from '#generated/authorization/operations.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/single-sign-on': 'sso saml oidc openid identity provider okta entra google organization',
  },
  actions: [
    {
      label: 'Create an organization',
      words: 'single sign-on sso register',
      operations: [createOrganization],
      link: { to: '/account/single-sign-on', search: { dialog: 'create-organization' } },
    },
    {
      label: 'Join an organization',
      words: 'single sign-on sso key',
      operations: [joinOrganization],
      link: { to: '/account/single-sign-on', search: { dialog: 'join-organization' } },
    },
    {
      label: 'Set up an identity provider',
      words: 'single sign-on sso okta entra google keycloak auth0 ping jumpcloud saml oidc openid',
      operations: [createOidcProvider],
      link: { to: '/account/single-sign-on', hash: 'provider' },
    },
    {
      label: 'Verify an email domain',
      words: 'single sign-on sso dns txt',
      operations: [createOrganizationDomain],
      link: { to: '/account/single-sign-on', search: { dialog: 'add-domain' } },
    },
  ],
}
