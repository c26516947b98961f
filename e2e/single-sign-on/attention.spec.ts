import { createSamlIdp } from '../../tests/support/servers/saml-idp.ts'
import { openPalette } from '../support/palette.ts'
import { setUp as setUpSecondFactor } from '../support/second-factor.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const DAY = 24 * 60 * 60_000

test('the overview shows an activation that waits for a login, and a certificate that expires soon', async ({
  page,
  makePerson,
}) => {
  const saml = createSamlIdp(undefined, new Date(Date.now() + 10 * DAY)).metadata()
  const organization = { saml, provider: 'configured', rehearsal: 'passed' } as const
  await openAs(page, await makePerson({ organization }), '/account/profile/security')
  await setUpSecondFactor(page)
  await page.goto('/account/single-sign-on')
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

test('the overview of an account without an organization makes no call for single sign-on', async ({
  page,
  makePerson,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openAs(page, await makePerson(), '/account')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => path.includes('identity-provider'))).toEqual([])
})

test('the search finds the page and its sections by the words of the trade', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), '/account')
  for (const [typed, found] of [
    ['sso', 'Single sign-on'],
    ['saml', 'Single sign-on'],
    ['oidc', 'Single sign-on'],
    ['okta', 'Set up an identity provider'],
    ['entra', 'Set up an identity provider'],
    ['scim', 'Provision people with SCIM'],
    ['provisioning', 'Provision people with SCIM'],
    ['domain', 'Verify an email domain'],
    ['certificate', 'Update the signing certificate'],
  ] as const) {
    const palette = await openPalette(page)
    await palette.fill(typed)
    await expect(page.getByRole('option', { name: new RegExp(found) }).first(), typed).toBeVisible()
    await page.keyboard.press('Escape')
  }
})
