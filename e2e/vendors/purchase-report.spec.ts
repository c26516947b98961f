import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { submitPurchase } from '#generated/forms/operations/submitPurchase.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { payButton, startCheckout, TEST_CARDS } from '../support/checkout.ts'
import { expect, gotoHydrated, logIn, type Person } from '../support/test.ts'
import { test } from './deployment.ts'

/** 50,000 lookups a year of US verification. */
const YEARLY = 3120
/** The same of autocomplete, which begins at once next to it. */
const ANOTHER = 3310
const READY = { taxableAddress: {}, cards: [{ number: TEST_CARDS.succeeds }] }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Logs in, types a phone number as people in the US do, and chooses about advertising. */
async function arrive(page: Page, person: Person, choice: 'Accept all' | 'Reject all'): Promise<void> {
  await gotoHydrated(page, '/consent')
  await page.getByRole('main').getByRole('button', { name: choice }).click()
  await expect(page.getByText(/^You chose on /)).toBeVisible()
  await logIn(page, person)
  await gotoHydrated(page, '/account/profile')
  await page.getByLabel('Phone').fill('(801) 555-0142')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
}

const calls = (page: Page) => {
  const seen: Promise<unknown>[] = []
  const address = new RegExp(submitPurchase.path.replace(/\{\w+\}/, '\\d+'))
  page.on('response', response => {
    if (address.test(response.url())) seen.push(response.json())
  })
  return seen
}

async function buy(page: Page, plan = YEARLY): Promise<{ order: string; total: number }> {
  await startCheckout(page, [plan])
  const [, total] = /\$([\d,.]+)/.exec((await payButton(page).textContent()) ?? '') ?? []
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  const link = await page.getByRole('link', { name: /^Order \d+$/ }).textContent()
  return { order: link?.replace('Order ', '') ?? '', total: Number(total?.replaceAll(',', '')) }
}

test('with consent to advertising, our server reports a purchase once, hashed and in dollars', {
  tag: FULL,
}, async ({ page, makePerson, vendors: { advertising } }) => {
  test.slow()
  const person = await makePerson(READY)
  await arrive(page, person, 'Accept all')
  const seen = calls(page)
  const { order, total } = await buy(page)
  const ofOrder = () =>
    advertising.received.filter(({ body }) => (body as { event_id?: string }).event_id === order)
  await expect.poll(ofOrder).toHaveLength(1)
  expect(ofOrder()[0]).toMatchObject({
    headers: { authorization: 'Bearer secret', 'idempotency-key': `purchase-${order}` },
    body: {
      event: 'purchase',
      event_id: order,
      currency: 'USD',
      value: total,
      email_sha256: sha256(person.username.toLowerCase()),
      phone_sha256: sha256('+18015550142'),
    },
  })
  expect(JSON.stringify(ofOrder()), 'and nothing in clear').not.toMatch(/5550142|555-0142|@/)

  // The page of the receipt tells our server again, which has reported it.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  await expect.poll(() => seen.length).toBe(2)
  await Promise.all(seen)
  const { order: next } = await buy(page, ANOTHER)
  await expect
    .poll(() => advertising.received.map(({ body }) => (body as { event_id?: string }).event_id))
    .toContain(next)
  expect(ofOrder(), 'by the time a later purchase is reported').toHaveLength(1)
  await gotoHydrated(page, '/consent')
  await expect(page.getByRole('row', { name: /^purchase-tracking/ })).toBeVisible()
})

test('without consent to advertising, a purchase is reported to no one', async ({
  page,
  makePerson,
  vendors: { advertising },
}) => {
  test.slow()
  advertising.received.length = 0
  await arrive(page, await makePerson(READY), 'Reject all')
  const seen = calls(page)
  const { order } = await buy(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  await page.getByRole('link', { name: `Order ${order}` }).click()
  await expect(page.getByRole('heading', { name: new RegExp(order) })).toBeVisible()
  expect(seen, 'nor to our server').toEqual([])
  expect(advertising.received).toEqual([])
})
