import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, type Person, test } from '../support/test.ts'

const LABEL = 'Northwind Traders'
const REASON = 'Ticket 4711: a court asked for the records'

/** A person closes the account that only they own, and deletes their login. */
async function deleteLogin(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog')
  await openAs(page, person, '/account/settings?dialog=close')
  await dialog.getByRole('textbox').fill(LABEL)
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByRole('region', { name: 'This account is being closed' })).toBeVisible()
  await page.goto('/account/profile/security')
  await page.getByRole('button', { name: 'Delete login…' }).click()
  await dialog.getByRole('textbox').fill(person.username)
  await dialog.getByRole('button', { name: 'Delete login' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** Gives the reason in the open dialog, once it is missing. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/This field is required\./)
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
}

test('staff see that a person has deleted their login, hold that, and release it', async ({
  page,
  browser,
  makePerson,
}) => {
  test.slow()
  const lee = await makePerson({ label: LABEL })
  const context = await browser.newContext()
  const own = await context.newPage()
  await deleteLogin(own, lee)

  const staff = await makePerson({ roles: ['internal-admin'] })
  await openAs(page, staff, `/admin/search?text=${encodeURIComponent(lee.username)}`)
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: lee.username }).click()
  await expect(page.getByText('This login is being deleted')).toBeVisible()
  await expect(page.getByText(/^Deleted by the person on .+ It is erased on .+\.$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Hold deletion' }).click()
  await confirm(page, 'Hold deletion')
  await expect(page.getByText('The deletion of this login is on hold')).toBeVisible()
  await expect(page.getByText(REASON, { exact: false }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Release deletion' }).click()
  await confirm(page, 'Release deletion')
  await expect(page.getByText('This login is being deleted')).toBeVisible()

  // The person restores the login themself, after which there is nothing to hold.
  await openAs(own, lee, '/account')
  const banner = own.getByRole('region', { name: 'Your login is being deleted' })
  await banner.getByRole('button', { name: 'Restore login' }).click()
  await expect(banner).toHaveCount(0)
  await context.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Login' })).toBeVisible()
  await expect(page.getByText('This login is being deleted')).toHaveCount(0)
})
