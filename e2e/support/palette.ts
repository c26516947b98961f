import type { Locator, Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { expect } from './test.ts'

/** Opens the command palette with its keys, and returns its field. A page that has just come may not listen yet. */
export async function openPalette(page: Page): Promise<Locator> {
  const field = page.getByRole('combobox', { name: 'Search pages, keys and actions' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: scaledTimeout(2_000) })
  }).toPass()
  return field
}
