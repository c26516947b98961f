import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { leaveInCart, openCartOf } from '../support/checkout.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const KEY = 'gatepost-cart'
const invalid = 'Invalid plan has been removed from your cart'
const duplicate = 'Duplicate free trial has been removed from your cart'

const plansOf = (page: Page) => page.getByRole('list', { name: 'Plans' }).getByRole('listitem')
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

test('an empty cart offers the first step', { tag: FULL }, async ({ page }) => {
  await page.goto('/checkout/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  // Pricing pages have the cart, even an empty one.
  await expect(count(page)).toBeVisible()
})

test('plans show what they cost, leave with Undo, and all tabs follow', async ({ page, context }) => {
  await leaveInCart(page, [3120, 3101])
  const [paid, trial] = [plansOf(page).first(), plansOf(page).last()]
  await expect(paid).toContainText('US Address Verification, Plus')
  await expect(paid).toContainText('Yearly')
  await expect(paid).toContainText('$540.00')
  await expect(paid).toContainText(/\$\d+\.\d\d per 1,000/)
  await expect(trial).toContainText('Free trial')
  await expect(page.getByText('$540.00').last()).toBeVisible()
  await expect(count(page)).toContainText('2')
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto('/')
  await expect(count(other)).toContainText('2')
  await trial.getByRole('button', { name: /^Remove/ }).click()
  await expect(plansOf(page)).toHaveCount(1)
  await expect(count(other)).toContainText('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(plansOf(page)).toHaveCount(2)
  await expect(count(other)).toContainText('2')

  // A narrow header has room for the cart or the sign-up; the menu has the rest.
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(count(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeHidden()
  await expectAccessible(page)
  await page.evaluate(key => localStorage.removeItem(key), KEY)
  await page.goto('/')
  await expect(count(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible()
})

test('what no one can order leaves by itself, and the page says so once', { tag: FULL }, async ({ page }) => {
  await leaveInCart(page, [3120, 9_999_999, 3101, 3101])
  const notes = page.getByRole('region', { name: 'Removed from your cart' })
  // Toasts pass, the notes stay.
  await Promise.all(
    [invalid, duplicate].map(text =>
      expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1),
    ),
  )
  for (const text of [invalid, duplicate]) await expect(notes.getByText(text)).toBeVisible()
  await expect(plansOf(page)).toHaveCount(2)
  await expectAccessible(page)
  await notes.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notes).toBeHidden()
  await page.reload()
  await expect(plansOf(page)).toHaveCount(2)
  await expect(page.getByText(invalid)).toBeHidden()
})

test('junk in storage is no cart', { tag: FULL }, async ({ page }) => {
  for (const text of ['{', '[3120]', '{"version":2,"plans":[3120]}']) {
    await openCartOf(page, text)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  }
})

test('a price list that fails can be tried again', { tag: FULL }, async ({ page }) => {
  // From the first visit on: a list that has arrived is kept for a minute.
  await setScenario(page, 'server-error')
  await leaveInCart(page, [3120])
  await expect(page.getByText('The price list couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(plansOf(page)).toHaveCount(1)
})

test('a trial that the account has had cannot be checked out again', async ({ page, makePerson }) => {
  const used = [{ planId: 3101, startedDaysAgo: 60 }]
  await leaveInCart(page, [3120, 3101])
  await openAs(page, await makePerson({ subscriptions: used }), '/checkout/cart')
  await expect(plansOf(page).last()).toContainText('You already had this trial.')
  const checkOut = page.getByRole('button', { name: 'Check out' })
  await expect(checkOut).toHaveAccessibleDescription('Remove the trial that you already had.')
  await expectAccessible(page)
  await plansOf(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(checkOut).not.toHaveAttribute('aria-disabled', 'true')
})

test('a cart survives the login', async ({ page, makePerson }) => {
  await leaveInCart(page, [3120])
  await openAs(page, await makePerson(), '/checkout/cart')
  await expect(plansOf(page)).toHaveCount(1)
  await expect(page.getByText('You’ll see the tax and total before you pay.')).toBeVisible()
})
