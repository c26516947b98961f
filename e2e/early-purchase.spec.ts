import type { APIRequestContext, Page } from '@playwright/test'
import type { SeededKey } from '#backend/security/seeds.ts'
import { EARLY_PURCHASE_LABEL } from '#domain/subscription/renewal-terms.ts'
import { getUsProperty } from '#generated/gateway/operations.ts'
import { scaledTimeout } from '../scripts/lib/machine-speed.ts'
import { payButton, startCheckout } from './support/checkout.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, test } from './support/test.ts'

/** 1,000 lookups of US property data a month for $135.00, the smallest term that is sold. */
const [LICENSE, PLAN] = [1510, 4020]
const PAGE = `/account/subscriptions/${LICENSE}`
const VISA = { number: '4242424242424242' }
const seeded = (remaining: number) => ({
  cards: [VISA],
  taxableAddress: {},
  subscriptions: [{ planId: PLAN, startedDaysAgo: 5, remaining, isRenewalOff: false }],
  keysWithPast: [{ kind: 'secret' as const, label: 'Server' }],
})

/** Looks up an address as a server does. Returns the status. */
async function lookUp(request: APIRequestContext, key: SeededKey | undefined): Promise<number> {
  const { service, path } = getUsProperty
  const answer = await request.get(`/api/${service}${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}` },
    params: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  })
  return answer.status()
}

/** Looks up until no lookups are left. */
async function useUp(request: APIRequestContext, key: SeededKey | undefined): Promise<void> {
  for (;;) {
    const statuses = await Promise.all(Array.from({ length: 25 }, () => lookUp(request, key)))
    if (statuses.includes(402)) return
  }
}

const early = (page: Page) => page.getByRole('region', { name: EARLY_PURCHASE_LABEL })

test('who runs out is stopped until the next term, and nothing is charged', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson(seeded(1))
  const [key] = person.keys
  expect(await lookUp(request, key)).toBe(200)
  await expect.poll(() => lookUp(request, key)).toBe(402)
  await openAs(page, person, PAGE)
  await expect(page.getByRole('main')).toContainText(
    /All lookups are used, so lookups stop until the next term begins\. Renews on .* for \$135\.00 plus tax/,
  )
  await expect(early(page)).toContainText('Off')
  await expect(early(page)).toContainText('Running out of lookups charges nothing.')
  await expectAccessible(page)
  const mail = await readMail(request, person.username, /no lookups left/)
  expect(mail).toContain('A paid plan renews once, at the end of its term.')
  await page.goto('/account/billing')
  await expect(page.getByText('Nothing to pay. Every order is settled.')).toBeVisible()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('who agrees to early purchase is charged as the consent says, up to the cap, and then stopped', async ({
  page,
  request,
  makePerson,
}) => {
  test.slow()
  const person = await makePerson(seeded(1))
  const [key] = person.keys
  await openAs(page, person, PAGE)
  await page.getByRole('button', { name: 'Turn on', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${EARLY_PURCHASE_LABEL}?` })
  await expect(dialog).toContainText('Visa ending in 4242')
  await expect(dialog.getByLabel('At most, per term')).toHaveValue('1')
  const total = /(\$\d+\.\d{2}) with today’s tax/.exec((await dialog.textContent()) ?? '')?.[1] ?? 'none'
  const limit = dialog.getByLabel('At most, per month')
  await expect(limit).toHaveValue(total.slice(1))
  await limit.fill('10')
  await expect(dialog).toContainText(`Enter at least ${total}, the price of one term with tax.`)
  await limit.fill(total)
  const consent = dialog.getByText(/I agree that the next term is bought early/)
  await expect(consent).toContainText(
    `for $135.00 plus tax, charged to my primary card, at most once per term and ${total} per month`,
  )
  const words = (await consent.textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agree and turn on' }).click()
  await expect(early(page)).toContainText(`0 of 1 used this term, $0.00 of ${total} this month.`)
  await early(page)
    .getByText(/What you agreed to on/)
    .click()
  await expect(early(page)).toContainText(words)
  await expectAccessible(page)

  expect(await lookUp(request, key)).toBe(200)
  // The next term is bought within seconds.
  await expect.poll(() => lookUp(request, key), { timeout: scaledTimeout(60_000) }).toBe(200)
  await page.reload()
  await expect(early(page)).toContainText(`1 of 1 used this term, ${total} of ${total} this month.`)
  await page.goto('/account/billing')
  const orders = page.getByRole('table', { name: 'Orders' })
  await expect(orders.getByText(total)).toHaveCount(1)

  await useUp(request, key)
  const mail = await readMail(request, person.username, /the cap of early purchase is reached/)
  await page.goto(PAGE)
  await expect(early(page)).toContainText('your cap of 1 early purchase per term is reached')
  expect(await lookUp(request, key)).toBe(402)
  await page.goto('/account/billing')
  await expect(orders.getByText(total)).toHaveCount(1)

  // The link of the email turns it off, without a login.
  const off = linkIn(mail.slice(mail.indexOf('Turn off early purchase')))
  await page.context().clearCookies()
  await page.goto(off)
  await expect(page).toHaveURL('/turn-off-early-purchase')
  await expect(page.getByRole('status')).toContainText('US Property Data')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn off' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Early purchase is off' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/turn-off-early-purchase#token=made-up')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await openAs(page, person, PAGE)
  await expect(early(page)).toContainText('Off')
})

test('the checkout offers early purchase, off by default, and it is on with the paid order', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ cards: [VISA], taxableAddress: {} }), '/account')
  await startCheckout(page, [PLAN])
  const option = page.getByRole('checkbox', { name: EARLY_PURCHASE_LABEL })
  await expect(option).toHaveCount(0)
  await page.getByRole('checkbox', { name: /I agree that this plan renews/ }).check()
  await expect(option).not.toBeChecked()
  await option.check()
  await page.getByLabel('At most, per term').selectOption('3 times')
  await page.getByLabel('At most, per month').fill('500')
  await expect(page.getByText(/at most 3 times per term and \$500\.00 per month/)).toBeVisible()
  await expectAccessible(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()
  await expect(page.getByText(`${EARLY_PURCHASE_LABEL}: on`)).toBeVisible()
  await page.goto(PAGE)
  await expect(early(page)).toContainText('0 of 3 used this term, $0.00 of $500.00 this month.')
  await expect(page.getByRole('main')).toContainText(
    'If lookups run out before that, we buy the next term early: at most 3 times per term and $500.00 per month.',
  )
})
