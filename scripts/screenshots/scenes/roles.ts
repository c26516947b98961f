import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const TEAM = {
  team: [
    { username: 'lee.picture@team.example', roles: ['api-key-viewer', 'api-key-editor'], joinedDaysAgo: 40 },
    { username: 'kim.picture@team.example', roles: ['billing-viewer'], joinedDaysAgo: 8 },
  ],
}

async function chooseLee(page: Page) {
  await page.getByRole('combobox', { name: 'Person' }).fill('lee.picture')
  await page.getByRole('option', { name: /lee\.picture/ }).click()
  await page.getByText('Now: API key editor').waitFor()
}

export const scenes: readonly Scene[] = [
  {
    name: 'roles-of-a-person',
    person: TEAM,
    path: '/account/team/roles',
    action: async page => {
      await chooseLee(page)
      await page.getByRole('button', { name: 'Billing', exact: true }).click()
      await page.getByText(/^Gains/).waitFor()
    },
  },
  {
    name: 'roles-search',
    person: TEAM,
    path: '/account/team/roles',
    action: async page => {
      await page.getByRole('combobox', { name: 'Person' }).fill('picture')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'roles-confirm',
    person: TEAM,
    path: '/account/team/roles',
    action: async page => {
      await chooseLee(page)
      await page.getByRole('button', { name: 'Read only' }).click()
      await page.getByRole('button', { name: 'Apply these roles' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'roles-viewer',
    person: { roles: ['api-key-viewer'] },
    path: '/account/team/roles?roles=api-key-viewer,api-key-editor',
  },
]
