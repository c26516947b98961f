import type { APIRequestContext, Page } from '@playwright/test'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/developers'
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, list: 'Your tokens' | 'Service accounts', name: string) =>
  page.getByRole('table', { name: list }).getByRole('row', { name: new RegExp(name) })

/** The secret that the dialog shows once, as a person copies it. */
async function storeSecret(page: Page): Promise<string> {
  await expect(dialog(page).getByText('Copy the token now')).toBeVisible()
  const secret = await dialog(page)
    .getByText(/^gp_(pat|svc)_[0-9A-Za-z]{49}$/)
    .textContent()
  const done = dialog(page).getByRole('button', { name: 'Done' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('I have stored the token in a safe place').check()
  await done.click()
  await expect(dialog(page)).toHaveCount(0)
  return secret ?? ''
}

/** A call of a program, which has no cookie. */
async function listKeys(request: APIRequestContext, secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await request.get('/api/security/secret-keys', { headers })).status()
}

test('a person creates a token, calls with it, rotates it, and revokes it', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({ roles: ['account-owner', 'api-key-viewer'] })
  await openAs(page, person, PATH)
  await expect(page.getByText('No tokens yet')).toBeVisible()
  await expect(page.getByText('No service accounts yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create token' }).first().click()
  await dialog(page).getByRole('button', { name: 'Create token' }).click()
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await dialog(page).getByLabel('Name').fill('CI pipeline')
  await dialog(page).getByLabel('Allowed networks').fill('not a network')
  await expect(dialog(page).getByText('You don’t have this role yourself.').first()).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: 'API key viewer' }).check()
  await dialog(page).getByRole('button', { name: 'Create token' }).click()
  await expect(dialog(page).getByText('Enter an IP address or a range such as 203.0.113.0/24.')).toBeVisible()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('CI pipeline')
  await expectAccessible(page)
  await dialog(page).getByLabel('Allowed networks').fill('')
  await dialog(page).getByRole('button', { name: 'Create token' }).click()
  const first = await storeSecret(page)
  expect(await listKeys(request, first)).toBe(200)

  await row(page, 'Your tokens', 'CI pipeline')
    .getByRole('button', { name: 'Actions for CI pipeline' })
    .click()
  await page.getByRole('menuitem', { name: 'Rotate' }).click()
  await dialog(page).getByLabel('The previous secret works for').selectOption({ label: 'A day' })
  await dialog(page).getByRole('button', { name: 'Rotate token' }).click()
  const second = await storeSecret(page)
  expect([await listKeys(request, first), await listKeys(request, second)]).toEqual([200, 200])
  await expect(row(page, 'Your tokens', 'CI pipeline').getByText('Rotating')).toBeVisible()
  await expectAccessible(page)

  await row(page, 'Your tokens', 'CI pipeline')
    .getByRole('button', { name: 'Actions for CI pipeline' })
    .click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await dialog(page).getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('No tokens yet')).toBeVisible()
  expect([await listKeys(request, first), await listKeys(request, second)]).toEqual([401, 401])
})

test('an owner creates a service account, and Activity names it', async ({ page, request, makePerson }) => {
  const person = await makePerson({ roles: ['account-owner', 'api-key-viewer', 'api-key-editor'] })
  await openAs(page, person, PATH)
  const palette = await openPalette(page)
  await palette.fill('service account')
  await page.getByRole('option', { name: 'Create a service account' }).click()
  await dialog(page).getByLabel('Name').fill('Infrastructure')
  await dialog(page).getByRole('checkbox', { name: 'API key editor' }).check()
  await dialog(page).getByRole('button', { name: 'Create service account' }).click()
  const secret = await storeSecret(page)

  const made = await request.put('/api/security/test-keys', {
    headers: { authorization: `Bearer ${secret}` },
    data: { label: 'Made by a program' },
  })
  expect(made.status()).toBe(201)
  await page.goto('/account/activity')
  await expect(page.getByText('Service account Infrastructure').first()).toBeVisible()
})

test('someone who isn’t an owner sees their own tokens, and why not the service accounts', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    roles: ['api-key-viewer'],
    apiTokens: [{ name: 'Mine', roles: ['api-key-viewer'] }],
  })
  await openAs(page, person, PATH)
  await expect(row(page, 'Your tokens', 'Mine')).toBeVisible()
  await expect(page.getByText('Only account owners can see service accounts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create service account' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)
})
