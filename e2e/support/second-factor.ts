import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible } from './test.ts'

/** How long an authenticator app shows a code. */
const STEP = 30_000

/** What an authenticator app shows, now or one step later. Each code works once. */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP })
}

/** Turns on two-step verification on the open page about it, and saves the recovery codes. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret))
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
