import type { Page } from '@playwright/test'
import { appCode } from '../../scripts/lib/app-code.ts'
import { expect, expectAccessible } from './test.ts'

/** How long an authenticator app shows a code. */
const STEP = 30_000

/** What an authenticator app shows next: the code of now was used for the setup, and each works once. */
export function nextCode(secret: string): string {
  return appCode(secret, new Date(Date.now() + STEP))
}

/** Turns on two-step verification on the open page about it, and saves the recovery codes. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expectAccessible(page)
  const codes = await list.allTextContents()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await dialog.getByLabel('I have stored the codes in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  return { secret, codes }
}
