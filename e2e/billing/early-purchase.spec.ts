import type { APIRequestContext, Page } from '@playwright/test'
import type { SeededKey } from '#backend/services/security/seeds.ts'
import { EARLY_PURCHASE_LABEL } from '#domain/subscription/renewal-terms.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { cutOffAfterPlacing, payButton, startCheckout } from '../support/checkout.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, startSession, test } from '../support/test.ts'

/** 1,000 lookups of US verification a month for $4.00, the smallest plan on sale. */
const [LICENSE, PLAN, LOOKUPS, PRICE] = [1102, 3131, 1000, '$4.00']
const PAGE = `/account/subscriptions/${LICENSE}`
const BATCH = 100
const READY = {
  cards: [{ number: '4242424242424242' }],
  taxableAddress: {},
  keysWithPast: [{ kind: 'secret' as const, label: 'Server' }],
}

const early = (page: Page) => page.getByRole('region', { name: EARLY_PURCHASE_LABEL })
const option = (page: Page) => page.getByRole('checkbox', { name: EARLY_PURCHASE_LABEL })

/** Verifies so many addresses in one call, as a server does. Returns the status. */
async function verify(
  request: APIRequestContext,
  key: SeededKey | undefined,
  count: number,
): Promise<number> {
  const { service, path } = verifyUsAddresses
  const response = await request.post(`/api/${service}${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}` },
    data: {
      lookups: Array.from({ length: count }, () => ({
        street: '214 N Juniper St',
        city: 'Provo',
        state: 'UT',
      })),
    },
  })
  return response.status()
}

/** Uses so many lookups, by default all of one term. */
async function useUp(
  request: APIRequestContext,
  key: SeededKey | undefined,
  count: number = LOOKUPS,
): Promise<void> {
  for (let left = count; left > 0; left -= BATCH)
    // The plan has a rate limit as well.
    await expect
      .poll(() => verify(request, key, Math.min(BATCH, left)), { timeout: scaledTimeout(30_000) })
      .toBe(200)
}

/** Opens the checkout of the plan and agrees to its renewal. Returns the total of the order. */
async function startBuying(page: Page): Promise<string> {
  await startCheckout(page, [PLAN])
  await expect(option(page)).toHaveCount(0)
  await page.getByRole('checkbox', { name: /I agree that this plan renews/ }).check()
  await expect(option(page)).not.toBeChecked()
  return /\$[\d,.]+/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? 'no total'
}

async function placeOrder(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
}

/** Expects so many orders, each of this total and paid, and a receipt for each. */
async function expectOrders(
  page: Page,
  { count, total, username }: { count: number; total: string; username: string },
): Promise<void> {
  await page.goto('/account/billing')
  const orders = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: /\d/ })
  await expect(orders).toHaveCount(count)
  await expect(orders.filter({ hasText: total }).filter({ hasText: 'Paid' })).toHaveCount(count)
  await expect(page.getByText('Nothing to pay. All orders are settled.')).toBeVisible()
  const receipts = async (): Promise<string[]> => {
    const response = await page.request.get('/dev/mailbox.json', { params: { to: username } })
    const mails: { subject: string }[] = await response.json()
    return mails
      .filter(({ subject }) => subject.startsWith('Receipt for order'))
      .map(({ subject }) => subject.replace(/^.*: /, ''))
  }
  await expect.poll(receipts).toEqual(Array.from({ length: count }, () => `${total} paid`))
}

test('who buys a plan and runs out is stopped until the next term, and nothing more is charged', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  test.slow()
  const person = await makePerson(READY)
  const { username, keys } = person
  const [key] = keys
  await startSession(page, person)
  const total = await startBuying(page)
  await placeOrder(page)
  await expectOrders(page, { count: 1, total, username })

  await useUp(request, key)
  expect(await verify(request, key, 1)).toBe(402)
  const mail = await readMail(request, username, /no lookups left/)
  expect(mail).toContain('A paid plan renews at the end of each term, until you turn renewal off.')
  await page.goto(PAGE)
  await expect(page.getByRole('main')).toContainText(
    /All lookups are used, so lookups stop until the next term begins\. Renews on .* for \$4\.00 plus tax/,
  )
  await expect(early(page)).toContainText('Off')
  await expect(early(page)).toContainText('You won’t be charged when they run out.')
  await expectAccessible(page)
  await expectOrders(page, { count: 1, total, username })
  expect(await verify(request, key, 1)).toBe(402)
})

