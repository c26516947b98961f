import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const VISA = [{ number: '4242424242424242' }]

/** A license in every state that the list can show. */
const EVERY_STATE = {
  cards: VISA,
  subscriptions: [
    { planId: 3101, startedDaysAgo: 100, remaining: 0 },
    {
      planId: 3120,
      startedDaysAgo: 40,
      remaining: 381_250,
      nextPlanId: 3122,
      ownRateLimit: { limit: 500, endsInDays: 6 },
    },
    { planId: 3061, startedDaysAgo: 200, remaining: 9_990, isRenewalOff: true },
    { planId: 3390, startedDaysAgo: 60, remaining: 999_999_951_790 },
    { planId: 3801, startedDaysAgo: 4, remaining: 64 },
    { planId: 3408, startedDaysAgo: 90, remaining: 0 },
    { planId: 3508, startedDaysAgo: -20 },
    { planId: 3920, startedDaysAgo: 400, remaining: 4_000 },
    { planId: 4010, startedDaysAgo: 30, remaining: 600, isSuspended: true },
    { planId: 4110, startedDaysAgo: -10, terminatesInDays: -1 },
    { planId: 4310, startedDaysAgo: 100, remaining: 20, terminatesInDays: 12 },
  ],
  orders: [{ planId: 3705, daysAgo: 3, state: 'grace-period' }],
  heldLicenses: 1,
} as const

const rows = (page: Page) => page.getByRole('rowheader').first().waitFor()
const openDialog = async (page: Page) => {
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
}

export const scenes: readonly Scene[] = [
  { name: 'subscriptions-every-state', person: EVERY_STATE, path: '/account/subscriptions', action: rows },
  {
    name: 'subscriptions-without-card',
    person: { subscriptions: [{ planId: 3120, startedDaysAgo: 40, remaining: 41_250 }] },
    path: '/account/subscriptions',
    action: rows,
  },
  {
    name: 'subscriptions-viewer',
    person: { ...EVERY_STATE, roles: ['api-key-viewer'] },
    path: '/account/subscriptions',
    action: rows,
  },
  {
    name: 'subscriptions-empty',
    person: {},
    path: '/account/subscriptions',
    action: page => page.getByText('No subscriptions yet').waitFor(),
  },
  {
    name: 'subscriptions-failed',
    person: {},
    path: '/account/subscriptions',
    action: async page => {
      await page.getByText('No subscriptions yet').waitFor()
      await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error' })
      await page.getByLabel('Search licenses').fill('plus')
      await page.getByText('The licenses couldn’t be loaded').waitFor()
    },
  },
  {
    name: 'subscriptions-turn-off',
    person: EVERY_STATE,
    path: '/account/subscriptions?dialog=renewal&id=%221102%22',
    action: openDialog,
  },
  {
    name: 'subscriptions-turn-on',
    person: { ...EVERY_STATE, taxableAddress: {} },
    path: '/account/subscriptions?dialog=renewal&id=%221101%22',
    action: openDialog,
  },
  {
    name: 'subscriptions-next-plan',
    person: { ...EVERY_STATE, taxableAddress: {} },
    path: '/account/subscriptions?dialog=next-plan&id=%221102%22',
    action: async page => {
      await openDialog(page)
      await page.getByRole('radio', { name: /^5,000,000 lookups a year/ }).check()
      await page.getByText('with today’s tax').waitFor()
    },
  },
  {
    name: 'subscriptions-license',
    person: EVERY_STATE,
    path: '/account/subscriptions/1102',
    action: rows,
  },
  {
    name: 'subscriptions-license-locked',
    person: EVERY_STATE,
    path: '/account/subscriptions/1304',
    action: rows,
  },
]
