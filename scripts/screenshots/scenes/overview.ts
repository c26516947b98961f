import type { Page } from '@playwright/test'
import type { SeedInput } from '#kernel/dev/seeds.ts'
import type { Scene } from '../stage.ts'

const TRIAL: SeedInput = { subscriptions: [{ planId: 3101, startedDaysAgo: 0 }] }
const WORKING: SeedInput = {
  subscriptions: [
    { planId: 3120, startedDaysAgo: 200, remaining: 26_400 },
    { planId: 3310, startedDaysAgo: 10, remaining: 1_900 },
    { planId: 3701, startedDaysAgo: 30, remaining: 71 },
  ],
  keysWithPast: [
    {
      kind: 'embedded',
      label: 'Store checkout',
      hostnames: ['www.northwind.example', '*.vercel.app'],
      createdDaysAgo: 200,
      usedDaysAgo: 0,
      limit: { max: 1_000, used: 990 },
      expiresInDays: 5,
    },
    { kind: 'secret', label: 'Nightly import', isOrphan: true, createdDaysAgo: 300, usedDaysAgo: 1 },
    { kind: 'secret', label: 'Checkout server', createdDaysAgo: 100, usedDaysAgo: 0, oldTokenEndsInDays: 1 },
  ],
  keys: 3,
  usage: 60,
}

const lookUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Create a secret key', exact: true }).click()
  await page.getByRole('button', { name: 'Look it up' }).click()
  await page.getByRole('article', { name: 'Verified address' }).waitFor()
}

/** The start page of a new account, and of one that works. */
export const scenes: readonly Scene[] = [
  { name: 'overview-new', person: TRIAL, path: '/account' },
  { name: 'overview-first-answer', person: TRIAL, path: '/account', action: lookUp },
  {
    name: 'overview-working',
    person: WORKING,
    path: '/account',
    action: page => page.getByRole('list', { name: 'Needs attention' }).waitFor(),
  },
  {
    name: 'overview-failed',
    person: WORKING,
    path: '/account/profile',
    action: async page => {
      await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error' })
      await page.getByRole('link', { name: 'Overview' }).first().click()
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    },
  },
]
