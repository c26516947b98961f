import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import { updateSamlProvider } from '#generated/authorization/operations/updateSamlProvider.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/single-sign-on':
      'sso saml oidc openid identity provider okta entra google organization domain certificate',
    '/account/provisioning': 'scim rejected calls replay token base url okta entra',
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
      label: 'Create a set-up link',
      words: 'single sign-on sso scim it admin invite person help without login seat',
      operations: [createSetUpLink],
      link: { to: '/account/single-sign-on', search: { dialog: 'create-set-up-link' } },
    },
    {
      label: 'Share keys with your organization',
      words: 'accounts joined consent stop sharing',
      operations: [setOrganizationKeyAccess],
      link: { to: '/account/single-sign-on', hash: 'organization' },
    },
    {
      label: 'Set up an identity provider',
      words: 'single sign-on sso okta entra google keycloak auth0 ping jumpcloud saml oidc openid',
      operations: [createOidcProvider],
      link: { to: '/account/single-sign-on', hash: 'provider' },
    },
    {
      label: 'Update the signing certificate',
      words: 'single sign-on sso saml metadata expires',
      operations: [updateSamlProvider],
      link: { to: '/account/single-sign-on', hash: 'provider' },
    },
    {
      label: 'Provision people with SCIM',
      words: 'single sign-on sso okta entra provisioning token base url',
      operations: [createProvisioningToken],
      link: { to: '/account/provisioning', search: { dialog: 'create-provisioning-token' } },
    },
    {
      label: 'Map groups to roles',
      words: 'single sign-on sso scim join',
      operations: [setRoleMapping],
      link: { to: '/account/single-sign-on', hash: 'roles' },
    },
    {
      label: 'Verify an email domain',
      words: 'single sign-on sso dns txt',
      operations: [createOrganizationDomain],
      link: { to: '/account/single-sign-on', search: { dialog: 'add-domain' } },
    },
  ],
}
