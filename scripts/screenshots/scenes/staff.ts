import type { Page } from '@playwright/test'
import type { SeedInput } from '#kernel/dev/seeds.ts'
import type { Scene } from '../stage.ts'

const person = {
  roles: ['internal-admin', 'account-owner'],
  label: 'Harbor Foods',
  keys: 3,
  orders: [
    { planId: 3120, state: 'pending', daysAgo: 3 },
    { planId: 3705, state: 'grace-period', daysAgo: 10 },
  ],
  contacts: [{ email: 'accounts@harbor-foods.example', topics: [], undeliverable: 'bounced' }],
} satisfies SeedInput

/** Opens the page of the person themselves, from the account that they own. */
async function openPerson(page: Page) {
  await page.getByLabel('Search customers').fill('example')
  await page.getByRole('region', { name: 'People' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Sessions' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function openAccount(page: Page) {
  await page.getByLabel('Search customers').fill('example')
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: 'Harbor Foods' })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: 'Notes' }).waitFor()
  await page.waitForLoadState('networkidle')
}

export const scenes: readonly Scene[] = [
  { name: 'staff-today', person, path: '/admin' },
  { name: 'staff-person', person, path: '/admin/search', action: openPerson },
  { name: 'staff-account', person: { ...person, activity: 30 }, path: '/admin/search', action: openAccount },
  {
    name: 'staff-reset-link',
    person,
    path: '/admin/search',
    async action(page) {
      await openPerson(page)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
