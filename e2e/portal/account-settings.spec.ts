import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/settings'
const LABEL = 'Northwind Traders'
const dialog = (page: Page) => page.getByRole('dialog')
const banner = (page: Page) => page.getByRole('region', { name: 'This account is being closed' })

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close account…' }).click()
  await dialog(page).getByRole('textbox').fill(LABEL)
  await dialog(page).getByRole('button', { name: 'Close account' }).click()
  await expect(banner(page)).toBeVisible()
}

test('an owner exports everything, and saves it as a zip', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ label: LABEL, keys: 1, orders: [{ planId: 3120 }] }), PATH)
  await page.getByRole('button', { name: 'Export data' }).click()
  const download = page.getByRole('button', { name: 'Download' })
  await expect(download).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await download.click()
  const files = unzipSync(await readFile(await (await saving).path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'account.json', 'orders.csv', 'secret-keys.json']),
  )
  expect(Object.keys(files).some(name => /^receipts\/receipt-\d+\.pdf$/.test(name))).toBe(true)
  const [account] = JSON.parse(Buffer.from(files['account.json'] ?? []).toString())
  expect(account.label).toBe(LABEL)
  await page.getByRole('button', { name: 'Delete export' }).click()
  await expect(page.getByRole('button', { name: 'Export data' })).toBeVisible()
  // Where people look for it.
  for (const [text, found] of [
    ['gdpr', 'Export the account’s data'],
    ['delete account', 'Close the account'],
  ] as const) {
    await openPalette(page)
    await page.getByRole('combobox').fill(text)
    await expect(page.getByRole('option', { name: found })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('an owner closes the account by its name, and restores it with one press', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ label: LABEL, keys: 2, orders: [{ planId: 3120 }] }), PATH)
  await page.getByRole('button', { name: 'Close account…' }).click()
  await expect(dialog(page)).toContainText('keys stop working at once')
  await expect(dialog(page)).toContainText('isn’t refunded')
  await expectAccessible(page)
  // Another name does nothing.
  await dialog(page).getByRole('textbox').fill('Northwind')
  await dialog(page).getByRole('textbox').press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Close account' })).toBeDisabled()
  await page.goto(PATH)

  await close(page)
  await expect(banner(page)).toContainText('Its keys don’t work')
  await expectAccessible(page)
  // Everything is there, and nothing can be changed.
  await page.getByRole('link', { name: 'Keys', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Create key' }).first()).toHaveAccessibleDescription(
    'This account is being closed. An owner can restore it.',
  )
  await banner(page).getByRole('button', { name: 'Restore account' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByText('The account is restored.')).toBeVisible()
})

test('an order that is used has to be paid first', async ({ page, makePerson }) => {
  await openAs(
    page,
    await makePerson({ label: LABEL, orders: [{ planId: 3120, state: 'grace-period' }] }),
    PATH,
  )
  await page.getByRole('button', { name: 'Close account…' }).click()
  await expect(dialog(page)).toContainText('An order that you use isn’t paid yet.')
  await expect(dialog(page).getByRole('button', { name: 'Close account' })).toHaveAccessibleDescription(
    'Something has to be settled first.',
  )
  await expectAccessible(page)
})

test('staff see a closing, hold it with a reason, and release it', async ({ page, makePerson, browser }) => {
  const customer = await makePerson({ label: LABEL })
  const staff = await makePerson({ roles: ['internal-admin'] })
  const theirs = await browser.newPage()
  await openAs(theirs, customer, PATH)
  await close(theirs)
  await theirs.close()
  await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: LABEL }).click()
  await page.getByRole('button', { name: 'Hold closing' }).click()
  await dialog(page).getByRole('button', { name: 'Hold closing' }).click()
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('Ticket 4711: a court asked')
  await dialog(page).getByRole('button', { name: 'Hold closing' }).click()
  await expect(page.getByText('The closing of this account is on hold')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Release closing' }).click()
  await dialog(page).getByLabel('Reason').fill('The matter is settled')
  await dialog(page).getByRole('button', { name: 'Release closing' }).click()
  await expect(page.getByText('This account is being closed')).toBeVisible()
})
