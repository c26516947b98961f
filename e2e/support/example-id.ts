import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** An address that is not in use at Example ID. */
export function newAddress(): string {
  return `e2e@${randomUUID()}.example`
}

/** Logs in on the open Example ID page and returns. */
export async function signInAtExample(page: Page, email: string): Promise<void> {
  await page.getByText('Example ID', { exact: true }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name').fill('Dana Reyes')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs up with Example ID, starting from any page. Example ID provides the name. */
export async function signUpWithExample(page: Page, email: string, search = ''): Promise<void> {
  await page.goto(`/signup${search}`)
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await signInAtExample(page, email)
  await page.waitForURL(/\/account$/)
}
