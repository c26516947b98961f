import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openAccountAsStaff, showView } from '../support/staff.ts'
import { expect, expectAccessible, openAs, type Person, readMail, test } from '../support/test.ts'

const REASON = 'Agreed with Dana by phone'
const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

async function confirm(page: Page, button: string): Promise<void> {
  await dialog(page).getByLabel('Reason').fill(REASON)
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test.describe('staff give an account something', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('give it another trial, with a reason', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'paid' }] })
    await openAccountAsStaff(page, staff, customer)
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('button', { name: 'Gift' }).click()
    await page.getByLabel('Plan').selectOption('3101')
    await expect(page.getByRole('textbox', { name: 'Lookups' })).toHaveAccessibleDescription(
      '1,000,000,000,000 means unlimited.',
    )
    await page.getByLabel('Reason').fill(REASON)
    await page.getByRole('button', { name: 'Give plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible()
    await expect(page.getByText(`“${REASON}”`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 }).getByText('Canceled')).toBeVisible()
    await expect(page.getByText('“Undone”')).toBeVisible()
    await page
      .getByRole('link', { name: /^Account \d+/ })
      .first()
      .click()
    await showView(page, 'Subscriptions')
    const terms = section(page, 'Subscriptions').getByRole('row')
    await expect(terms.last()).toContainText('500,000 of 500,000')
    await expect(terms).toHaveCount(2)
  })

  test('give it a trial that the customer uses at once, which then can’t be undone', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ keysWithPast: [{ kind: 'secret', label: 'Checkout server' }] })
    await openAccountAsStaff(page, staff, customer)
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('button', { name: 'Gift' }).click()
    await page.getByLabel('Plan').selectOption('3101')
    await page.getByLabel('Reason').fill(REASON)
    await page.getByRole('button', { name: 'Give plan' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    const { keyId = '', token = '' } = customer.keys[0] ?? {}
    const authorization = `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}`
    // The gateway hears of the license a moment later.
    await expect(async () => {
      const used = await page.request.get('/api/gateway/us-street?street=214 N Juniper St&zipcode=84116', {
        headers: { authorization },
      })
      expect(used.status()).toBe(200)
    }).toPass()
    await undo.click()
    const failed = page.getByRole('alert').filter({ hasText: 'The gift couldn’t be taken back' })
    await expect(failed).toContainText('The customer has used more lookups since')
    await expect(failed.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()
    await expectAccessible(page)
  })

  test('see what a gift is worth, how much is left that day, and when a colleague has to approve it', async ({
    page,
    makePerson,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const customer = await makePerson()
    await openAccountAsStaff(page, staff, customer)
    const chooseGift = async () => {
      await page.getByRole('link', { name: 'New order' }).click()
      await page.getByRole('button', { name: 'Gift' }).click()
      await page.getByLabel('Plan').selectOption('3705')
      await page.getByRole('textbox', { name: 'Lookups' }).fill('500000')
    }
    const worth = page.getByRole('status', { name: 'Worth' })
    const warning = page.getByText('A colleague has to approve it')
    await chooseGift()
    await expect(worth).toContainText(
      'Limit for one person a day$5,000.00Given to this customer today$0.00This is worth$3,000.00',
    )
    await expect(warning).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('Reason').fill(REASON)
    await page.getByRole('button', { name: 'Give plan' }).click()
    await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()
    await page
      .getByRole('link', { name: /^Account \d+/ })
      .first()
      .click()
    await chooseGift()
    await expect(worth).toContainText('Given to this customer today$3,000.00This is worth$3,000.00')
    await expect(warning).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Lookups' }).fill('10000')
    await expect(warning).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Lookups' }).fill('1000000000000')
    await expect(warning).toBeVisible()
    await page.getByLabel('Reason').fill(REASON)
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByRole('heading', { level: 1 }).getByText('To approve')).toBeVisible()
    await expect(page.getByText(/it’s worth \$8,000\.01, more than \$5,000\.00/).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('give it a plan that a colleague declines, while another one wants to approve it', {
    tag: FULL,
  }, async ({ browser, page, request, makePerson }) => {
    const customer = await makePerson()
    await openAccountAsStaff(page, staff, customer)
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('button', { name: 'Gift' }).click()
    await page.getByLabel('Plan').selectOption('3161')
    await page.getByLabel('Reason').fill(REASON)
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Unlimited/ })).toBeVisible()
    await expectAccessible(page)
    const contexts = [await browser.newContext(), await browser.newContext()]
    const [declining, approving] = await Promise.all(contexts.map(each => each.newPage()))
    if (!declining || !approving) throw new Error('two windows were opened')
    for (const each of [declining, approving])
      await openAs(each, await makePerson({ roles: ['internal-admin'] }), new URL(page.url()).pathname)
    await declining.setViewportSize({ width: 320, height: 800 })
    await declining.getByRole('button', { name: 'Decline' }).click()
    await approving.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog(declining)).toContainText(`We email your reason to ${staff.username}.`)
    await expectAccessible(declining)
    await confirm(declining, 'Decline order')
    await expect(declining.getByRole('heading', { level: 1 }).getByText('Canceled')).toBeVisible()
    await dialog(approving).getByLabel('Reason').fill(REASON)
    await dialog(approving).getByRole('button', { name: 'Approve order' }).click()
    await expect(dialog(approving).getByText('This order is not pending.')).toBeVisible()
    expect(await readMail(request, staff.username, /was declined/)).toContain(REASON)
    await Promise.all(contexts.map(each => each.close()))
  })
})
