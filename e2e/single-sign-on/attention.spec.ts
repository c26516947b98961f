import { FULL } from '../../scripts/lib/test-scope.ts'
import { openPalette } from '../support/palette.ts'
import { expect, openAs, test } from '../support/test.ts'

test('the overview of an account without an organization makes no call for single sign-on', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openAs(page, await makePerson(), '/account')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => path.includes('/organizations'))).toEqual([])
})

test('the search finds the page and its sections by the words of the trade', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
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
