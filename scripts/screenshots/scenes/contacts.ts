import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

/** A contact in every state that the list can show. */
const EVERY_STATE = {
  contacts: [
    {
      email: 'accounts@northwind.example',
      firstName: 'Kim',
      lastName: 'Osei',
      position: 'Accounts payable',
      company: 'Northwind Traders',
      topics: ['expiring', 'renewal', 'receipts'],
    },
    { email: 'on-call@northwind.example', topics: ['usage-90', 'usage-100', 'key-limit'] },
    {
      email: 'priya.nair@northwind.example',
      firstName: 'Priya',
      lastName: 'Nair',
      position: 'IT operations',
      topics: ['security'],
      isConfirmed: false,
    },
    {
      email: 'jo@gone.example',
      firstName: 'Jo',
      lastName: 'Lindqvist',
      topics: ['receipts'],
      undeliverable: 'bounced',
    },
    {
      email: 'very.long.address.of.the.regional.accounting.department@subsidiaries.northwind-traders.example',
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'Blake Wolfeschlegelstein',
      topics: [],
      undeliverable: 'complained',
    },
  ],
} as const

const rows = (page: Page) => page.getByRole('rowheader').first().waitFor()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()
const grid = (page: Page) => page.getByText('Priya Nair').first().waitFor()
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Actions for Kim Osei' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await dialog(page)
}
const LINK = `/confirm-contact#account_id=1&contact_id=1&token=${'A'.repeat(43)}`

export const scenes: readonly Scene[] = [
  { name: 'contacts-every-state', person: EVERY_STATE, path: '/account/contacts', action: rows },
  { name: 'contacts-grid', person: EVERY_STATE, path: '/account/contacts?view=topics', action: grid },
  {
    name: 'contacts-many',
    person: { manyContacts: 120 },
    path: '/account/contacts?view=topics',
    action: page => page.getByText('1–25 of 121').waitFor(),
  },
  { name: 'contacts-warning', person: {}, path: '/account/contacts', action: rows },
  {
    name: 'contacts-primary-error',
    person: EVERY_STATE,
    path: '/account/profile',
    action: async page => {
      await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error:getPrimaryProfile' })
      await page.goto('/account/contacts')
      await page.getByText('Unable to load Primary Contact').waitFor()
      await rows(page)
    },
  },
  {
    name: 'contacts-no-primary',
    person: { firstContact: false },
    path: '/account/contacts',
    action: page => page.getByText('Add your first contact').waitFor(),
  },
  {
    name: 'contacts-refused',
    person: { roles: ['billing-viewer'] },
    path: '/account/contacts',
    action: page => page.getByText('couldn’t be loaded').waitFor(),
  },
  {
    name: 'contacts-add',
    person: EVERY_STATE,
    path: '/account/contacts?dialog=add',
    action: async page => {
      await dialog(page)
      await page.getByLabel('Email', { exact: true }).fill('kim@mailinator.com')
      await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click()
      await page.getByText('Use a permanent email address').waitFor()
    },
  },
  {
    name: 'contacts-edit-address',
    person: EVERY_STATE,
    path: '/account/contacts',
    action: async page => {
      await menu(page, 'Edit')
      await page.getByLabel('Email', { exact: true }).fill('invoices@northwind.example')
      await page.getByText('The new address needs to be confirmed').waitFor()
    },
  },
  {
    name: 'contacts-topics',
    person: EVERY_STATE,
    path: '/account/contacts',
    action: page => menu(page, 'Choose topics'),
  },
  {
    name: 'contacts-make-primary',
    person: EVERY_STATE,
    path: '/account/contacts',
    action: page => menu(page, 'Make primary'),
  },
  {
    name: 'contacts-confirm',
    person: null,
    path: LINK,
    action: page => page.getByText('Confirm address').waitFor(),
  },
  {
    name: 'contacts-confirm-invalid',
    person: null,
    path: LINK,
    action: async page => {
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await page.getByText('This link no longer works').waitFor()
    },
  },
  {
    name: 'contacts-confirm-failed',
    person: null,
    path: LINK,
    action: async page => {
      await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error' })
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await page.getByText('The address isn’t confirmed yet').waitFor()
    },
  },
]
