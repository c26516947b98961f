import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openOrderAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, openAs, type Person, readMail, test } from '../support/test.ts'

const REASON = 'Agreed with Dana by phone'
const dialog = (page: Page) => page.getByRole('dialog')

async function confirm(page: Page, button: string, reason = REASON): Promise<void> {
  await dialog(page).getByLabel('Reason').fill(reason)
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test.describe('an order, for staff', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('is corrected, paid, and refunded, and shows the difference before each step', async ({
    page,
    request,
    makePerson,
  }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'pending' }] })
    await page.setViewportSize({ width: 320, height: 800 })
    await openOrderAsStaff(page, staff, customer)
    await expect(page.getByText('Payment due')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Change address' }).click()
    await dialog(page).getByLabel('Street address').fill('410 Dock Street')
    await dialog(page).getByLabel('City').fill('Portland')
    await dialog(page).getByLabel('State or area').fill('OR')
    await dialog(page).getByLabel('Postal code').fill('97209')
    await expectAccessible(page)
    await confirm(page, 'Change address')
    await expect(page.getByText('The tax is out of date')).toBeVisible()

    await page.getByRole('button', { name: 'Recalculate' }).click()
    const changes = dialog(page).getByRole('status', { name: 'What changes' })
    await expect(changes).toContainText('$579.15 → becomes $540.00')
    await expect(changes).toContainText('-$39.15')
    await confirm(page, 'Recalculate tax')
    await expect(page.getByText('The tax is out of date')).toHaveCount(0)

    await page.getByRole('button', { name: 'Record payment' }).click()
    await dialog(page).getByRole('button', { name: 'Record $540.00' }).click()
    await expect(dialog(page).getByText('This field is required.')).toBeVisible()
    await confirm(page, 'Record $540.00')
    await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog(page).getByLabel('Amount (USD)').fill('540.01')
    await dialog(page).getByLabel('Reason').fill(REASON)
    await dialog(page).getByLabel('Reason').press('Tab')
    await expect(dialog(page).getByText('At most $540.00 can be refunded.')).toBeVisible()
    await dialog(page).getByLabel('Amount (USD)').fill('100')
    await expect(dialog(page).getByRole('status', { name: 'Amounts' })).toContainText('$440.00')
    await expectAccessible(page)
    await confirm(page, 'Refund $100.00')
    await expect(page.getByText('$100.00 refunded', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Email receipt' }).click()
    await dialog(page).getByLabel('Email', { exact: true }).fill(customer.username)
    await dialog(page).getByRole('button', { name: 'Send receipt' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await readMail(request, customer.username, /receipt/i)

    const list = page.getByRole('list', { name: 'Changes by staff' })
    await expect(list.getByText(`“${REASON}”`)).toHaveCount(4)
    await expect(list.getByText(staff.username).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('is charged to a card for less, which counts as a discount', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({
      orders: [{ planId: 3120, state: 'grace-period' }],
      cards: [{ number: '4242424242424242' }],
    })
    await openOrderAsStaff(page, staff, customer)
    await page.getByRole('button', { name: 'Charge card' }).click()
    await dialog(page).getByLabel('Card').selectOption({ index: 1 })
    await dialog(page).getByLabel('Amount (USD)').fill('600')
    await dialog(page).getByLabel('Reason').fill(REASON)
    await dialog(page).getByLabel('Reason').press('Tab')
    await expect(dialog(page).getByText('Enter at most $579.15, the total of the order.')).toBeVisible()
    await dialog(page).getByLabel('Amount (USD)').fill('500')
    await expect(dialog(page).getByRole('status', { name: 'Amounts' })).toContainText('$79.15')
    await confirm(page, 'Charge $500.00')
    await expect(page.getByText('Card ending in 4242')).toBeVisible()
  })

  test('is approved once by two at once, and its grace period ends once', { tag: FULL }, async ({
    browser,
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'grace-period' }] })
    await openOrderAsStaff(page, staff, customer)
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), new URL(page.url()).pathname)
    await page.getByRole('button', { name: 'End grace period' }).click()
    await confirm(page, 'End grace period')
    await expect(page.getByText('Payment due')).toBeVisible()
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await Promise.all([confirm(page, 'Approve order'), confirm(other, 'Approve order')])
    for (const each of [page, other]) {
      const timeline = each.getByRole('list', { name: 'Timeline' })
      await expect(timeline.getByText('Approved without a payment')).toHaveCount(1)
    }
    await context.close()
  })

  test('is refunded up to its payment by two at once', { tag: FULL }, async ({
    browser,
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'pending' }] })
    await openOrderAsStaff(page, staff, customer)
    await page.getByRole('button', { name: 'Record payment' }).click()
    await confirm(page, 'Record $579.15')
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), new URL(page.url()).pathname)
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'Refund', exact: true }).click()
      await dialog(each).getByLabel('Amount (USD)').fill('579.15')
    }
    await confirm(page, 'Refund $579.15')
    await dialog(other).getByLabel('Reason').fill(REASON)
    await dialog(other).getByRole('button', { name: 'Refund $579.15' }).click()
    await expect(dialog(other).getByText('At most $0.00 can be refunded.')).toBeVisible()
    await context.close()
  })
})
