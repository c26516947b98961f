import type { Page } from '@playwright/test'
import type { KeyInput } from '#backend/security/seeds.ts'
import type { Scene } from '../stage.ts'

const KEYS: KeyInput[] = [
  {
    kind: 'embedded',
    label: 'Store checkout',
    hostnames: ['www.northwind.example', 'localhost', '*.vercel.app'],
    createdDaysAgo: 200,
    usedDaysAgo: 120,
    limit: { max: 1_000, used: 990 },
  },
  { kind: 'secret', label: 'Nightly import', isOrphan: true, createdDaysAgo: 300, usedDaysAgo: 1 },
]
const HEALTHY: KeyInput = {
  kind: 'secret',
  label: 'Checkout server',
  createdDaysAgo: 100,
  usedDaysAgo: 1,
  allowedIps: ['203.0.113.0/24'],
  limit: { max: 1_000, used: 10 },
}
const SUBSCRIPTIONS = [{ planId: 3120, startedDaysAgo: 30 }]
const NOBODY = { roles: ['account-owner'] }

const drawn = async (page: Page) => {
  await page.getByRole('table').first().waitFor()
  await page.getByRole('slider').waitFor()
}
const failing = (link: string) => async (page: Page) => {
  await page.getByRole('link', { name: link }).waitFor()
  await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error' })
  await page.getByRole('link', { name: link }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}
const paste = (text: string) => async (page: Page) => {
  await page.getByLabel('What you have').fill(text)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const ROTATED = { ...HEALTHY, oldTokenEndsInDays: 0.4 }
const MANY: readonly KeyInput[] = [
  { ...ROTATED, label: 'Nightly import' },
  { ...ROTATED, label: 'Order verification', oldTokenUsed: 2 },
  { ...ROTATED, label: 'Reports', limit: undefined },
  { ...HEALTHY, label: 'Checkout server', limit: undefined },
  { ...HEALTHY, label: 'Old CRM sync', usedDaysAgo: 130, isOrphan: true },
  {
    kind: 'embedded',
    label: 'Store',
    createdDaysAgo: 30,
    hostnames: ['localhost', 'northwind.example', '*.northwind.example'],
  },
]

/** The views of all keys together: their usage, their health, and why lookups were rejected. */
export const scenes: readonly Scene[] = [
  { name: 'keys-usage', person: { keys: 7, usage: 40 }, path: '/account/keys/usage', action: drawn },
  {
    name: 'keys-usage-hours',
    person: { keys: 3, usage: 10 },
    path: '/account/keys/usage?range=7d&interval=hour',
    action: drawn,
  },
  {
    name: 'keys-usage-empty',
    path: '/account/keys/usage',
    action: page => page.getByText('No lookups in this period').waitFor(),
  },
  {
    name: 'license-usage',
    person: { keys: 3, usage: 40 },
    path: '/account/subscriptions/usage',
    action: drawn,
  },
  { name: 'keys-usage-failed', path: '/account/keys', action: failing('Usage') },
  {
    name: 'keys-usage-refused',
    person: NOBODY,
    path: '/account/keys/usage',
    action: page => page.getByText('You can’t see usage').waitFor(),
  },
  {
    name: 'keys-health',
    person: { keysWithPast: KEYS },
    path: '/account/keys/health',
    action: page => page.getByRole('link', { name: 'Store checkout' }).first().waitFor(),
  },
  {
    name: 'keys-health-viewer',
    person: { keysWithPast: KEYS, roles: ['api-key-viewer'] },
    path: '/account/keys/health',
    action: page => page.getByRole('link', { name: 'Store checkout' }).first().waitFor(),
  },
  {
    name: 'keys-health-good',
    person: { keysWithPast: [HEALTHY] },
    path: '/account/keys/health',
    action: page => page.getByText('All keys are healthy').waitFor(),
  },
  {
    name: 'keys-health-keys',
    person: { keysWithPast: KEYS },
    path: '/account/keys/health?view=keys',
    action: page => page.getByRole('link', { name: 'Store checkout' }).first().waitFor(),
  },
  {
    name: 'keys-health-failed-fix',
    person: { keysWithPast: MANY },
    path: '/account/keys/health?finding=token-ends-soon',
    action: async page => {
      await page.getByRole('checkbox', { name: /^Select all/ }).click()
      await page.getByRole('button', { name: 'Retire the old tokens…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Retire the old tokens' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'keys-health-dismissed',
    person: { keysWithPast: MANY },
    path: '/account/keys/health',
    action: async page => {
      const group = page.getByRole('list', { name: 'No limit' })
      await group.getByRole('checkbox').first().click()
      await page.getByRole('button', { name: 'Dismiss…', exact: true }).click()
      await page.getByLabel('Reason').selectOption('The risk is accepted')
      await page.getByLabel('Note').fill('The plan’s rate limit is enough for this program.')
      await page.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).click()
      await page.getByText('Dismissed (1)').click()
      await page.getByRole('button', { name: /^Restore/ }).waitFor()
    },
  },
  {
    name: 'keys-health-dismiss',
    person: { keysWithPast: MANY },
    path: '/account/keys/health?finding=no-limit',
    action: async page => {
      await page
        .getByRole('button', { name: /^More for No limit/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
      await page.getByLabel('Reason').waitFor()
    },
  },
  { name: 'keys-health-failed', path: '/account/keys', action: failing('Health') },
  {
    name: 'keys-refusals',
    person: { keysWithPast: KEYS, subscriptions: SUBSCRIPTIONS },
    path: '/account/keys/diagnose',
    action: page => page.getByLabel('What you have').waitFor(),
  },
  {
    name: 'keys-refusals-code',
    person: { keysWithPast: KEYS, subscriptions: SUBSCRIPTIONS },
    path: '/account/keys/diagnose',
    action: paste('1588026122'),
  },
  {
    name: 'keys-refusals-referer',
    person: { keysWithPast: KEYS, subscriptions: SUBSCRIPTIONS },
    path: '/account/keys/diagnose',
    action: paste('Referer: https://northwind.example/cart'),
  },
]
