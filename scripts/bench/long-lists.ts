import type { LongList } from './list.ts'

const KEYS = 10_000
const ORDERS = 5_000
const CONTACTS = 5_000
const LICENSES = 300
const TERMS = 5_000
/** With the owner. */
const MEMBERS = 2_000
const INVITED = 200

const settled = 'table:not([aria-busy])'

const keys: LongList = {
  name: '10,000 keys',
  person: { keys: KEYS },
  actions: {
    'open the list': async page => {
      await page.goto('/account/keys')
      await page.getByText(`of ${KEYS.toLocaleString('en-US')} keys`).waitFor()
    },
    'sort by label': async page => {
      await page.getByRole('button', { name: 'Key', exact: true }).click()
      await page.getByRole('rowheader', { name: 'Key 00001' }).waitFor()
    },
    'sort by last use': async page => {
      await page.getByRole('button', { name: 'Last used' }).click()
      await page.waitForURL(/sort=used/)
      await page.locator(settled).waitFor()
    },
    'filter by state': async page => {
      await page.getByRole('button', { name: 'Active', exact: true }).click()
      await page.waitForURL(/state=active/)
      await page.locator(settled).waitFor()
    },
    'search while typing': async page => {
      await page.getByLabel('Search keys').pressSequentially('key 0999', { delay: 30 })
      await page.getByText('1–10 of 10 keys').waitFor()
    },
  },
  operation: '/api/security/secret-keys',
  queries: ['', '?sort=label&direction=asc', '?sort=used', '?state=active', '?search=0999', '?page=400'],
}

const orders: LongList = {
  name: '5,000 orders',
  person: { taxableAddress: {}, orders: [{ planId: 3120, daysAgo: 1, count: ORDERS }] },
  actions: {
    'open the list': async page => {
      await page.goto('/account/billing')
      await page.getByText(`of ${ORDERS.toLocaleString('en-US')} orders`).waitFor()
    },
    'sort by total': async page => {
      await page.getByRole('button', { name: 'Total' }).click()
      await page.waitForURL(/sort=total/)
      await page.locator(settled).waitFor()
    },
    'filter by state': async page => {
      await page.getByLabel('State').selectOption('Paid')
      await page.waitForURL(/state=/)
      await page.locator(settled).waitFor()
    },
    'search while typing': async page => {
      await page.getByLabel('Search orders').pressSequentially('us address', { delay: 30 })
      await page.waitForURL(/search=us/)
      await page.locator(settled).waitFor()
    },
    'download all': async page => {
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download CSV' }).click()
      await file
    },
  },
  operation: '/api/billing/v1/account/orders',
  queries: ['', '?sort=total', '?state=processed', '?search=us', '?begin=2026-01-01', '?page=200'],
}

const holdings: LongList = {
  name: '300 licenses with 5,000 subscriptions',
  person: { manyHoldings: { licenses: LICENSES, terms: TERMS } },
  actions: {
    'open the list': async page => {
      await page.goto('/account/subscriptions')
      await page.getByText(`of ${LICENSES} licenses`).waitFor()
    },
    'sort by what is left': async page => {
      await page.getByRole('button', { name: 'Lookups left' }).click()
      await page.waitForURL(/sort=left/)
      await page.locator(settled).waitFor()
    },
    'filter by status': async page => {
      await page.getByLabel('Status').selectOption('Active')
      await page.waitForURL(/status=active/)
      await page.locator(settled).waitFor()
    },
    'search while typing': async page => {
      await page.getByLabel('Search licenses').pressSequentially('us address', { delay: 30 })
      await page.waitForURL(/search=us/)
      await page.locator(settled).waitFor()
    },
  },
  operation: '/api/subscription/holdings',
  queries: ['', '?sort=left', '?sort=end&direction=desc', '?status=active', '?search=address', '?page=12'],
}

const contacts: LongList = {
  name: '5,000 contacts',
  // The first owner is one of them.
  person: { manyContacts: CONTACTS - 1 },
  actions: {
    'open the list': async page => {
      await page.goto('/account/contacts')
      await page.getByText(`of ${CONTACTS.toLocaleString('en-US')} contacts`).waitFor()
    },
    'filter by state': async page => {
      await page.getByLabel('State').selectOption('Not confirmed')
      await page.waitForURL(/state=unconfirmed/)
      await page.locator(settled).waitFor()
    },
    'search while typing': async page => {
      await page.getByLabel('Search contacts').pressSequentially('branch 7', { delay: 30 })
      await page.waitForURL(/text=branch/)
      await page.locator(settled).waitFor()
    },
    'open the grid of topics': async page => {
      await page.goto('/account/contacts?view=topics')
      await page.getByText(`of ${CONTACTS.toLocaleString('en-US')} contacts`).waitFor()
    },
  },
  operation: '/api/notification/contacts',
  queries: ['', '?sort=email', '?sort=name&direction=desc', '?topic=receipts', '?text=branch', '?page=200'],
}

const team: LongList = {
  name: '2,000 members and 200 invitations',
  person: { manyMembers: { members: MEMBERS - 1, invited: INVITED } },
  actions: {
    'open the list': async page => {
      await page.goto('/account/team')
      await page.getByText(`of ${(MEMBERS + INVITED).toLocaleString('en-US')} people`).waitFor()
    },
    'sort by joined': async page => {
      await page.getByRole('button', { name: 'Joined' }).click()
      await page.waitForURL(/sort=joined/)
      await page.locator(settled).waitFor()
    },
    'filter by state': async page => {
      await page.getByLabel('State').selectOption('Invited')
      await page.waitForURL(/state=invited/)
      await page.locator(settled).waitFor()
    },
    'search while typing': async page => {
      await page.getByLabel('Search people').pressSequentially('invited-019', { delay: 30 })
      await page.getByText('of 10 people').waitFor()
    },
  },
  operation: '/api/authorization/identities',
  queries: [
    '',
    '?sort=joined&direction=desc',
    '?state=invited',
    '?role=billing-viewer',
    '?text=19',
    '?page=80',
  ],
}

export const longLists = [keys, orders, holdings, contacts, team]
