import type { BrowserContext, Page } from '@playwright/test'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { pressAddCard, typeCard } from './cards.ts'
import { expect } from './test.ts'

/** Numbers of the test vendor, by what happens when they are charged. */
export const TEST_CARDS = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0341',
  hasTooLittle: '4000 0000 0000 9995',
  hasExpired: '4000 0000 0000 0069',
  asksThePerson: '4000 0000 0000 3220',
  losesTheResponse: '4000 0000 0000 4087',
} as const

/** Leaves plans in the cart, as an earlier visit of this browser would have, and opens it. */
export async function leaveInCart(page: Page, plans: readonly unknown[]): Promise<void> {
  await openCartOf(page, JSON.stringify({ version: 1, plans }))
}

/** Opens the cart of a browser that has this text for it. */
export async function openCartOf(page: Page, text: string): Promise<void> {
  // A document without scripts: an open cart could sort out what is written before it is opened again.
  await page.goto('/robots.txt')
  await page.evaluate(text => localStorage.setItem('gatepost-cart', text), text)
  await page.goto('/checkout/cart')
}

/** The button that places the order or pays it. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Place order|Pay \$)/ })

/** From the cart to a checkout that can be completed. */
export async function startCheckout(
  page: Page,
  plans: readonly number[],
  label: RegExp = /Place order( and pay \$[\d,.]+)?$/,
): Promise<void> {
  await leaveInCart(page, plans)
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(payButton(page)).toHaveText(label)
}

/** Types a card into the vendor's form and adds it. */
export async function addCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await pressAddCard(page)
  await expect(page.getByRole('radio', { name: `ending in ${number.slice(-4)}` })).toBeChecked()
}

/** Sends what the page does next into a dead line, as soon as the order is placed. */
export function cutOffAfterPlacing(page: Page, context: BrowserContext): Promise<void> {
  return new Promise(resolve => {
    page.on('response', async response => {
      if (response.request().method() !== placeOrder.method || !response.url().endsWith('/sales/orders'))
        return
      await context.setOffline(true)
      resolve()
    })
  })
}
