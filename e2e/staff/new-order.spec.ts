import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openAccountAsStaff, showView } from '../support/staff.ts'
import { expect, expectAccessible, openAs, type Person, test } from '../support/test.ts'

const REASON = 'Agreed with Dana by phone'

async function place(page: Page, button: string | RegExp): Promise<void> {
  await page.getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible()
}

test.describe('a new order, for staff', () => {
  let staff: Person
  let customer: Person
  test.beforeEach(async ({ page, makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
    customer = await makePerson({ taxableAddress: {} })
    await openAccountAsStaff(page, staff, customer)
    await page.getByRole('link', { name: 'New order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible()
  })

  test('shows how it differs from the price list, and has the agreed prices', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const first = page.getByRole('group', { name: 'Item 1' })
    await first.getByLabel('Plan').selectOption('3120')
    await first.getByLabel('Price').selectOption('custom')
    await first.getByLabel('Amount (USD)').fill('much')
    await expect(first.getByText('Enter an amount, such as 400.00.')).toBeVisible()
    await first.getByLabel('Amount (USD)').fill('0.30')
    const tooSmall = '$0.32 is below the smallest amount that can be charged: $0.50.'
    await expect(first.getByText(tooSmall)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Place order/ })).toHaveAccessibleDescription(tooSmall)
    await first.getByLabel('Amount (USD)').fill('480')
    await page.getByRole('button', { name: 'Add item' }).click()
    const second = page.getByRole('group', { name: 'Item 2' })
    await second.getByLabel('Plan').selectOption('3705')
    await second.getByLabel('Price').selectOption('free')
    await second.getByLabel('Lookups').fill('500')
    const amounts = page.getByRole('status', { name: 'Amounts' })
    // $540.00 and $120.00 on the list; the tax is that of Utah on $480.00.
    await expect(amounts).toContainText(
      'List price$660.00Less than the list price-$180.00Tax$34.80Total$514.80',
    )
    await expectAccessible(page)
    await place(page, 'Place order for $514.80')
    await expect(page.getByText('Payment due')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Changes by staff' }).getByText(`“${REASON}”`)).toBeVisible()
  })

  test('is a gift, which starts at once', { tag: FULL }, async ({ page }) => {
    await page.getByRole('button', { name: 'Gift' }).click()
    await page.getByLabel('Plan').selectOption('3705')
    await page.getByLabel('Lookups').fill('750')
    await expect(page.getByRole('status', { name: 'Amounts' })).toContainText('-$120.00')
    await place(page, 'Give plan')
    await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()
    await page.getByRole('link', { name: /^Account \d+$/ }).click()
    await showView(page, 'Subscriptions')
    await expect(page.getByRole('row', { name: /750 of 750/ })).toBeVisible()
  })

  test('of more than a person may settle waits for a colleague', { tag: FULL }, async ({
    browser,
    page,
    makePerson,
  }) => {
    const first = page.getByRole('group', { name: 'Item 1' })
    await first.getByLabel('Plan').selectOption('3120')
    await first.getByLabel('Price').selectOption('custom')
    await first.getByLabel('Amount (USD)').fill('6,000')
    await expect(page.getByText('A colleague has to settle it')).toBeVisible()
    await expectAccessible(page)
    await place(page, 'Place order for $6,435.00')
    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await expect(page.getByText('A second person has to settle this order')).toBeVisible()
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), new URL(page.url()).pathname)
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await other.getByRole('dialog').getByLabel('Reason').fill(REASON)
    await other.getByRole('button', { name: 'Approve order' }).click()
    await expect(other.getByRole('heading', { level: 1 }).getByText('Approved')).toBeVisible()
    await context.close()
  })

  test('is a gift that a colleague has to approve', { tag: FULL }, async ({ browser, page, makePerson }) => {
    await page.getByRole('button', { name: 'Gift' }).click()
    await page.getByLabel('Plan').selectOption('3161')
    await expect(page.getByText('A colleague has to approve it')).toBeVisible()
    await expectAccessible(page)
    await place(page, 'Ask for approval')
    await expect(page.getByRole('heading', { level: 1 }).getByText('To approve')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page)
    const [, orderId = ''] = /orders\/(\d+)/.exec(page.url()) ?? []
    const theirs = await browser.newContext()
    const owner = await theirs.newPage()
    await openAs(owner, customer, `/account/billing/orders/${orderId}`)
    await expect(owner.getByText('Its subscriptions start once we approve it.')).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
    await expectAccessible(owner)
    await theirs.close()
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), `/admin/orders/${orderId}`)
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await other.getByRole('dialog').getByLabel('Reason').fill(REASON)
    await other.getByRole('button', { name: 'Approve order' }).click()
    await expect(other.getByRole('heading', { level: 1 }).getByText('Approved')).toBeVisible()
    await context.close()
  })
})
