import type { Page } from '@playwright/test'
import type { SeedInput } from '#kernel/dev/seeds.ts'
import type { Scene } from '../stage.ts'

const ROOFTOP = '/products/us-rooftop-geocoding'
const PERSON: SeedInput = { label: 'Northwind Traders' }
const SEVERAL: SeedInput = { ...PERSON, accounts: ['Fabrikam Freight', 'Contoso Parcels'] }
const RUNNING: SeedInput = {
  ...PERSON,
  subscriptions: [{ planId: 3401, startedDaysAgo: 12, remaining: 812 }],
}
const USED: SeedInput = { ...PERSON, subscriptions: [{ planId: 3401, startedDaysAgo: 60 }] }

/** Public pages know a person from an earlier page of the portal. */
async function visit(page: Page, path: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Start free trial' }).first().waitFor()
}

async function ask(page: Page) {
  await visit(page, ROOFTOP)
  await page.getByRole('main').getByRole('button', { name: 'Start free trial' }).first().click()
  await page.getByRole('dialog').getByText('Account').first().waitFor()
}

/** The free trial of a product, for people who are logged in. */
export const scenes: readonly Scene[] = [
  { name: 'trial-asked', person: PERSON, path: '/account', action: ask },
  { name: 'trial-of-several-accounts', person: SEVERAL, path: '/account', action: ask },
  {
    name: 'trial-without-role',
    person: { ...PERSON, roles: ['api-key-viewer'] },
    path: '/account',
    action: ask,
  },
  {
    name: 'trial-started',
    person: PERSON,
    path: '/account',
    action: async page => {
      await ask(page)
      await page.getByRole('button', { name: 'Start the trial' }).click()
      await page.getByText('Your free trial has started').waitFor()
    },
  },
  ...[RUNNING, USED].map((person, at) => ({
    name: at === 0 ? 'trial-running' : 'trial-used',
    person,
    path: '/account',
    action: async (page: Page) => {
      await visit(page, ROOFTOP)
      await page.getByText(at === 0 ? 'Your free trial is running' : 'You have already used').waitFor()
    },
  })),
  {
    name: 'trial-list',
    person: {
      ...RUNNING,
      subscriptions: [...(RUNNING.subscriptions ?? []), { planId: 3501, startedDaysAgo: 60 }],
    },
    path: '/account/subscriptions?dialog=trials',
    action: page => page.getByRole('list', { name: 'Free trials' }).waitFor(),
  },
  {
    name: 'trial-free-plans',
    person: {
      subscriptions: [
        { planId: 3102, startedDaysAgo: 25, remaining: 40 },
        { planId: 3051, startedDaysAgo: 4, remaining: 0 },
      ],
    },
    path: '/account/subscriptions',
    action: page =>
      page
        .getByRole('button', { name: /^Renew the free plan/ })
        .first()
        .waitFor(),
  },
]
