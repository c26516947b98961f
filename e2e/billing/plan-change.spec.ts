import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, readMail, test } from '../support/test.ts'

/** 10,000 lookups a month of US verification for $20.00, paid, and none used. */
const [LICENSE, SMALL] = [1102, 3133]
const PAGE = `/account/subscriptions/${LICENSE}`
const GOOD = { number: '4242424242424242' }
const DECLINED = { number: '4000000000000341' }
const holding = { orders: [{ planId: SMALL, daysAgo: 3 }] }

/** Opens the page that changes the plan, as a person finds it. */
async function openChange(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change plan' }).click()
  await expect(page.getByRole('heading', { name: 'Change plan' })).toBeVisible()
}

const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const consent = (page: Page) => page.getByRole('checkbox', { name: /I agree that this plan renews/ })
const pressed = (page: Page) => page.getByRole('button', { name: /^Change plan and pay / })

test('a person upgrades during a term: preview, one consent, one charge, one receipt', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({ ...holding, cards: [GOOD] })
  await openAs(page, person, PAGE)
  await openChange(page)
  await plan(page, /^50,000 lookups a month/).check()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('$60.00')
  await expect(preview).toContainText('Credit: 10,000 of 10,000 lookups unused')
  await expect(preview).toContainText('-$20.00')
  // 40.00 and 7.25 % of it.
  await expect(preview).toContainText('Due now$42.90')
  await expect(consent(page)).not.toBeChecked()
  await expectAccessible(page)
  await consent(page).check()
  await page.getByRole('button', { name: 'Change plan and pay $42.90' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan has changed' })).toBeFocused()
  await expectAccessible(page)
  const mail = await readMail(request, person.username, /Receipt for order \d+: \$42.90 paid/)
  expect(JSON.stringify(mail)).toContain('Credit for the unused part of the previous term')

  await page.getByRole('link', { name: 'See the subscription' }).click()
  await expect(page.getByText('50,000 lookups a month').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Terminated')
  await page.goto('/account/billing')
  const orders = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: '$42.90' })
  await expect(orders).toHaveCount(1)
  await orders.getByRole('link').first().click()
  await expect(page.getByText('Credit for the unused part of the previous term')).toBeVisible()
})

test('a declined card changes nothing, and another one pays', async ({ page, makePerson }) => {
  const person = await makePerson({ ...holding, cards: [DECLINED, GOOD] })
  await openAs(page, person, `${PAGE}/plan`)
  await plan(page, /^50,000 lookups a month/).check()
  await page.getByRole('radio', { name: /0341/ }).check()
  await pressed(page).click()
  await expect(page.getByText('Your card was declined')).toBeVisible()
  await expect(page.getByText('You weren’t charged.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /4242/ }).check()
  await pressed(page).click()
  await expect(page.getByRole('heading', { name: 'Your plan has changed' })).toBeVisible()
})

test('a smaller plan begins at the end of the term, and Undo takes it back', async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const person = await makePerson({ ...holding, cards: [GOOD] })
  await openAs(page, person, `${PAGE}/plan`)
  await plan(page, /^1,000 lookups a month/).check()
  const button = page.getByRole('button', { name: /^Change plan on / })
  await consent(page).check()
  await expectAccessible(page)
  await button.click()
  await expect(page.getByText(/^Changes to 1,000 lookups a month on /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Changes to 1,000 lookups a month on /)).toBeHidden()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('from a month to a year, without a consent to renewal', async ({ page, makePerson }) => {
  const person = await makePerson({ ...holding, cards: [GOOD] })
  await openAs(page, person, `${PAGE}/plan`)
  await page.getByRole('button', { name: 'Yearly' }).click()
  await plan(page, /^500,000 lookups a year/).check()
  await page.getByRole('button', { name: 'Change plan and pay $557.70' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan has changed' })).toBeVisible()
  await page.getByRole('link', { name: 'See the subscription' }).click()
  await expect(page.getByRole('switch', { name: /^Automatic renewal/ })).not.toBeChecked()
})

test('a plan that can only begin later says so where it is bought', async ({ page, makePerson }) => {
  const person = await makePerson({ ...holding, cards: [GOOD] })
  await openAs(page, person, `/account/subscriptions/plans?license=${LICENSE}`)
  await expect(
    page.getByRole('button', { name: /^Buy from \w{3} \d{1,2}(, \d{4})? 1,000 lookups$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Buy from .* 1,000 lookups$/ }).click()
  await expect(page.getByRole('button', { name: /^Buy from \w{3} \d{1,2}.* and pay \$4\.29$/ })).toBeVisible()
})
