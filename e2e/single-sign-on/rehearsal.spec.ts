import type { Page } from '@playwright/test'
import { sharedOidcIdp } from '../../tests/support/organization.ts'
import { createSamlIdp } from '../../tests/support/servers/saml-idp.ts'
import { setUp as setUpSecondFactor } from '../support/second-factor.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/single-sign-on'
const DAY = 24 * 60 * 60_000

// The server trusts the certificate of the provider on loopback; the browser does not know it.
test.use({ ignoreHTTPSErrors: true })

// One test reverts every activation that is not confirmed, so no other that waits for one runs at the same time.
test.describe.configure({ mode: 'default' })

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })

async function setUp(page: Page, { clientSecret }: { clientSecret: string }): Promise<void> {
  const idp = await sharedOidcIdp()
  await page.getByRole('link', { name: /^Okta/ }).click()
  await page.getByLabel('Client ID').fill(idp.clientId)
  await page.getByLabel('Client secret').fill(clientSecret)
  await page.getByRole('textbox', { name: 'Issuer' }).fill(idp.issuer)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('heading', { name: /^Okta/ })).toBeVisible()
}

/** Presses the button, and logs in at the provider in the window that opens. */
async function rehearse(page: Page, person: { sub: string; email?: string }): Promise<void> {
  const idp = await sharedOidcIdp()
  idp.nextPerson = person
  await page.getByRole('button', { name: 'Rehearse login' }).click()
}

test('an owner rehearses the login, fixes what is wrong, and sees who gets in, activates, and confirms by a login', async ({
  page,
  makePerson,
}) => {
  const idp = await sharedOidcIdp()
  const owner = await makePerson({ organization: { provider: 'none' } })
  await openAs(page, owner, PATH)
  await setUp(page, { clientSecret: 'not the secret' })
  const rehearsal = section(page, 'Rehearsal')
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
    'Rehearse the login first.',
  )

  const who = { sub: 'dana', email: owner.username }
  await rehearse(page, who)
  await expect(rehearsal.getByText('The client secret is wrong')).toBeVisible()
  await page.getByRole('button', { name: 'Edit provider' }).click()
  await page.getByLabel('Client secret').fill(idp.clientSecret)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rehearsal.getByText(/Not rehearsed with these settings/)).toBeVisible()

  await rehearse(page, { sub: 'dana' })
  await expect(rehearsal.getByText('The response has no email address')).toBeVisible()
  await expect(rehearsal.getByText(/would be locked out/)).toHaveCount(0)
  await expectAccessible(page)

  await rehearse(page, who)
  await expect(rehearsal.getByText('The rehearsal passed')).toBeVisible()
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
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(activation.getByText(/Confirm within (29:\d\d|30:00) minutes/)).toBeVisible()
  await expect(activation.getByRole('button', { name: 'Revert now' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
  await activation.getByRole('link', { name: 'Log in with Okta' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(PATH)
  await expect(activation.getByText('An owner confirmed that the login works.')).toBeVisible()
  await activation.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(activation.getByRole('button', { name: 'Activate' })).toBeVisible()
})

test('an activation that no owner confirms reverts on the page at its deadline, and not before', async ({
  page,
  makePerson,
  request,
}) => {
  const idp = await sharedOidcIdp()
  const owner = await makePerson({ organization: { provider: 'none' } })
  await openAs(page, owner, '/account/profile/security')
  await setUpSecondFactor(page)
  await page.goto(PATH)
  await setUp(page, { clientSecret: idp.clientSecret })
  await rehearse(page, { sub: 'dana', email: owner.username })
  await expect(page.getByText('The rehearsal passed')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  const activation = section(page, 'Activation')
  await expect(activation.getByText(/^Confirm within/)).toBeVisible()
  // The closing dialog has left the address.
  await expect(page).toHaveURL(PATH)

  const revert = async (seconds: number) => {
    const answer = await request.post('/dev/jobs', { data: { name: 'revert-activations', seconds } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await revert(29 * 60)
  await page.goto(PATH)
  await expect(activation.getByText(/^Confirm within/)).toBeVisible()
  await revert(30 * 60)
  await page.goto(PATH)
  await expect(activation.getByRole('button', { name: 'Activate' })).toBeVisible()
  await expect(activation.getByText(/^Confirm within/)).toHaveCount(0)
})

test('the overview shows an activation that waits for a login, and a certificate that expires soon', async ({
  page,
  makePerson,
}) => {
  const saml = createSamlIdp(undefined, new Date(Date.now() + 10 * DAY)).metadata()
  const organization = { saml, provider: 'configured', rehearsal: 'passed' } as const
  await openAs(page, await makePerson({ organization }), '/account/profile/security')
  await setUpSecondFactor(page)
  await page.goto(PATH)
  await expect(page.getByText('Next step: activate')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
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
