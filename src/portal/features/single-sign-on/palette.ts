import { createOrganization, joinOrganization } from '#generated/authorization/operations.ts'
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
  ],
}
