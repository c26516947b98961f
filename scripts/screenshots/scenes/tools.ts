import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const person = {
  keysWithPast: [{ kind: 'embedded' as const, label: 'Portal tools', hostnames: ['localhost', '127.0.0.1'] }],
  subscriptions: [
    { planId: 3120, startedDaysAgo: 30 },
    { planId: 3310, startedDaysAgo: 30 },
  ],
}

async function verify(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('article').waitFor()
}

async function takeExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use an example' }).click()
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await page.getByText(/lookups left\./).waitFor()
}

export const scenes: readonly Scene[] = [
  { name: 'tools-no-key', path: '/account/tools', person: { keys: 0 } },
  {
    name: 'tools-answer',
    path: '/account/tools',
    person,
    action: page => verify(page, '1600 ampitheatre pkway, mountian view, calif'),
  },
  {
    name: 'tools-not-found',
    path: '/account/tools',
    person,
    action: page => verify(page, '1 Nowhere Lane, 00000'),
  },
  {
    name: 'tools-autocomplete',
    path: '/account/tools/autocomplete',
    person,
    async action(page) {
      await page.getByRole('combobox').pressSequentially('88 copper')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'tools-list-columns', path: '/account/tools/list', person, action: takeExample },
  {
    name: 'tools-list-done',
    path: '/account/tools/list',
    person,
    async action(page) {
      await takeExample(page)
      await page.getByRole('button', { name: 'Start' }).click()
      await page.getByText('All rows verified.').waitFor()
    },
  },
]
