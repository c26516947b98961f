import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

export const SINGLE_SIGN_ON = '/account/single-sign-on'

/** The address that every identity provider returns people to. */
export const ssoCallback = () => `${test.info().project.use.baseURL}/account/callback/sso`

export const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })

/** Presses the button, and returns from the provider at once, because it knows the browser. */
export async function rehearse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test login' }).click()
}

/** Presses the button, and logs in at the provider in the window that opens. */
export async function rehearseAs(page: Page, email: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await rehearse(page)
  await logInAtProvider(await opened, email)
}

/** Logs in on the page of a provider. */
export async function logInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function activate(page: Page): Promise<void> {
  const activation = section(page, 'Activation')
  await activation.getByRole('button', { name: 'Activate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(activation.getByText(/^Confirm within/)).toBeVisible()
  // The closing dialog has left the address.
  await expect(page).toHaveURL(SINGLE_SIGN_ON)
}

/** Turns single sign-on off, and deletes the provider. */
export async function deactivateAndDelete(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const remove = page.getByRole('button', { name: 'Delete provider' })
  await expect(remove).toHaveAccessibleDescription(/Deactivate/)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await remove.click()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete provider' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your identity provider' })).toBeVisible()
}
