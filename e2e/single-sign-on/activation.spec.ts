import { readFile } from 'node:fs/promises'
import { DAY } from '#domain/time/durations.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { startOidcProvider } from '../../tests/support/servers/oidc-provider.ts'
import { createSamlIdp } from '../../tests/support/servers/saml-idp.ts'
import { startSamlifyProvider } from '../../tests/support/servers/samlify-provider.ts'
import { setUp as setUpSecondFactor } from '../support/second-factor.ts'
import { playScenario } from '../support/session.ts'
import {
  activate,
  deactivateAndDelete,
  logInAtProvider,
  SINGLE_SIGN_ON as PATH,
  rehearse,
  rehearseAs,
  section,
  ssoCallback,
} from '../support/single-sign-on.ts'
import { expect, expectAccessible, fillLogin, openAs, test } from '../support/test.ts'

// The server trusts the certificate of the provider on loopback; the browser does not know it.
test.use({ ignoreHTTPSErrors: true })

// One test reverts every activation that is not confirmed, so no other that waits for one runs at the same time.
test.describe.configure({ mode: 'default' })

test('OpenID Connect: an owner fixes what a rehearsal finds, activates, confirms by a login, deactivates, and deletes', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const idp = await startOidcProvider(ssoCallback())
  const owner = await makePerson({ organization: { provider: 'none' } })
  await openAs(page, owner, PATH)
  await page.getByRole('link', { name: /^Okta/ }).click()
  await page.getByLabel('Client ID').fill(idp.clientId)
  await page.getByLabel('Client secret').fill('not the secret')
  await page.getByRole('textbox', { name: 'Issuer' }).fill(idp.issuer)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('heading', { name: /^Okta/ })).toBeVisible()
  const rehearsal = section(page, 'Test login')
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
    'Test the login first.',
  )

  await rehearseAs(page, owner.username)
  await expect(rehearsal.getByText('The client secret is wrong')).toBeVisible()
  await page.getByRole('button', { name: 'Edit provider' }).click()
  await page.getByLabel('Client secret').fill(idp.clientSecret)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rehearsal.getByText(/Not tested with these settings/)).toBeVisible()

  idp.people.set(owner.username, { releasesEmail: false })
  await rehearse(page)
  await expect(rehearsal.getByText('The response has no email address')).toBeVisible()
  await expect(rehearsal.getByText(/would be locked out/)).toHaveCount(0)
  await expectAccessible(page)

  idp.people.set(owner.username, { releasesEmail: true })
  await rehearse(page)
  await expect(rehearsal.getByText('The test login worked')).toBeVisible()
  await expect(rehearsal.getByText('No member would be locked out')).toBeVisible()
  await rehearsal.getByText('What the identity provider sent').click()
  await expect(rehearsal.getByText('nonce')).toBeVisible()
  await expect(rehearsal.getByText('••••••••').first()).toBeVisible()
  await expectAccessible(page)

  const logins = section(page, 'Recent logins')
  await expect(logins.getByRole('listitem')).toHaveCount(3)
  await logins.getByRole('button', { name: 'Failed' }).click()
  await expect(logins.getByRole('listitem')).toHaveCount(2)

  // Without a second factor, no owner could get in if the provider failed.
  const activation = section(page, 'Activation')
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
    'An owner needs a password and two-step verification first.',
  )
  await expect(activation.getByText('Has no two-step verification')).toBeVisible()
  await activation.getByRole('link', { name: 'Set up two-step verification' }).click()
  await setUpSecondFactor(page)

  await page.goto(PATH)
  await expect(activation.getByRole('listitem').filter({ hasText: owner.username })).toContainText(
    'Can use a password',
  )
  await activate(page)
  await expect(activation.getByText(/Confirm within (29:\d\d|30:00) minutes/)).toBeVisible()
  await expect(activation.getByRole('button', { name: 'Revert now' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
  await activation.getByRole('link', { name: 'Log in with Okta' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(PATH)
  await expect(activation.getByText('An owner confirmed that the login works.')).toBeVisible()
  await expectAccessible(page)
  await deactivateAndDelete(page, 'Okta')
})

test('SAML: an owner rehearses with signed requests, activates, confirms by a login, deactivates, and deletes', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const idp = await startSamlifyProvider()
  const owner = await makePerson({ organization: { provider: 'none' }, secondFactor: true })
  await openAs(page, owner, PATH)
  await page.getByRole('link', { name: /^Microsoft Entra ID/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download our metadata' }).click()
  idp.trust(await readFile(await (await download).path(), 'utf8'))
  await page.getByLabel('Metadata URL').fill(idp.metadataUrl)
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(page.getByText('Your provider only accepts signed requests.')).toBeVisible()
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByText('Signed, by HTTP-Redirect')).toBeVisible()

  const rehearsal = section(page, 'Test login')
  await rehearseAs(page, owner.username)
  await expect(rehearsal.getByText('The test login worked')).toBeVisible()
  await expect(rehearsal.getByText(`id-of-${owner.username}`).first()).toBeVisible()
  await rehearsal.getByText('What the identity provider sent').click()
  await expect(rehearsal.getByText('Audience')).toBeVisible()
  await expectAccessible(page)

  await activate(page)
  const activation = section(page, 'Activation')
  await activation.getByRole('link', { name: 'Log in with Microsoft Entra ID' }).click()
  await logInAtProvider(page, owner.username)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(PATH)
  await expect(activation.getByText('An owner confirmed that the login works.')).toBeVisible()
  await deactivateAndDelete(page, 'Microsoft Entra ID')
})

test('an activation that no owner confirms reverts at its deadline, and not before, and then a member’s password works again', {
  tag: FULL,
}, async ({ page, browser, makePerson, request }) => {
  const password = 'correct horse battery staple'
  const member = { username: `member@${crypto.randomUUID()}.example`, password }
  const owner = await makePerson({
    organization: { provider: 'configured', rehearsal: 'passed' },
    secondFactor: true,
    team: [{ ...member, roles: ['api-key-viewer'] }],
  })
  await openAs(page, owner, PATH)
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('1 of 2 members would be locked out')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await activate(page)
  const activation = section(page, 'Activation')

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await fillLogin(elsewhere, member)
  await expect(elsewhere.getByRole('alert')).toContainText(/single sign-on/)

  const revert = async (seconds: number) => {
    const response = await request.post('/dev/jobs', { data: { name: 'revert-activations', seconds } })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await revert(29 * 60)
  await page.goto(PATH)
  await expect(activation.getByText(/^Confirm within/)).toBeVisible()
  await revert(30 * 60)
  await page.goto(PATH)
  await expect(activation.getByRole('button', { name: 'Activate' })).toBeVisible()
  await expect(activation.getByText(/^Confirm within/)).toHaveCount(0)

  await elsewhere.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await elsewhere.close()
})

test('the overview shows an activation that waits for a login, and a certificate that expires soon', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const saml = createSamlIdp(undefined, new Date(Date.now() + 10 * DAY)).metadata()
  const organization = { saml, provider: 'configured', rehearsal: 'passed' } as const
  await openAs(page, await makePerson({ organization, secondFactor: true }), PATH)
  await expect(page.getByText('Next step: activate')).toBeVisible()
  await activate(page)
  await expect(page.getByText('Next step: confirm activation')).toBeVisible()

  await page.goto('/account')
  const attention = page.getByRole('list', { name: 'Needs attention' })
  const activation = attention.getByRole('listitem').filter({ hasText: 'waits for a confirming login' })
  await expect(activation).toContainText(/turns off in (29|30) minutes/)
  await expect(activation.getByRole('link', { name: 'Log in to confirm' })).toHaveAttribute(
    'href',
    /\/sso\/northwind-/,
  )
  await expect(attention).toContainText('A signing certificate of Northwind Okta expires on')
  await expectAccessible(page)
  await attention.getByRole('link', { name: 'Update metadata' }).click()
  await expect(page.getByLabel('Metadata URL')).toBeVisible()
})

test('no one can activate while it is unknown who gets in if the provider fails', async ({
  page,
  makePerson,
}) => {
  const organization = { provider: 'configured', rehearsal: 'passed' } as const
  await openAs(page, await makePerson({ organization, secondFactor: true }), '/account')
  await playScenario(page, 'server-error', 'listRecoveryOwners')
  await page.goto(PATH)
  const activation = section(page, 'Activation')
  await expect(activation.getByText('The owners couldn’t be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
    'We couldn’t load who could log in if the identity provider fails. Try again below.',
  )
  await playScenario(page, '')
  await activation.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription('')
})
