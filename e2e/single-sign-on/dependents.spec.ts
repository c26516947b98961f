import type { Page } from '@playwright/test'
import { playScenario } from '../support/session.ts'
import { SINGLE_SIGN_ON as PATH } from '../support/single-sign-on.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const ONE = '1 member has no other login. We’ll email them how to choose a password.'
const NONE = 'Every member has another login method.'

/** Lets the identity provider of the organization add someone, who gets no password. */
async function provision(page: Page, userName: string): Promise<void> {
  await page.getByRole('link', { name: 'Open provisioning' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  await dialog(page).getByRole('button', { name: 'Create token' }).click()
  const token =
    (await dialog(page)
      .getByText(/^scim_/)
      .textContent()) ?? ''
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const response = await page.request.post('/api/scim/v2/Users', {
    headers,
    data: { userName, active: true },
  })
  expect(response.status()).toBe(201)
  await dialog(page).getByLabel('I have stored the token in a safe place').check()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Single sign-on' }).click()
}

/** Sets a first password by a reset link, as the email says. */
async function choosePassword(page: Page, username: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.goto(linkIn(await readMail(page.request, username, /password/i, /reset-password/)))
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('seven purple paper lanterns')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
}

test('an owner reads how many members have no other login before a provider is turned off or deleted', async ({
  page,
  browser,
  makePerson,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    organization: { domains: [{ domain, verified: true }] },
    secondFactor: true,
  })
  const member = `priya@${domain}`
  await openAs(page, owner, PATH)
  await provision(page, member)

  // The press waits for the number, and works without it.
  await playScenario(page, 'server-error', 'getProviderDependents')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const deactivate = dialog(page).getByRole('button', { name: 'Deactivate' })
  await expect(
    dialog(page).getByText('The number of members without another login couldn’t be loaded'),
  ).toBeVisible()
  await expect(deactivate).not.toHaveAttribute('aria-disabled', 'true')
  await playScenario(page, '')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByText(ONE)).toBeVisible()
  await expectAccessible(page)
  await deactivate.click()
  await expect(dialog(page)).toHaveCount(0)

  for (const name of ['Delete provider', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog(page).getByText(ONE)).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }

  const visitor = await browser.newPage()
  await choosePassword(visitor, member)
  await visitor.close()
  for (const name of ['Delete provider', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog(page).getByText(NONE)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('an organization without a provider is deleted without a number', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), PATH)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog(page).getByText(/permanently deletes the organization/)).toBeVisible()
  await expect(dialog(page).getByText(/another login/)).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveCount(0)
})
