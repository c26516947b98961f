import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Roles of a developer, and of the person who opens an account. */
export const DEVELOPER = ['api-key-viewer', 'api-key-editor']
export const OWNER = ['account-owner', 'billing-viewer', 'billing-editor', ...DEVELOPER]

/** An address that no other test has. */
export const address = (name: string) => `${name}.${randomUUID()}@team.example`

export const rowOf = (page: Page, username: string) =>
  page
    .getByRole('table', { name: 'Team' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: username }) })

/** Opens what can be done about a person of the list. */
export async function openMenu(page: Page, username: string) {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  return page.getByRole('menu', { name: `Actions for ${username}` })
}
