import type { Page } from '@playwright/test'
import { DAY } from '#domain/time/durations.ts'
import { FULL, isFullRun } from '../../scripts/lib/test-scope.ts'
import { sharedOidcIdp } from '../../tests/support/organization.ts'
import type { OidcIdp } from '../../tests/support/servers/oidc-idp.ts'
import { type SamlSite, startSamlSite } from '../../tests/support/servers/saml-site.ts'
import { rehearse, SINGLE_SIGN_ON, section } from '../support/single-sign-on.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'
import { type Failure, failures, type Reason } from './failures.ts'

// The server trusts the certificate of the provider on loopback; the browser does not know it.
test.use({ ignoreHTTPSErrors: true })

/** What owners get wrong most often. `npm test` shows these, with the protocol that is named first. */
const USUAL: readonly Reason[] = [
  'issuer-mismatch',
  'clock-skew',
  'audience-mismatch',
  'assertion-unsigned',
  'assertion-encrypted',
  'certificate-expired',
  'email-missing',
  'redirect-not-registered',
  'groups-missing',
]

/** The usual reasons; in full, each one with each protocol that has a cause for it. */
const causedBy = (protocol: 'oidc' | 'saml') =>
  (Object.entries(failures) as [Reason, Failure][]).filter(([reason, failure]) =>
    isFullRun
      ? protocol in failure
      : USUAL.includes(reason) && Object.keys(failure).find(key => key in PROTOCOLS) === protocol,
  )
const PROTOCOLS = { oidc: true, saml: true }

/** Expects the outcome of the rehearsal that was just started. */
async function expectFailure(page: Page, { title, fix }: Failure): Promise<void> {
  const rehearsal = section(page, 'Test login')
  await expect(rehearsal.getByText(title, { exact: true })).toBeVisible()
  await expect(rehearsal.getByText(fix)).toBeVisible()
}

async function setUpOidc(page: Page, idp: OidcIdp): Promise<void> {
  await page.getByRole('link', { name: /^Okta/ }).click()
  await page.getByLabel('Client ID').fill(idp.clientId)
  await page.getByLabel('Client secret').fill(idp.clientSecret)
  await page.getByRole('textbox', { name: 'Issuer' }).fill(idp.issuer)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('button', { name: 'Test login' })).toBeVisible()
}

async function letPeopleJoin(page: Page, role?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Edit roles' }).click()
  await dialog.getByLabel('Let people join at their first login').check()
  if (role) await dialog.getByRole('group', { name: 'Roles without a mapped group' }).getByLabel(role).check()
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByRole('textbox', { name: 'Group 1' }).fill('Developers')
  await dialog.getByRole('group', { name: 'Roles of Developers' }).getByLabel('API key viewer').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

test('each reason of a failed login is shown with its fix: OpenID Connect', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const idp = await sharedOidcIdp()
  const domain = `${crypto.randomUUID()}.example`
  const at = (name: string) => `${name}@${domain}`
  for (const username of [at('elsewhere'), at('staff')])
    await makePerson({ username, ...(username === at('staff') && { roles: ['internal-admin'] }) })
  const owner = await makePerson({
    username: at('owner'),
    organization: { provider: 'none', domains: [{ domain, verified: true }] },
    maxUsers: 5,
    team: ['elsewhere', 'staff', 'member', 'disabled'].map(name => ({
      username: at(name),
      roles: ['api-key-viewer'],
      disabled: name === 'disabled',
    })),
  })
  await openAs(page, owner, SINGLE_SIGN_ON)
  await setUpOidc(page, idp)
  await letPeopleJoin(page)
  for (const [reason, failure] of causedBy('oidc')) {
    const { person: { at: name = 'owner', ...claims } = {}, nextLies = {}, trouble } = failure.oidc ?? {}
    Object.assign(idp, { nextPerson: { sub: name, email: at(name), ...claims }, nextLies, trouble })
    await test.step(reason, async () => {
      const opened = trouble === 'redirect-rejected' ? page.waitForEvent('popup') : undefined
      await rehearse(page)
      if (opened) {
        await expect((await opened).getByText(/redirect_uri is not registered/)).toBeVisible()
        await page.getByRole('button', { name: 'It shows an error' }).click()
      }
      await expectFailure(page, failure)
      await (await opened)?.close()
    })
  }
  Object.assign(idp, { nextLies: {}, trouble: undefined })
})

test('each reason of a failed login is shown with its fix: SAML', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const open = async (site: SamlSite) => {
    const owner = await makePerson({ organization: { saml: site.metadata, provider: 'configured' } })
    await openAs(page, owner, SINGLE_SIGN_ON)
    return owner
  }
  const site = await startSamlSite()
  const owner = await open(site)
  for (const [reason, failure] of causedBy('saml')) {
    const expired =
      reason === 'certificate-expired' ? await startSamlSite(new Date(Date.now() - DAY / 2)) : undefined
    if (expired) await open(expired)
    const target = expired ?? site
    target.next = { email: owner.username, ...failure.saml }
    await test.step(reason, async () => {
      await rehearse(page)
      await expectFailure(page, failure)
    })
    if (expired) await openAs(page, owner, SINGLE_SIGN_ON)
  }
})

test('a rehearsal says who would join, with which roles, and who is invited', async ({
  page,
  makePerson,
}) => {
  const idp = await sharedOidcIdp()
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    organization: { provider: 'none', domains: [{ domain, verified: true }] },
    team: [{ username: `invited@${domain}`, roles: ['api-key-viewer'], expiresInDays: 5 }],
  })
  await openAs(page, owner, SINGLE_SIGN_ON)
  await setUpOidc(page, idp)
  await letPeopleJoin(page, 'Billing viewer')
  idp.nextPerson = { sub: 'newcomer', email: `newcomer@${domain}` }
  await rehearse(page)
  const rehearsal = section(page, 'Test login')
  await expect(rehearsal.getByText(`newcomer@${domain} would join your team`)).toBeVisible()
  await expect(
    rehearsal.getByText(
      'At their first login with the active identity provider, with these roles: Billing viewer.',
    ),
  ).toBeVisible()
  const invited = rehearsal.getByRole('listitem').filter({ hasText: `invited@${domain}` })
  await expect(invited).toContainText('Is invited')
  await expect(invited).toContainText('Would join')
  await expectAccessible(page)

  // More groups than the provider sends: no default role in their place.
  idp.nextPerson = { ...idp.nextPerson, _claim_names: { groups: 'src1' } }
  await rehearse(page)
  await expectFailure(page, failures['groups-missing'])
  await expect(rehearsal.getByText(/would join your team/)).toHaveCount(0)
})
