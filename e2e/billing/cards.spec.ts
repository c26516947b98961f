import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { CARDS, cardForm, pressAddCard, typeCard } from '../support/cards.ts'
import { startCheckout } from '../support/checkout.ts'
import { expect, expectAccessible, type Person, setScenario, startSession, test } from '../support/test.ts'

/** 50,000 lookups a year of US verification. */
const YEARLY = 3120

/** The checkout of a person without a card, which has the form in place. */
async function openForm(page: Page, person: Person): Promise<void> {
  await startSession(page, person)
  await startCheckout(page, [YEARLY])
}
const chosen = (page: Page, mask: string) => page.getByRole('radio', { name: `ending in ${mask}` })

test('the form of the vendor, on an origin of its own, says what is wrong with a card, and adds a right one', async ({
  page,
  makePerson,
}) => {
  await openForm(page, await makePerson({ taxableAddress: {} }))
  const form = cardForm(page)
  const address = await page.getByTitle('Card details').getAttribute('src')
  expect(new URL(String(address)).origin).not.toBe(new URL(page.url()).origin)

  await pressAddCard(page)
  await expect(form.getByText('This field is required.')).toHaveCount(5)
  // The first faulty field has the focus of the frame, and the frame that of the page.
  await expect(page.getByTitle('Card details')).toBeFocused()
  const hasFocus = () => form.getByLabel('Card number').evaluate(input => input === document.activeElement)
  await expect.poll(hasFocus).toBe(true)

  // As it is pasted from somewhere.
  await form.getByLabel('Card number').fill('3782-822463-10005')
  await expect(form.getByText('American Express', { exact: true })).toBeVisible()
  await form.getByLabel('Month').fill('13')
  await form.getByLabel('Year').fill('2031')
  await form.getByLabel('Security code').fill('737')
  await form.getByLabel('Name on card').fill('Dana Reyes')
  await expect(form.getByLabel('Card number')).toHaveValue('3782 822463 10005')
  await expect(form.getByLabel('Year')).toHaveValue('31')
  await expect(form.getByText('Enter a month from 01 to 12.')).toBeVisible()
  await expect(form.getByText('Enter the security code of the card.')).toBeVisible()

  // A number that could be someone's goes to no one but the vendor, which rejects it.
  await typeCard(page, '4111 1111 1111 1111')
  await pressAddCard(page)
  await expect(form.getByText('This form takes test cards only. Choose one of the list.')).toBeVisible()

  await typeCard(page, CARDS.americanExpress)
  await form.getByLabel('Security code').press('Enter')
  await expect(chosen(page, '0005')).toBeChecked()
})

test('the billing address is the taxable one, until the person wants another', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openForm(page, await makePerson({ taxableAddress: {} }))
  const street = cardForm(page).getByLabel('Street')
  const same = page.getByRole('checkbox', { name: 'Same as billing address' })
  await expect(same).toBeChecked()
  await expect(street).toBeHidden()
  await same.uncheck()
  await expect(street).toBeVisible()
  await expect(street).not.toHaveValue('')
  await expectAccessible(page)
  await street.fill('1 Other Street')
  // A press that comes with the scrolling would reach the frame of the form, which was there before.
  await same.scrollIntoViewIfNeeded()
  await same.hover()
  await same.check()
  await expect(street).toBeHidden()
  await typeCard(page, CARDS.mastercard)
  await pressAddCard(page)
  await expect(chosen(page, '4444')).toBeChecked()
})

test('a rejected card stays in the form, and another one is added in its place', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openForm(page, await makePerson({ taxableAddress: {} }))
  await typeCard(page, CARDS.refused)
  await pressAddCard(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t add the card' })
  await expect(alert).toContainText('Your card was declined. Use another card.')
  await expect(cardForm(page).getByLabel('Name on card')).toHaveValue('Dana Reyes')
  await cardForm(page).getByText('Test cards').click()
  await cardForm(page).getByRole('button', { name: 'Mastercard, succeeds' }).click()
  await expect(cardForm(page).getByLabel('Card number')).toHaveValue(CARDS.mastercard)
  await pressAddCard(page)
  await expect(chosen(page, '4444')).toBeChecked()
})

test('a form that does not load can be tried again, in any theme and width', { tag: FULL }, async ({
  page,
  context,
  makePerson,
}) => {
  const person = await makePerson({ taxableAddress: {} })
  await setScenario(page, 'upstream-failure')
  await page.setViewportSize({ width: 340, height: 800 })
  await openForm(page, person)
  await expect(page.getByText('The card form couldn’t be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  const number = cardForm(page).getByLabel('Card number')
  await expect(number).toBeVisible()
  await expectAccessible(page)

  // The frame follows the theme of the page.
  const color = () => number.evaluate(input => getComputedStyle(input).color)
  const before = await color()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(color).not.toBe(before)

  // Within the page axe does not look, so it looks at the frame's own.
  const frame = await context.newPage()
  await frame.goto(String(await page.getByTitle('Card details').getAttribute('src')))
  await expect(frame.getByLabel('Card number')).toBeVisible()
  await expectAccessible(frame)
})

for (const [what, value] of [
  ['card number', '4242 4242 4242 4242'],
  ['security code', '737'],
] as const)
  test(`a page that sends a ${what} anywhere but to the vendor fails its test`, {
    tag: what === 'card number' ? [] : FULL,
  }, async ({ page }) => {
    // What watches every browser has to object, so this test has to fail.
    test.fail()
    await page.goto('/login')
    await page.evaluate(
      text => fetch('/api/payment/payment-methods', { method: 'PUT', body: JSON.stringify({ token: text }) }),
      value,
    )
  })
