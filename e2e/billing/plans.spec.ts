import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test('a plan is bought from Billing without leaving the account', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/billing')
  await page.getByRole('link', { name: 'See plans and prices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and prices')
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
  await page.getByLabel('Product').selectOption('US Address Verification, Plus')
  const plans = page.getByRole('list', { name: 'Plans of US Address Verification, Plus' })
  await expect(plans.getByRole('listitem').first()).toContainText('1,000 lookups')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yearly' }).click()
  await expect(page).toHaveURL(/term=year/)
  await expect(plans.getByRole('listitem').first()).toContainText('$36.00 per year')
  // The address of the choice brings it back.
  await page.reload()
  await expect(plans.getByRole('listitem').first()).toContainText('$36.00 per year')

  await plans.getByRole('button', { name: 'Buy 100,000 lookups', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\?intent=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByText('$180.00').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Products' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Products' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove US Address Verification, Plus/ }).click()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and prices')
})

test('the plans show to someone who may not order, who reads why, and fit a narrow window', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openAs(page, await makePerson({ roles: ['billing-viewer'] }), '/account/subscriptions/plans')
  const buy = page.getByRole('button', { name: /^Buy / }).first()
  await expect(buy).toBeDisabled()
  await expect(buy).toHaveAccessibleDescription(/role/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
})
