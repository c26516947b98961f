import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { cutOffAfterPlacing, leaveInCart, payButton, startCheckout, TEST_CARDS } from '../support/checkout.ts'
import { expect, expectAccessible, openAs, startSession, test } from '../support/test.ts'

/** 50,000 lookups a year of US verification. */
const YEARLY = 3120
const READY = { taxableAddress: {}, cards: [{ number: TEST_CARDS.succeeds }] }

/** Addresses that the page asks for and that nothing is found at, which browsers report as errors. */
function missingFrom(page: Page): string[] {
  const missing: string[] = []
  page.on('response', response => {
    if (response.status() === 404) missing.push(response.url())
  })
  return missing
}

const paid = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is paid' })
const orderNumber = (page: Page) => page.getByRole('link', { name: /^Order \d+$/ }).textContent()

test('a page that dies between placing and paying finds its order again, and charges once', async ({
  page,
  context,
  makePerson,
}) => {
  await startSession(page, await makePerson(READY))
  await startCheckout(page, [YEARLY])
  const address = page.url()
  expect(address).toMatch(/intent=[\da-f-]{36}/)
  const dead = cutOffAfterPlacing(page, context)
  await payButton(page).click()
  await dead
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(address)
  // The payment may have got through before the line died.
  await expect(paid(later).or(later.getByRole('heading', { name: 'Pay your order' }))).toBeVisible()
  if (!(await paid(later).isVisible())) {
    await expect(later.getByText(/^Order \d+ is placed and not paid yet$/)).toBeVisible()
    await expectAccessible(later)
    await payButton(later).click()
  }
  await expect(paid(later)).toBeVisible()
  const number = await orderNumber(later)
  await later.reload()
  await expect(paid(later)).toBeVisible()
  expect(await orderNumber(later)).toBe(number)
  await later.goto('/checkout/cart')
  await expect(later.getByText('Your cart is empty')).toBeVisible()
})

test('a first checkout asks for nothing that does not exist yet', async ({ page, makePerson }) => {
  const missing = missingFrom(page)
  await startSession(page, await makePerson())
  await leaveInCart(page, [YEARLY])
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByRole('form', { name: 'Billing address' })).toBeVisible()
  await expect(page.getByText('Enter an address to see tax')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Enter an address to see tax')).toBeVisible()
  expect(missing).toEqual([])
})

test('two tabs that pay at once have one order', { tag: FULL }, async ({ page, context, makePerson }) => {
  await startSession(page, await makePerson(READY))
  await startCheckout(page, [YEARLY])
  const [other, idle] = [await context.newPage(), await context.newPage()]
  for (const tab of [other, idle]) {
    await tab.goto(page.url())
    await expect(payButton(tab)).toHaveText(/Place order and pay \$/)
  }
  // One of them may learn that the order is paid before it is pressed.
  const press = (tab: Page) =>
    payButton(tab)
      .click({ timeout: scaledTimeout(5_000) })
      .catch(() => undefined)
  await Promise.all([press(page), press(other)])
  await expect(paid(page)).toBeVisible()
  await expect(paid(other)).toBeVisible()
  expect(await orderNumber(other)).toBe(await orderNumber(page))
  // A tab that was not pressed has lost its cart to the order, and finds it.
  await expect(paid(idle).or(idle.getByRole('heading', { name: 'Pay your order' }))).toBeVisible()
})

test('a total that has moved is shown next to the old one, and nothing is ordered before the choice', async ({
  page,
  context,
  makePerson,
}) => {
  const missing = missingFrom(page)
  await startSession(page, await makePerson(READY))
  await startCheckout(page, [YEARLY])
  const before = /\$[\d,.]+/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? ''

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Edit' }).click()
  const form = other.getByRole('form', { name: 'Billing address' })
  await form.getByLabel('Street address').fill('410 Dock Street')
  await form.getByLabel('City').fill('Portland')
  await form.getByLabel('State').selectOption('OR')
  await form.getByLabel('ZIP Code').fill('97209')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(other.getByText('Portland, OR 97209')).toBeVisible()
  // Oregon has no sales tax. The other total is on its way to the tab that changed the address.
  await expect(payButton(other)).toHaveText('Place order and pay $540.00')
  await other.close()

  await payButton(page).click()
  const notice = page.getByText('The total has changed').locator('..')
  await expect(notice).toContainText(before)
  await expect(notice).toContainText('$540.00')
  await expectAccessible(page)
  // Nothing was ordered, so neither the rejection nor a reload asks for the order.
  await page.reload()
  await page.getByRole('button', { name: 'Place order and pay $540.00' }).click()
  await expect(paid(page)).toBeVisible()
  expect(missing).toEqual([])
})

