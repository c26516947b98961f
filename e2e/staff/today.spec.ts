import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openOrderAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PLAN = 3120

test('staff see what waits over all customers, each list by itself, and open the account', async ({
  page,
  makePerson,
}) => {
  await makePerson({
    label: 'Harbor Foods',
    orders: [
      { planId: PLAN, state: 'pending', daysAgo: 900 },
      { planId: PLAN, state: 'grace-period', daysAgo: 13 },
    ],
    contacts: [{ email: `bounced@harbor-${Date.now()}.example`, topics: [], undeliverable: 'bounced' }],
  })
  await openAs(page, await makePerson({ roles: ['internal-admin'] }), '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const counts = page.getByRole('list', { name: 'Waiting' })
  await expect(counts.getByRole('link', { name: /Orders to approve/ })).toBeVisible()
  await expect(counts.getByRole('link', { name: /Undeliverable contacts/ })).toBeVisible()
  const grace = page.getByRole('region', { name: 'Grace periods' }).first()
  await expect(grace.getByText(/hours|day/).first()).toBeVisible()
  await expectAccessible(page)

  await setScenario(page, 'server-error:listUndeliverableContacts')
  await page.reload()
  const contacts = page.getByRole('region', { name: 'Undeliverable contacts' }).first()
  await expect(contacts.getByText('The contacts couldn’t be loaded')).toBeVisible()
  const orders = page.getByRole('region', { name: 'Orders to approve' }).first()
  await expect(orders.getByRole('link', { name: 'Harbor Foods' }).first()).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await contacts.getByRole('button', { name: 'Try again' }).click()
  await expect(contacts.getByText('Bounced').first()).toBeVisible()

  await counts.getByRole('link', { name: /Orders to approve/ }).press('Enter')
  await expect(page).toHaveURL(/#to-approve$/)
  await orders.getByRole('link', { name: 'Harbor Foods' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Foods' })).toBeVisible()
})

test('staff see a disputed payment, which can’t be refunded', async ({ page, makePerson }) => {
  const customer = await makePerson({
    orders: [{ planId: PLAN, state: 'pending' }],
    cards: [{ number: '4000 0000 0000 0259' }],
  })
  const staff = await makePerson({ roles: ['internal-admin'] })
  await openOrderAsStaff(page, staff, customer)
  const order = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Charge card' }).click()
  await dialog.getByLabel('Card').selectOption({ index: 1 })
  await dialog.getByLabel('Amount (USD)').fill('0.30')
  await dialog.getByLabel('Reason').fill('Agreed with Dana by phone')
  await dialog.getByRole('button', { name: 'Charge $0.30' }).click()
  const tooSmall = dialog.getByText('$0.30 is below the smallest amount that can be charged: $0.50.')
  await expect(tooSmall).toBeVisible()
  await dialog.getByLabel('Amount (USD)').fill('579.15')
  await dialog.getByRole('button', { name: 'Charge $579.15' }).click()
  await expect(dialog).toHaveCount(0)

  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(async () => {
    await page.reload()
    const timeout = scaledTimeout(500)
    await expect(timeline.getByText('Disputed with the bank $579.15')).toBeVisible({ timeout })
    // What a page reads while the bank's event arrives may have only one of both.
    await expect(page.getByText('$579.15 disputed', { exact: true })).toBeVisible({ timeout })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveAccessibleDescription(
    'The customer’s bank disputes this payment, so it can’t be refunded.',
  )
  await expectAccessible(page)
  await page.goto('/admin')
  const disputes = page.getByRole('region', { name: 'Disputes' }).first()
  const mine = disputes.getByRole('row').filter({ hasText: order })
  await expect(mine.getByText('Needs a response')).toBeVisible()
  await expect(mine.getByText(/days?/)).toBeVisible()
  await expectAccessible(page)
})

test('what waits fits a window of 320 pixels', { tag: FULL }, async ({ page, makePerson }) => {
  await makePerson({ orders: [{ planId: PLAN, state: 'grace-period' }] })
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, await makePerson({ roles: ['internal-admin'] }), '/admin')
  await expect(page.getByRole('region', { name: 'Grace periods' }).first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page, { always: true })
})

test('staff see a refund that the bank sent back, and mark it as seen', async ({ page, makePerson }) => {
  const customer = await makePerson({
    orders: [{ planId: PLAN, state: 'pending' }],
    cards: [{ number: '4000 0000 0000 5126' }],
  })
  const staff = await makePerson({ roles: ['internal-admin'] })
  await openOrderAsStaff(page, staff, customer)
  const order = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Charge card' }).click()
  await dialog.getByLabel('Card').selectOption({ index: 1 })
  await dialog.getByLabel('Reason').fill('Agreed with Dana by phone')
  await dialog.getByRole('button', { name: 'Charge $579.15' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByLabel('Amount (USD)').fill('200')
  await dialog.getByLabel('Reason').fill('Agreed with Dana by phone')
  await dialog.getByRole('button', { name: 'Refund $200.00' }).click()
  await expect(dialog).toHaveCount(0)

  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(async () => {
    await page.reload()
    await expect(timeline.getByText('Refund failed $200.00')).toBeVisible({ timeout: scaledTimeout(500) })
  }).toPass()
  await page.goto('/admin')
  const notices = page.getByRole('region', { name: 'Payment processor' }).first()
  const mine = notices.getByRole('row').filter({ hasText: String(order) })
  await expect(mine.getByText('Refund failed')).toBeVisible()
  await expect(mine.getByText('$200.00')).toBeVisible()
  await expectAccessible(page)
  await mine.getByRole('button', { name: /^Mark as seen/ }).click()
  await expect(mine).toHaveCount(0)
})

test('staff see a form that the CRM rejected and why, and send it again', async ({ page, makePerson }) => {
  const formId = `contact-${Date.now()}`
  await openAs(
    page,
    await makePerson({
      roles: ['internal-admin'],
      rejectedSubmissions: [{ formId, errors: ['FIELD_NOT_IN_FORM_DEFINITION'] }],
    }),
    '/admin',
  )
  const rejected = page.getByRole('region', { name: 'Rejected forms' }).first()
  const mine = rejected.getByRole('row').filter({ hasText: formId })
  await expect(mine.getByText('Rejected with status 400')).toBeVisible()
  await expect(mine.getByText('FIELD_NOT_IN_FORM_DEFINITION')).toBeVisible()
  await expectAccessible(page)

  await setScenario(page, 'server-error:resendSubmission')
  await mine.getByRole('button', { name: `Send again: ${formId}` }).click()
  await expect(page.getByText('The form couldn’t be sent again')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await mine.getByRole('button', { name: `Send again: ${formId}` }).click()
  await expect(mine).toHaveCount(0)
})
