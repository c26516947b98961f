import type { LongList } from './list.ts'

const KEYS = 10_000
const ORDERS = 5_000

const settled = 'table:not([aria-busy])'

const keys: LongList = {
  name: '10,000 keys',
  person: { keys: KEYS },
  acts: {
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
  acts: {
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

export const longLists = [keys, orders]
