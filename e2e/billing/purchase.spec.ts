import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { exactAmount } from '#domain/text/amounts.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { cardForm } from '../support/cards.ts'
import { addCard, payButton, TEST_CARDS } from '../support/checkout.ts'
import {
  confirmAddress,
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

const ADDRESS = {
  'Street address': '214 N Juniper St',
  City: 'Provo',
  'ZIP Code': '84601',
}

test('a visitor picks a plan, signs up, pays, and the next lookup is counted on it', async ({
  page,
  request,
}) => {
  test.slow()
  const password = 'seven purple paper lanterns'
  const username = `eve.${Date.now()}.${test.info().workerIndex}@purchase.example`
  await gotoHydrated(page, '/pricing')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page
    .getByRole('link', { name: /^View cart/ })
    .first()
    .click()
  const plan = page.getByRole('list', { name: 'Plans' }).getByRole('listitem')
  await expect(plan).toContainText('US Address Verification')
  const [, price = 'none'] = /(\$[\d,.]+)per (month|year)/.exec((await plan.textContent()) ?? '') ?? []
  await page.getByRole('button', { name: 'Check out' }).click()

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expect(page).toHaveURL(/intent=/)
  const intent = new URL(page.url()).searchParams.get('intent') ?? 'none'
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await confirmAddress(page, linkIn(await readMail(request, username, /Confirm/)))

  // The same checkout, now with an account that pays.
  await expect(page.getByText(username)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(intent))
  await expect(page.getByText(price).first()).toBeVisible()
  const form = page.getByRole('form', { name: 'Billing address' })
  for (const [label, value] of Object.entries(ADDRESS)) await form.getByLabel(label).fill(value)
  await form.getByLabel('State').selectOption('UT')
  await setScenario(page, 'slow-500')
  await form.getByRole('button', { name: 'Save address' }).click()
  // Someone who types in the next step while the address is saved keeps the focus. Otherwise keys would be lost.
  const cardNumber = cardForm(page).getByLabel('Card number')
  await cardNumber.fill(TEST_CARDS.succeeds)
  await expect(page.getByRole('region', { name: 'Billing address , done' })).toBeVisible()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await expect(cardNumber).toBeFocused()
  await page.setExtraHTTPHeaders({})
  await addCard(page, TEST_CARDS.succeeds)
  await page.getByRole('checkbox', { name: /I agree that this plan renews/ }).check()
  await expect(payButton(page)).toHaveText(/Place order and pay \$[\d,.]+$/)
  const total = /\$[\d,.]+/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? ''
  await expectAccessible(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(total)
  await expectAccessible(page)

  const name = await page.getByRole('link', { name: /^Order \d+$/ }).textContent()
  const number = name?.replace('Order ', '') ?? 'none'
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download receipt' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`receipt-${number}.pdf`)
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), { mergePages: true })
  for (const fact of [number, price, total, 'US Address Verification, Plus']) expect(text).toContain(fact)

  // The receipt is found again under its address, which is all that there is to remember.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()

  // Renewal was agreed to, so the page says when it renews, for how much, and with which card.
  await expect(page.getByRole('list', { name: 'Your plans' })).toContainText(
    /US Address Verification, Plus\s*Renews on \w+ \d+.* for \$[\d,.]+ plus tax, charged to Visa ending in 4242\./,
  )
  await expect(page.getByText(`We’ll email your receipt to ${username}.`)).toBeVisible()
  await readMail(request, username, new RegExp(`Receipt for order ${number}`))
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'View subscription' }).click()
  await expect(page).toHaveURL(/\/account\/subscriptions/)
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  // Of the plan that pays next. The trial has 1,000; the plan that was bought has more.
  const left = page.getByRole('list', { name: 'Lookups left' }).getByRole('listitem').first()
  await expect(left).toContainText(/[\d,]+ of (?!1,000 left)[\d,]{5,} left/)
  const [, counted = ''] = /([\d,]+) of [\d,]+ left/.exec((await left.textContent()) ?? '') ?? []
  const before = Number(counted.replaceAll(',', ''))
  const steps = page.getByRole('list', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Create a secret key', exact: true }).click()
  await steps.getByRole('button', { name: 'Look it up' }).click()
  await expect(left).toContainText(new RegExp(`(^|[^\\d,])${exactAmount(before - 1)} of`))
})

test('the same on a narrow screen and by keyboard alone', { tag: FULL }, async ({ page, makePerson }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 800 })
  const { username, password } = await makePerson()
  await gotoHydrated(page, '/pricing')
  await press(page, page.getByRole('button', { name: /^Add to cart/ }))
  // It takes the place of the button that had the focus.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^View cart/ })
    .first()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Check out' }))
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await press(page, page.getByRole('main').getByRole('link', { name: 'Log In' }))
  await type(page, page.getByLabel('Email', { exact: true }), username)
  await type(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')

  const form = page.getByRole('form', { name: 'Billing address' })
  await type(page, form.getByLabel('Street address'), '85 Mill Street')
  await type(page, form.getByLabel('City'), 'Provo')
  const state = form.getByLabel('State')
  await focus(page, state)
  // A browser that is held up between two letters takes the second for the first of another name.
  await expect(async () => {
    await page.keyboard.type('Utah')
    await expect(state).toHaveValue('UT', { timeout: scaledTimeout(2_000) })
  }).toPass()
  const zipCode = form.getByLabel('ZIP Code')
  await type(page, zipCode, '8460')
  await page.keyboard.press('Tab')
  await expect(zipCode).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  // Corrected and sent in one go: what was wrong before must not hold back what is right now.
  await Promise.all([page.keyboard.press('1'), page.keyboard.press('Enter')])
  await expect(form).toBeHidden()
  const card = page.getByTitle('Card details').contentFrame()
  await type(page, card.getByLabel('Card number'), TEST_CARDS.succeeds)
  await type(page, card.getByLabel('Month'), '12')
  await type(page, card.getByLabel('Year'), '31')
  await type(page, card.getByLabel('Security code'), '737')
  await type(page, card.getByLabel('Name on card'), 'Eve Thread')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked()
  await expectAccessible(page)
  await focus(page, page.getByRole('checkbox', { name: /I agree that this plan renews/ }))
  await page.keyboard.press('Space')
  await press(page, payButton(page))
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  await expectAccessible(page)
})

/** Moves the focus to a control with Tab alone. */
async function focus(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < 80; steps++) {
    if (
      await control.evaluate(
        element => element === element.ownerDocument.activeElement && document.hasFocus(),
      )
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the control')
}

async function press(page: Page, control: Locator): Promise<void> {
  // A key does not wait for a control as a click does.
  await expect(control).toBeEnabled()
  await focus(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await focus(page, control)
  await page.keyboard.type(text)
}
