import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const person = {
  taxableAddress: {},
  cards: [{ number: '4242 4242 4242 4242' }, { number: '5555 5555 5555 4444', expiration: '2026-10' }],
}
const withCard = (number: string) => ({ taxableAddress: {}, cards: [{ number }] })

async function fill(page: Page, plans: readonly number[]): Promise<void> {
  const text = JSON.stringify({ version: 1, plans })
  await page.evaluate(cart => localStorage.setItem('gatepost-cart', cart), text)
  await page.reload()
}

async function checkOut(page: Page, plans: readonly number[] = [3120, 3705]): Promise<void> {
  await fill(page, plans)
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
}

const press = (page: Page) => page.getByRole('button', { name: /^Place order and pay \$/ }).click()

export const scenes: readonly Scene[] = [
  {
    name: 'checkout-cart',
    path: '/checkout/cart',
    person: null,
    action: page => fill(page, [3120, 3705, 3101, 9_999_999]),
  },
  { name: 'checkout-signed-out', path: '/checkout/cart', person: null, action: page => checkOut(page) },
  { name: 'checkout-new', path: '/checkout/cart', person: {}, action: page => checkOut(page) },
  { name: 'checkout-ready', path: '/checkout/cart', person, action: page => checkOut(page) },
  {
    name: 'checkout-viewer',
    path: '/checkout/cart',
    person: { ...person, roles: ['billing-viewer'] },
    action: page => checkOut(page),
  },
  {
    name: 'checkout-declined',
    path: '/checkout/cart',
    person: withCard('4000 0000 0000 9995'),
    async action(page) {
      await checkOut(page)
      await press(page)
      await page.getByText('Your card has insufficient funds').waitFor()
    },
  },
  {
    name: 'checkout-challenge',
    path: '/checkout/cart',
    person: withCard('4000 0000 0000 3220'),
    async action(page) {
      await checkOut(page)
      await press(page)
      await page.getByRole('dialog', { name: 'Confirm the payment' }).waitFor()
    },
  },
  {
    name: 'checkout-paid',
    path: '/checkout/cart',
    person,
    async action(page) {
      await checkOut(page)
      await press(page)
      await page.getByRole('heading', { name: 'Thank you, your order is paid' }).waitFor()
    },
  },
]
