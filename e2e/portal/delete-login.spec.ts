import type { Page } from '@playwright/test'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/profile/security'
const dialog = (page: Page) => page.getByRole('dialog')
const LABEL = 'Northwind Traders'

test('a person closes their account, deletes their login, logs in again, and restores it', async ({
  page,
  makePerson,
}) => {
  const lee = await makePerson({ label: LABEL })
  await openAs(page, lee, '/account/settings?dialog=close')
  await dialog(page).getByRole('textbox').fill(LABEL)
  await dialog(page).getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByRole('region', { name: 'This account is being closed' })).toBeVisible()
  await openPalette(page)
  await page.getByRole('combobox').fill('delete login')
  await page.getByRole('option', { name: 'Delete your login' }).click()
  await expect(dialog(page)).toContainText('You leave Northwind Traders. It is being closed')
  await expectAccessible(page)
  // Another address does nothing.
  await dialog(page).getByRole('textbox').fill('lee')
  await expect(dialog(page).getByRole('button', { name: 'Delete login' })).toBeDisabled()
  await dialog(page).getByRole('textbox').fill(lee.username)
  await dialog(page).getByRole('button', { name: 'Delete login' }).click()

  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email', { exact: false }).first().fill(lee.username)
  await page.getByLabel('Password', { exact: true }).fill(lee.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  const banner = page.getByRole('region', { name: 'Your login is being deleted' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Restore login' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByText('Your login is restored.')).toBeVisible()
})

test('the only owner of an account hands it over first', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ label: LABEL }), PATH)
  await page.getByRole('button', { name: 'Delete login…' }).click()
  await expect(dialog(page)).toContainText('You are the only owner of Northwind Traders.')
  await expect(dialog(page).getByRole('button', { name: 'Delete login' })).toHaveAccessibleDescription(
    'Something has to be settled first.',
  )
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
})
