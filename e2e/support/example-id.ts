import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** An address that nobody has used at Example ID. */
export function newAddress(): string {
  return `e2e-${randomUUID()}@test.example`
}

/** Signs in at Example ID, whose page is open, and comes back. */
export async function signInAtExample(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Name').fill('Dana Reyes')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs up with Example ID, from wherever the page is. The name is known from there; the rest is skipped. */
export async function signUpWithExample(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await signInAtExample(page, email)
  await page.getByRole('heading', { name: 'Your work' }).waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(/\/account$/)
}