test('who buys a plan with early purchase is charged again at its price, and stopped at the cap', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  test.slow()
  const person = await makePerson(READY)
  const { username, keys } = person
  const [key] = keys
  await startSession(page, person)
  const total = await startBuying(page)
  await option(page).check()
  await expect(page.getByLabel('At most, per term')).toHaveValue('1')
  await expect(page.getByLabel('At most, per month')).toHaveValue(total.slice(1))
  const consent = page.getByText(/I agree that the next term is bought early/)
  await expect(consent).toContainText(
    `for ${PRICE} plus tax, charged to my primary card, at most once per term and ${total} per month`,
  )
  const words = (await consent.textContent()) ?? ''
  await expectAccessible(page)
  await placeOrder(page)
  await expect(page.getByText(`${EARLY_PURCHASE_LABEL}: on`)).toBeVisible()
  await page.goto(PAGE)
  const cap = `0 of 1 used this term, $0.00 of ${total} this month.`
  await expect(early(page)).toContainText(cap)

  // Renewal that is turned off takes early purchase with it, and Undo puts back both.
  await page.getByRole('switch', { name: /^Automatic renewal of/ }).click()
  const off = page.getByRole('dialog', { name: /^Turn off renewal/ })
  await off.getByRole('button', { name: 'Turn off renewal' }).click()
  await expect(early(page)).not.toContainText(cap)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(early(page)).toContainText(cap)
  await early(page)
    .getByText(/What you agreed to on/)
    .click()
  await expect(early(page)).toContainText(words)
  await expectOrders(page, { count: 1, total, username })

  await useUp(request, key)
  // The next term is bought within seconds.
  await expect.poll(() => verify(request, key, 1), { timeout: scaledTimeout(60_000) }).toBe(200)
  await page.goto(PAGE)
  await expect(early(page)).toContainText(`1 of 1 used this term, ${total} of ${total} this month.`)
  await expectOrders(page, { count: 2, total, username })

  await useUp(request, key, LOOKUPS - 1)
  expect(await verify(request, key, 1)).toBe(402)
  // Notices that are due at the same time come in one email.
  const mail = await readMail(
    request,
    username,
    /no lookups left|the cap of early purchase is reached/,
    /your cap of 1 early purchase per term is reached/,
  )
  // The email can be out before the engine has written down that it bought nothing.
  await expect(async () => {
    await page.goto(PAGE)
    await expect(early(page)).toContainText('1 of 1 used this term')
    expect(await early(page).textContent()).toContain('your cap of 1 early purchase per term is reached')
  }).toPass()
  expect(await verify(request, key, 1)).toBe(402)
  await expectOrders(page, { count: 2, total, username })

  await test.step('the link of the email turns it off, without a login', async () => {
    const off = linkIn(mail.slice(mail.indexOf('Turn off early purchase')))
    await page.context().clearCookies()
    await page.goto(off)
    await expect(page).toHaveURL('/turn-off-early-purchase')
    await expect(page.getByRole('status')).toContainText('US Address Verification')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn off' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Early purchase is off' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/turn-off-early-purchase#token=made-up')
    await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
    await openAs(page, person, PAGE)
    await expect(early(page)).toContainText('Off')
  })
})

test('early purchase is turned on later with a cap that covers a term', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const subscriptions = [{ planId: PLAN, startedDaysAgo: 5 }]
  await openAs(page, await makePerson({ ...READY, subscriptions }), PAGE)
  await page.getByRole('button', { name: 'Turn on', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${EARLY_PURCHASE_LABEL}?` })
  await expect(dialog).toContainText('Visa ending in 4242')
  await expect(dialog.getByLabel('At most, per term')).toHaveValue('1')
  const total = /(\$\d+\.\d{2}) with today’s tax/.exec((await dialog.textContent()) ?? '')?.[1] ?? 'none'
  const limit = dialog.getByLabel('At most, per month')
  await expect(limit).toHaveValue(total.slice(1))
  await limit.fill('1')
  await expect(dialog).toContainText(`Enter at least ${total}, the price of one term with tax.`)
  await limit.fill(total)
  await expect(dialog.getByText(/I agree that the next term is bought early/)).toContainText(
    `for ${PRICE} plus tax, charged to my primary card, at most once per term and ${total} per month`,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agree and turn on' }).click()
  await expect(early(page)).toContainText(`0 of 1 used this term, $0.00 of ${total} this month.`)
  await expectAccessible(page)
})

test('a cap that is chosen at checkout is on with the payment, also if the page dies before it', async ({
  page,
  context,
  makePerson,
}) => {
  await startSession(page, await makePerson(READY))
  const total = await startBuying(page)
  await option(page).check()
  await page.getByLabel('At most, per term').selectOption('3 times')
  await page.getByLabel('At most, per month').fill('500')
  await expect(page.getByText(/at most 3 times per term and \$500\.00 per month/)).toBeVisible()
  const address = page.url()
  const dead = cutOffAfterPlacing(page, context)
  await payButton(page).click()
  await dead
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(address)
  const paid = later.getByRole('heading', { name: 'Thank you, your order is paid' })
  // The payment may have got through before the line died.
  await expect(paid.or(payButton(later))).toBeVisible()
  if (!(await paid.isVisible())) {
    await expect(payButton(later)).toHaveText(`Pay ${total}`)
    await payButton(later).click()
  }
  await expect(later.getByText(`${EARLY_PURCHASE_LABEL}: on`)).toBeVisible()
  await later.goto(PAGE)
  await expect(early(later)).toContainText('0 of 3 used this term, $0.00 of $500.00 this month.')
  await expect(later.getByRole('main')).toContainText(
    'If lookups run out before that, we buy the next term early: at most 3 times per term and $500.00 per month.',
  )
})
