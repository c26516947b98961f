import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const CORE = 'US Address Verification, Plus'
const cards = [{ number: '4242424242424242' }]

const row = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'Licenses' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) })

test('two terms that run at once are counted together, in the order in which lookups use them', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({
    cards,
    keys: 1,
    taxableAddress: {},
    subscriptions: [
      { planId: 3101, startedDaysAgo: 3, remaining: 998 },
      { planId: 3133, startedDaysAgo: 1, remaining: 10_000 },
    ],
  })
  const order = /Used first: 10,000 of 10,000 lookups a month.* Then: 998 of the free trial, until/
  await openAs(page, person, '/account')
  const left = page.getByRole('list', { name: 'Lookups left' })
  await expect(left).toContainText('10,998 of 11,000 left')
  await expect(left).toContainText(order)
  await expect(left).toContainText(/Renews on .* for \$20\.00 plus tax, charged to Visa ending in 4242\./)
  await page.goto('/account/subscriptions')
  await expect(row(page, CORE)).toContainText('11.0K left')
  await expect(row(page, CORE)).toContainText(order)
  await expectAccessible(page)
  await page.getByRole('link', { name: CORE }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('2 of 11,000 lookups used, 10,998 left.')
  await expect(main).toContainText(order)
  await expectAccessible(page)
})

test('a license tells one story on every page', { tag: FULL }, async ({ page, makePerson }) => {
  // The term that runs, and the next one, which is ordered and not paid.
  const person = await makePerson({
    cards,
    taxableAddress: {},
    subscriptions: [{ planId: 3705, startedDaysAgo: 20, remaining: 400 }],
    orders: [{ planId: 3705, daysAgo: 3, state: 'grace-period' }],
  })
  const story =
    /[Tt]erm [A-Z][a-z]{2} \d+–[A-Z][a-z]{2} \d+(, \d{4})? is unpaid: \$\d+\.\d{2}\. Pay by [A-Z][a-z]{2} \d+(, \d{4})?\./
  const others = /[Rr]enews on|Ends on|ends on|Payment failed|Nothing (more )?is charged|Prepaid/
  await openAs(page, person, '/account')
  const main = page.getByRole('main')
  await expect(page.getByRole('list', { name: 'Lookups left' })).toContainText(story)
  const said = story.exec((await main.textContent()) ?? '')?.[0] ?? 'nothing'
  await expect(main).not.toContainText(others)
  await page.goto('/account/subscriptions')
  const held = row(page, 'International Address Verification')
  await expect(held).toContainText(said)
  await expect(held).not.toContainText(others)
  await page.getByRole('link', { name: 'International Address Verification' }).click()
  await expect(main.getByText(said)).toBeVisible()
  await expect(main).not.toContainText(others)
  await main.getByRole('link', { name: 'Pay now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(said.slice(said.indexOf('is unpaid')))
})
