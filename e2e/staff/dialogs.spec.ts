import type { Locator, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openAccountAsStaff, openOrderAsStaff, showView } from '../support/staff.ts'
import { expect, openAs, type Person, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Its name is longer than a narrow window. */
const CERTIFICATE = {
  name: 'resale-certificate-of-northwind-traders-2026-signed-copy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nR-20931\n'),
}

/** Content that a window cannot show without scrolling sideways, in pixels. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]')
    const boxes = [document.documentElement, ...(open ? [open] : [])]
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })

/** Checks the dialog that a key has opened, closes it with Escape, and finds the focus where it was. */
async function expectUsable(page: Page, opener: Locator, name: string): Promise<void> {
  await expect(dialog(page), name).toBeVisible()
  await expect(dialog(page).getByRole('heading').first(), name).toBeVisible()
  await expect(dialog(page).locator(':focus'), name).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Cancel' }), name).toBeEnabled()
  expect(await tooWide(page), name).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page), name).toHaveCount(0)
  await expect(opener, name).toBeFocused()
}

/** Opens each item of each menu of a page. Returns how many there were. */
async function throughMenus(page: Page): Promise<number> {
  const menus = page.getByRole('main').getByRole('button', { name: /^Actions for/ })
  let opened = 0
  for (let index = 0; index < (await menus.count()); index++) {
    const menu = menus.nth(index)
    const items = page.getByRole('menuitem')
    for (let item = 0; ; item++) {
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(items.first()).toBeFocused()
      const count = await items.count()
      if (item >= count) {
        await page.keyboard.press('Escape')
        break
      }
      for (let presses = 0; presses < item; presses++) await page.keyboard.press('ArrowDown')
      const name = (await items.nth(item).textContent()) ?? ''
      await expect(items.nth(item)).toBeFocused()
      await page.keyboard.press('Enter')
      await expectUsable(page, menu, name)
      opened++
    }
  }
  return opened
}

/** Opens the dialog of each of these buttons. */
async function throughButtons(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expectUsable(page, button, name)
  }
}

test.describe('every dialog of staff opens with a key, fits a narrow window, and closes with Escape', () => {
  test.slow()
  let staff: Person
  test.beforeEach(async ({ page, makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
    await page.setViewportSize({ width: 320, height: 700 })
  })

  test('on the page of an account', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson({
      taxableAddress: {},
      orders: [{ planId: 3120, state: 'paid' }],
      keysWithPast: [
        { kind: 'secret', label: 'Checkout server' },
        { kind: 'embedded', label: 'Store', hostnames: ['shop.example'] },
      ],
    })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(2)
    // Two of the license, four of its subscription.
    expect(await throughMenus(page)).toBe(6)
    await showView(page, 'Keys')
    for (const name of ['Checkout server', 'Store'])
      await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
    // Six of each key.
    expect(await throughMenus(page)).toBe(12)
    await showView(page, 'People')
    await throughButtons(page, ['Adjust seats'])
    await showView(page, 'Overview')
    await throughButtons(page, ['Add note'])
    await page.getByRole('button', { name: 'Add note' }).click()
    await dialog(page).getByLabel('Note').fill('Asked for a copy of the contract')
    await dialog(page).getByRole('button', { name: 'Add note' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await throughButtons(page, ['Delete note: Asked for a copy of the contract'])
    await showView(page, 'Billing')
    await throughButtons(page, ['Declare exemption'])
    await page.getByRole('button', { name: 'Declare exemption' }).click()
    await dialog(page).getByLabel('Evidence').fill('Resale certificate R-20931, copy on file')
    await dialog(page).getByRole('button', { name: 'Declare exemption' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await throughButtons(page, ['Attach certificate', 'Revoke exemption'])
  })

  test('about a certificate that a customer has uploaded', { tag: FULL }, async ({
    page,
    browser,
    makePerson,
  }) => {
    const customer = await makePerson({ taxableAddress: {} })
    const context = await browser.newContext()
    const customerPage = await context.newPage()
    await openAs(customerPage, customer, '/account/billing')
    await customerPage.getByRole('button', { name: 'Upload tax certificate' }).click()
    await dialog(customerPage).getByLabel('File').setInputFiles(CERTIFICATE)
    await dialog(customerPage).getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog(customerPage)).toHaveCount(0)
    await context.close()
    await openAccountAsStaff(page, staff, customer, 'Billing')
    await throughButtons(page, [`Accept ${CERTIFICATE.name}`, `Reject ${CERTIFICATE.name}`])
  })

  test('on the page of an order', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'grace-period' }] })
    await openOrderAsStaff(page, staff, customer)
    await throughButtons(page, [
      'Approve',
      'Record payment',
      'Charge card',
      'End grace period',
      'Change address',
      'Recalculate',
    ])
    await page.getByRole('button', { name: 'Record payment' }).click()
    await dialog(page).getByLabel('Reason').fill('Check 1042')
    await dialog(page)
      .getByRole('button', { name: /^Record \$/ })
      .click()
    await expect(dialog(page)).toHaveCount(0)
    await throughButtons(page, ['Refund', 'Email receipt'])
  })

  test('on the page of a person', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson()
    await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
    await page.getByRole('region', { name: 'People' }).getByRole('link', { name: customer.username }).click()
    await throughButtons(page, ['Deactivate', 'Set a password', 'Send reset link', 'Make staff'])
  })
})
