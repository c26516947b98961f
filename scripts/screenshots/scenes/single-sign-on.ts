import type { Page } from '@playwright/test'
import { createSamlIdp } from '../../../tests/support/servers/saml-idp.ts'
import type { Scene } from '../stage.ts'

const path = '/account/single-sign-on'
const provisioning = '/account/provisioning'
const TEAM = [
  { username: 'lee@northwind.example', roles: ['api-key-viewer', 'api-key-editor'], joinedDaysAgo: 90 },
  { username: 'kim@northwind.example', roles: ['account-owner-restricted'], joinedDaysAgo: 400 },
  { username: 'ana.maria.fernandez@subsidiary.example', roles: ['billing-viewer'], joinedDaysAgo: 12 },
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** A provider whose certificate expires in ten days. */
const saml = createSamlIdp(
  'https://login.entra.example/northwind',
  new Date(Date.now() + 10 * 24 * 60 * 60_000),
).metadata()

/** Presses a button, and waits for its dialog. */
const opens = (name: string) => async (page: Page) => {
  await button(page, name).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Lets the provider make calls that are rejected, with a token that the page creates. */
async function failAsProvider(page: Page): Promise<void> {
  await opens('Create token')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = await dialog.getByText(/^scim_[\w-]{43}$/).textContent()
  const call = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' } }
  for (let user = 0; user < 10; user++) await page.request.delete(`/api/scim/v2/Users/${user}`, call)
  for (const userName of ['sam@very-long-subsidiary-name.northwind.example', 'dana'])
    await page.request.post('/api/scim/v2/Users', {
      ...call,
      data: { userName, name: { familyName: 'Fernandez' }, active: true },
    })
  await page.reload()
  await shown(page, 'Rejected provisioning calls')
  await page.getByText('The email address is in another domain').first().click()
  await page.getByRole('heading', { name: 'Connection', exact: true }).scrollIntoViewIfNeeded()
}

export const scenes: readonly Scene[] = [
  { name: 'single-sign-on-none', path },
  { name: 'single-sign-on-create', path, action: opens('Create organization') },
  {
    name: 'single-sign-on-choose',
    person: { organization: { provider: 'none' }, team: TEAM, maxUsers: 8 },
    path,
  },
  {
    name: 'single-sign-on-oidc-guide',
    person: { organization: { provider: 'none' } },
    path: `${path}?setup=okta`,
  },
  {
    name: 'single-sign-on-saml-guide',
    person: { organization: { provider: 'none' } },
    path: `${path}?setup=entra`,
    action: async page => {
      await button(page, 'File or text').click()
      await page.getByLabel('Or paste the metadata').fill(saml)
      await button(page, 'Read metadata').click()
      await shown(page, 'What the metadata say')
    },
  },
  {
    name: 'single-sign-on-configured',
    person: { organization: { saml, provider: 'configured' }, team: TEAM, maxUsers: 8 },
    path,
  },
  {
    name: 'single-sign-on-rehearsal-failed',
    person: { organization: { saml, provider: 'configured', rehearsal: 'failed' }, team: TEAM, maxUsers: 8 },
    path,
  },
  {
    name: 'single-sign-on-rehearsal-passed',
    person: { organization: { saml, provider: 'configured', rehearsal: 'passed' }, team: TEAM, maxUsers: 8 },
    path,
  },
  {
    name: 'single-sign-on-activate',
    person: {
      organization: { saml, provider: 'configured', rehearsal: 'passed' },
      secondFactor: true,
      team: TEAM,
      maxUsers: 8,
    },
    path,
    action: opens('Activate'),
  },
  {
    name: 'single-sign-on-countdown',
    person: {
      organization: { saml, provider: 'configured', rehearsal: 'passed' },
      secondFactor: true,
      team: TEAM,
      maxUsers: 8,
    },
    path,
    action: async page => {
      await opens('Activate')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
      await shown(page, /^Confirm within/)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'single-sign-on-active',
    person: {
      organization: {
        rehearsal: 'passed',
        domains: [{ domain: 'active.northwind.example', verified: true }],
      },
      secondFactor: true,
      team: TEAM,
      maxUsers: 8,
    },
    path,
  },
  {
    name: 'single-sign-on-no-recovery-owner',
    person: { organization: { saml, provider: 'configured', rehearsal: 'passed' } },
    path,
  },
  {
    name: 'single-sign-on-domains',
    person: {
      organization: {
        saml,
        provider: 'configured',
        rehearsal: 'passed',
        domains: [
          { domain: 'northwind.example', verified: true },
          { domain: 'a-long-name-of-a-subsidiary.northwind.example', verified: false },
        ],
      },
    },
    path,
  },
  {
    name: 'single-sign-on-domain',
    person: {
      organization: {
        saml,
        provider: 'configured',
        domains: [{ domain: 'subsidiary.northwind.example', verified: false }],
      },
    },
    path: `${path}?dialog=verify-domain&id=subsidiary.northwind.example`,
    action: page => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'provisioning-token',
    person: { organization: { saml, provider: 'configured' } },
    path: provisioning,
    action: async page => {
      await opens('Create token')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
      await shown(page, 'Copy the token now')
    },
  },
  {
    name: 'single-sign-on-roles',
    person: { organization: { saml, provider: 'configured' } },
    path,
    action: opens('Edit roles'),
  },
  {
    name: 'provisioning-rejected-calls',
    person: { organization: { provider: 'none' } },
    path: provisioning,
    action: failAsProvider,
  },
  {
    name: 'single-sign-on-recent-logins',
    person: { organization: { saml, provider: 'configured', rehearsal: 'failed', failedLogins: 12 } },
    path: `${path}?logins=failed`,
    action: async page => {
      await page.getByRole('list', { name: 'Recent logins' }).waitFor()
      await page.getByText('No member has this email address').first().click()
    },
  },
]
