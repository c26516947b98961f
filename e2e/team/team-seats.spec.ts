import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { addCard, payButton, TEST_CARDS } from '../support/checkout.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, test } from '../support/test.ts'

/** The smallest paid plan, which brings two seats. */
const SMALLEST = { planId: 3131, startedDaysAgo: 3 }

test('a person buys the smallest plan and invites a colleague, who joins', { tag: FULL }, async ({
  page,
  browser,
  request,
  makePerson,
}) => {
  test.slow()
  const colleague = `colleague.${randomUUID()}@seats.example`
  await openAs(page, await makePerson({ maxUsers: 1 }), '/account/team')
  const meter = page.getByRole('meter', { name: 'Seats used' })
  await expect(meter).toHaveAccessibleDescription('')
  await expect(page.getByText('1 seat without a paid plan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveAccessibleDescription(
    'This account has reached its limit of 1 team member. Contact sales to add more.',
  )

  await test.step('more seats have a price, and so have the plans that bring some', async () => {
    await page.getByRole('button', { name: 'Add seats' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add seats' })
    const seats = dialog.getByRole('list', { name: 'Seats' }).getByRole('listitem')
    await expect(seats.first()).toHaveText('5 more seats$120.00 per year, before tax')
    await expect(seats).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Plans and prices' }).click()
    await page.getByLabel('Product').selectOption('US Address Verification, Plus')
    const plan = page.getByRole('listitem').filter({ hasText: '1,000 lookups' }).first()
    await expect(plan).toContainText('2 seats')
    await plan.getByRole('button', { name: 'Buy 1,000 lookups' }).click()
  })

  await test.step('the plan is bought', async () => {
    const form = page.getByRole('form', { name: 'Billing address' })
    await form.getByLabel('Street address').fill('214 N Juniper St')
    await form.getByLabel('City').fill('Provo')
    await form.getByLabel('State').selectOption('UT')
    await form.getByLabel('ZIP Code').fill('84601')
    await form.getByRole('button', { name: 'Save address' }).click()
    await addCard(page, TEST_CARDS.succeeds)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  })

  await test.step('a colleague is invited', async () => {
    await page.goto('/account/team')
    await expect(page.getByText('2 seats from US Address Verification, Plus.')).toBeVisible()
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Invite people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    // Pasted with a word that is no address.
    await dialog.getByLabel('Email addresses').fill(`Lee\t${colleague}`)
    await expect(dialog.getByText('1 of 2 can be invited. 1 of 1 free seat will be used.')).toBeVisible()
    await dialog.getByLabel('Email addresses').fill(colleague)
    await dialog.getByRole('button', { name: 'Developer' }).click()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('2 of 2 (1 pending)')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the colleague joins in a browser of their own', async () => {
    const context = await browser.newContext()
    const own = await context.newPage()
    await own.goto(linkIn(await readMail(request, colleague, /^Join /)))
    await own.getByRole('link', { name: 'Sign up to join' }).click()
    await expect(own.getByLabel('Work email')).toHaveValue(colleague)
    await own.getByLabel('Password', { exact: true }).fill('seven purple paper lanterns')
    await own.getByRole('button', { name: 'Join', exact: true }).click()
    await own.waitForURL(/\/account/)
    await expect(own.getByText('Test account')).toBeVisible()
    await context.close()
    await page.reload()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  })
})

test('a plan that was terminated keeps the team, and no one new is invited', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const owner = await makePerson({
    maxUsers: 1,
    team: [{ roles: ['billing-viewer'], joinedDaysAgo: 2 }],
    subscriptions: [{ ...SMALLEST, isTerminated: true }],
  })
  await openAs(page, owner, '/account/team')
  await expect(page.getByText('2 of 1', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^Everyone on the team stays\. This account has reached its limit/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeDisabled()
  await expectAccessible(page)
})

test('a license that brings seats says so, and counts no lookups', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const owner = await makePerson({ subscriptions: [{ planId: 4401, startedDaysAgo: 3 }] })
  await openAs(page, owner, '/account/subscriptions')
  const row = page.getByRole('row').filter({ hasText: 'Multi-User Access' })
  await expect(row).toContainText('5 more seats')
  await expect(row).toContainText('Active')
  await expect(page.getByRole('main')).not.toContainText(/\b0 (left|used|of 0)\b/)
  await page.goto('/account/subscriptions/1701')
  await expect(page.getByText('5 more seats').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\b0 (left|used|of 0)\b/)
  await expectAccessible(page)
  await page.goto('/account')
  await expect(page.getByRole('list', { name: 'Lookups left' })).toContainText('5 more seats')
  await expect(page.getByRole('list', { name: 'Lookups left' })).not.toContainText(/\b0 (left|used|of 0)\b/)
})