test('each response of the bank has its own words, and the order waits for a card that works', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const { isDeclined, hasTooLittle, hasExpired, asksThePerson, losesTheResponse, succeeds } = TEST_CARDS
  const cards = [isDeclined, hasTooLittle, hasExpired, asksThePerson, succeeds].map(number => ({ number }))
  await startSession(page, await makePerson({ taxableAddress: {}, cards }))
  await startCheckout(page, [YEARLY])
  await page.getByLabel('I agree that this plan renews', { exact: false }).check()
  await payButton(page).click()
  await expect(page.getByText('Your card was declined')).toBeVisible()
  await expect(page.getByText(/^Order \d+ is placed and not paid yet$/)).toBeVisible()
  await expectAccessible(page)

  const pick = (number: string) =>
    page.getByRole('radio', { name: new RegExp(`ending in ${number.slice(-4)}`) }).check()
  await pick(hasTooLittle)
  await payButton(page).click()
  await expect(page.getByText('Your card has insufficient funds')).toBeVisible()
  await pick(hasExpired)
  await payButton(page).click()
  await expect(page.getByText('Your card has expired', { exact: true })).toBeVisible()

  await pick(asksThePerson)
  await payButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the payment' })
  const frame = dialog.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Your bank couldn’t verify you')).toBeVisible()
  await payButton(page).click()
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await expect(paid(page)).toBeVisible()
  await expectAccessible(page)
  expect(losesTheResponse).toBeTruthy()
})

test('a payment whose response is lost is found out about, and charged once', async ({
  page,
  makePerson,
}) => {
  const cards = [{ number: TEST_CARDS.losesTheResponse }]
  await startSession(page, await makePerson({ taxableAddress: {}, cards }))
  await startCheckout(page, [YEARLY])
  await payButton(page).click()
  const open = page.getByText('Waiting for your bank’s response')
  // The response is missing once the vendor's time is over.
  await expect(open.or(paid(page))).toBeVisible({ timeout: scaledTimeout(10_000) })
  // The page asks by itself as well, and may know before it is pressed.
  if (await open.isVisible())
    await page
      .getByRole('button', { name: 'Check again' })
      .click({ timeout: scaledTimeout(2_000) })
      .catch(() => undefined)
  await expect(paid(page)).toBeVisible()
})

test('a free trial needs no address and no card, and one used elsewhere leaves the cart with the exact words', {
  tag: FULL,
}, async ({ page, browser, makePerson }) => {
  const person = await makePerson()
  // Both checkouts are open before the first one uses the trial.
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await startSession(each, person)
    await startCheckout(each, [3301])
  }
  await expect(page.getByRole('heading', { name: 'Card' })).toBeHidden()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your order is complete' })).toBeVisible()

  await payButton(other).click()
  await expect(
    other.getByText('You have already used your one time free trial for US Address Autocomplete, Pro'),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: /^Contact sales/ })).toHaveAttribute(
    'href',
    '/contact?topic=trial',
  )
  await expect(other.getByText('Nothing to check out')).toBeVisible()
  await expectAccessible(other)
  await other.goto('/checkout/cart')
  await expect(other.getByText('Your cart is empty')).toBeVisible()
})

test('a person without the role sees why, and whom to ask', { tag: FULL }, async ({ page, makePerson }) => {
  await startSession(page, await makePerson({ ...READY, roles: ['billing-viewer'] }))
  await leaveInCart(page, [YEARLY])
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByText(/Ask an account owner for the Billing editor role/)).toBeVisible()
  await expect(page.getByText('US Address Verification, Plus')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await expectAccessible(page)
})

test('an address is completed, checked by the rules of its country, and never rejected for a suggestion', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await startSession(page, await makePerson({ cards: READY.cards }))
  await startCheckout(page, [YEARLY], /Place order and pay$/)
  const form = page.getByRole('form', { name: 'Billing address' })
  await form.getByLabel('Country').selectOption('Germany')
  await expect(form.getByLabel('State')).toBeHidden()
  await form.getByLabel('Postal code').fill('1')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByText('Enter a valid postal code.')).toBeVisible()
  await form.getByLabel('Country').selectOption('United States')
  await form.getByLabel('Street address').pressSequentially('214 N Jun')
  await page
    .getByRole('option', { name: /214 N Juniper St/ })
    .first()
    .click()
  await expect(form.getByLabel('ZIP Code')).not.toHaveValue('')
  await expectAccessible(page)
  // Misspelled on purpose.
  await form.getByLabel('Street address').fill('214 N Junipr St')
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('214 N Junipr St')).toBeVisible()
  await expect(payButton(page)).toHaveText(/Place order and pay \$/)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('214 N Juniper St')).toBeVisible()
  await expect(payButton(page)).toHaveText(/Place order and pay \$/)
})

test('with several accounts, the one that pays is named and can be changed', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ ...READY, accounts: ['Fabrikam Freight'] }), '/account')
  await page.getByRole('button', { name: /^Test account/ }).click()
  await expect(page).toHaveURL(/account_id=\d+/)
  await startCheckout(page, [YEARLY])
  await expect(page.getByText('85 Mill Street')).toBeVisible()
  await page.getByRole('button', { name: 'Account: Test account. Switch account' }).click()
  await page.getByRole('button', { name: /^Fabrikam Freight/ }).click()
  // The same cart; the other account has neither an address nor a card.
  await expect(page.getByRole('button', { name: 'Account: Fabrikam Freight. Switch account' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Billing address' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$540.00')
})
