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

const ACCOUNT = '/admin/accounts/{accountId}'
const ORDER = '/admin/orders/{orderId}'

const customer = {
  ...person,
  taxableAddress: {},
  orders: [{ planId: 3120, state: 'paid' }],
  cards: [{ number: '4242424242424242' }],
} satisfies SeedInput

/** A dialog of the page of an account, by the section, the row, and the item of its menu that open it. */
function accountDialog(section: string, item: string, row = -1): Scene {
  return {
    name: `staff-account-${item.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '')}`,
    person: customer,
    path: `${ACCOUNT}?view=${section.endsWith('keys') ? 'keys' : 'subscriptions'}`,
    async action(page) {
      const region = page.getByRole('region', { name: section, exact: true }).first()
      await region
        .getByRole('button', { name: /^Actions for/ })
        .nth(row)
        .click()
      await page.getByRole('menuitem', { name: item }).click()
      await shown(page)
    },
  }
}

/** A dialog that a button of a page opens. */
function buttonDialog(name: string, path: string, button: string, state: 'paid' | 'pending' = 'paid'): Scene {
  return {
    name: `staff-${name}`,
    person: { ...customer, orders: [{ planId: 3120, state }] },
    path,
    async action(page) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await shown(page)
    },
  }
}

/** Gives a plan to the account of the page, whose order opens. */
async function giveAway(page: Page, plan: string, button: string) {
  await page.getByRole('button', { name: 'Gift' }).click()
  await page.getByLabel('Plan').selectOption(plan)
  await page.getByLabel('Reason').fill('Sorry for the outage')
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor()
}

async function shown(page: Page) {
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

export const scenes: readonly Scene[] = [
  accountDialog('Subscriptions', 'Adjust lookups…'),
  accountDialog('Subscriptions', 'Change end…'),
  accountDialog('Subscriptions', 'Adjust rate limit…'),
  accountDialog('Subscriptions', 'Terminate…'),
  accountDialog('Licenses', 'Suspend…'),
  accountDialog('Secret keys', 'Set limit'),
  accountDialog('Secret keys', 'Set trace'),
  buttonDialog('account-declare', `${ACCOUNT}?view=billing`, 'Declare exemption'),
  buttonDialog('account-seats', `${ACCOUNT}?view=people`, 'Adjust seats'),
  buttonDialog('order-receipt', ORDER, 'Email receipt'),
  buttonDialog('order-approve', ORDER, 'Approve', 'pending'),
  buttonDialog('order-paid', ORDER, 'Record payment', 'pending'),
  buttonDialog('order-charge', ORDER, 'Charge card', 'pending'),
  buttonDialog('order-location', ORDER, 'Change address', 'pending'),
  {
    name: 'staff-order-refund',
    person: { ...customer, orders: [{ planId: 3120, state: 'pending' }] },
    path: ORDER,
    async action(page) {
      await page.getByRole('button', { name: 'Record payment' }).click()
      await page.getByRole('dialog').getByLabel('Reason').fill('Check 1042')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Record \$/ })
        .click()
      await page.getByRole('button', { name: 'Refund', exact: true }).click()
      await shown(page)
    },
  },
  {
    name: 'staff-gift-to-approve',
    person: customer,
    path: `${ACCOUNT}/new-order`,
    async action(page) {
      await giveAway(page, '3161', 'Ask for approval')
      await page.getByRole('button', { name: 'Withdraw' }).waitFor()
    },
  },
  {
    name: 'staff-gift-withdraw',
    person: customer,
    path: `${ACCOUNT}/new-order`,
    async action(page) {
      await giveAway(page, '3161', 'Ask for approval')
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await shown(page)
    },
  },
  {
    name: 'staff-gift-undo',
    person: customer,
    path: `${ACCOUNT}/new-order`,
    async action(page) {
      await giveAway(page, '3101', 'Give plan')
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
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
