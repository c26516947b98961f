import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const CORE = 'US Address Verification, Plus'
const cards = [{ number: '4242424242424242' }]
const year = { planId: 3120, startedDaysAgo: 40, remaining: 381_250 }

const row = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'Licenses' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) })
const renewalOf = (page: Page, label: string) =>
  page.getByRole('switch', { name: `Automatic renewal of ${label}` })

/** How many lines the text of an element takes. The box of a block says nothing about that. */
const linesOf = (element: Locator) =>
  element.evaluate(each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

test('a term that started late says on which day terms end now', async ({ page, makePerson }) => {
  const person = await makePerson({
    subscriptions: [45, 5].map(startedDaysAgo => ({ planId: 3705, startedDaysAgo })),
  })
  await openAs(page, person, '/account/subscriptions/1407')
  const note =
    /^Terms now end on the \d+(st|nd|rd|th) instead of the \d+(st|nd|rd|th), because the dates of this one were moved\.$/
  await expect(page.getByRole('definition').getByText(note)).toBeVisible()
  await expectAccessible(page)
})

test('each license says what it is, how calls name it, what is left and in which state it is', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    cards,
    subscriptions: [
      { ...year, ownRateLimit: { limit: 500, endsInDays: -2 } },
      { planId: 3061, startedDaysAgo: 200, remaining: 9_990, isRenewalOff: true },
      { planId: 3390, startedDaysAgo: 60, remaining: 999_999_951_790 },
      { planId: 3801, startedDaysAgo: 4, remaining: 64 },
      { planId: 3408, startedDaysAgo: 90, remaining: 0 },
      { planId: 3508, startedDaysAgo: -20 },
      { planId: 3920, startedDaysAgo: 400, remaining: 4_000 },
      { planId: 4010, startedDaysAgo: 30, remaining: 600, isSuspended: true },
      { planId: 4110, startedDaysAgo: -10, terminatesInDays: -1 },
      { planId: 4310, startedDaysAgo: 100, remaining: 20, terminatesInDays: 12 },
    ],
    orders: [{ planId: 3705, daysAgo: 3, state: 'grace-period' }],
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, person, '/account/subscriptions')

  const core = row(page, CORE)
  await expect(core).toContainText('us-core-cloud')
  await expect(
    core.getByRole('link', { name: 'send it to choose this license', exact: true }),
  ).toHaveAttribute('href', '/docs/cloud/licensing')
  await expect(core).toContainText('Active')
  await expect(core).toContainText('381.3K left')
  await expect(core).toContainText('23% used')
  await expect(core).toContainText('Yearly, 250 requests per second')
  await expect(core).toContainText('Expired: its own limit until')
  await expect(core).toContainText('$540.00 plus tax, charged to Visa ending in 4242')

  await expect(row(page, 'US Address Verification, Standard')).toContainText(
    'because renewal is off. You won’t be charged.',
  )
  const unlimited = row(page, 'US Address Autocomplete, Pro')
  await expect(unlimited).toContainText('Unlimited')
  // Only where a request needs it.
  await expect(unlimited).not.toContainText('in requests')
  await expect(unlimited.getByRole('meter')).toHaveCount(0)
  await expect(row(page, 'US Rooftop Geocoding')).toContainText('Depleted')
  await expect(row(page, 'US Rooftop Geocoding')).toContainText('100% used')
  await expect(row(page, 'US Reverse Geocoding')).toContainText('Prepaid')
  await expect(row(page, 'International Geocoding')).toContainText('Expired')
  await expect(row(page, 'US Property Data').first()).toContainText('Suspended')
  await expect(row(page, 'US Georeference Data')).toContainText('Invalid: it ends before it starts')
  await expect(row(page, 'US Property Data, Financial')).toContainText(/Terminated.*ends on/)
  await expect(row(page, 'International Address Verification')).toContainText(
    /Term .* is unpaid: .* Pay by .*\. Pay now/,
  )
  await expectAccessible(page)

  for (const [label, reason] of [
    ['International Address Autocomplete', 'Free trials end automatically and never renew.'],
    ['International Geocoding', 'This subscription has expired, so it can no longer be changed.'],
    ['US Georeference Data', 'This subscription is terminated, so it can no longer be changed.'],
  ] as const) {
    await expect(renewalOf(page, label)).toHaveAttribute('aria-disabled', 'true')
    await expect(renewalOf(page, label)).toHaveAccessibleDescription(reason)
  }

  await page.getByLabel('Status').selectOption('Depleted')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page).toHaveURL(/status=depleted/)
  await page.getByLabel('Status').selectOption('')
  await page.getByLabel('Search licenses').fill('us-core')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByLabel('Search licenses').fill('')
  await page.getByRole('button', { name: 'Lookups left' }).click()
  await expect(page).toHaveURL(/sort=left/)
  await expect(page.getByRole('rowheader').first()).toContainText('US Rooftop Geocoding')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain('us-core-cloud')

  await page.setViewportSize({ width: 320, height: 720 })
  await expectAccessible(page)
})

test('renewal is turned off and on in two clicks each, with what it means, and Undo', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ cards, subscriptions: [year], taxableAddress: {} })
  await openAs(page, person, '/account/subscriptions')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  // Under ten rows, a search or a pager is longer than the list.
  await expect(page.getByLabel('Search licenses')).toHaveCount(0)
  await expect(page.getByLabel('Status')).toHaveCount(0)
  await expect(page.getByText('1 license')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  // In a window of 1280 px, only the sentence about what happens next takes several lines.
  expect(page.viewportSize()?.width).toBe(1280)
  const texts = [page.getByRole('rowheader').getByRole('link').first(), page.getByText('us-core-cloud')]
  for (const text of [
    ...texts,
    page.getByText('500,000 lookups a year'),
    page.getByText(/requests per second/),
  ])
    expect(await linesOf(text), `lines of ${text}`).toBe(1)
  const core = row(page, CORE)
  const renewal = renewalOf(page, CORE)
  await expect(renewal).toBeChecked()
  await renewal.click()
  const off = page.getByRole('dialog', { name: `Turn off renewal for ${CORE}?` })
  await expect(off).toContainText('Your lookups work until')
  await expect(off).toContainText('You won’t be charged again')
  await expectAccessible(page)
  await off.getByRole('button', { name: 'Turn off renewal' }).click()
  await expect(off).toBeHidden()
  await expect(renewal).not.toBeChecked()
  await expect(core).toContainText('because renewal is off. You won’t be charged.')

  await renewal.click()
  const on = page.getByRole('dialog', { name: `Turn on the renewal of ${CORE}?` })
  await expect(on).toContainText('$579.15 with today’s tax of $39.15')
  await expect(on).toContainText('Visa ending in 4242')
  await expect(on).toContainText(
    'I agree that this plan renews every year at $540.00 plus tax until I turn it off',
  )
  await expectAccessible(page)
  await on.getByRole('button', { name: 'Agree and turn on' }).click()
  await expect(renewal).toBeChecked()
  await expect(core).toContainText('$540.00 plus tax, charged to Visa ending in 4242')
  await expect(on).toBeHidden()
  // The toast of the last change has replaced the one before it, whose Undo would do the opposite.
  const toast = page.getByRole('region', { name: /Notices/ }).getByRole('status')
  await expect(toast).toContainText('renews automatically.')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(renewal).not.toBeChecked()
})

test('the next plan is chosen among those that renew, and undone', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    cards,
    subscriptions: [year],
    pricingSchedule: 7,
    taxableAddress: {},
  })
  await openAs(page, person, '/account/subscriptions/1102')
  await page.getByRole('button', { name: 'Choose next plan' }).click()
  const dialog = page.getByRole('dialog', { name: `Change plan for ${CORE}` })
  await expect(dialog.getByRole('radio', { name: /^500,000 lookups a year.*Current plan/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Monthly' }).click()
  await expect(dialog.getByRole('radio', { name: /^500,000 lookups a month/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Yearly' }).click()
  await expect(dialog.getByRole('radio', { name: /trial|Free/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^100,000 lookups a year/ }).check()
  await expect(dialog).toContainText('$160.00 plus tax')
  await expect(dialog).toContainText('every year at $160.00 plus tax')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agree and choose plan' }).click()
  await expect(page.getByText('It continues with 100,000 lookups a year.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It continues with 500,000 lookups a year.')).toBeVisible()
})

test('the history has every subscription, newest start first, with its order, and stays quick at 1,000', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3133, startedDaysAgo: 5, remaining: 2_500, terms: 1000 }],
  })
  await openAs(page, person, '/account/subscriptions')
  await page.getByRole('link', { name: CORE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CORE)
  await expect(page.getByRole('main')).toContainText('7,500 of 10,000 lookups used, 2,500 left')
  await expect(page.getByText('1–25 of 1,000 subscriptions')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toContainText('current')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('26–50 of 1,000 subscriptions')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 720 })
  await expectAccessible(page)
})

test('the orders of a history lead to their pages for people who may see them', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const orders = [{ planId: 3133, daysAgo: 2 }]
  await openAs(page, await makePerson({ orders }), '/account/subscriptions/1102')
  await page.getByRole('table', { name: 'History' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order')

  await page.context().clearCookies()
  await openAs(page, await makePerson({ orders, roles: ['api-key-viewer'] }), '/account/subscriptions/1102')
  await expect(page.getByRole('table', { name: 'History' }).getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'History' }).getByRole('link')).toHaveCount(0)
})

test('a viewer sees everything, and why nothing can be changed', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const inputs = { cards, subscriptions: [year] }
  await openAs(page, await makePerson({ ...inputs, roles: ['billing-viewer'] }), '/account/subscriptions')
  await expect(row(page, CORE)).toContainText('$540.00 plus tax, charged to Visa ending in 4242')
  await expect(renewalOf(page, CORE)).toHaveAttribute('aria-disabled', 'true')
  await expect(renewalOf(page, CORE)).toHaveAccessibleDescription(/Billing editor/)
  await page.getByRole('button', { name: `Actions for ${CORE}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Choose next plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.context().clearCookies()
  await openAs(page, await makePerson({ ...inputs, roles: ['api-key-viewer'] }), '/account/subscriptions')
  await expect(row(page, CORE)).toContainText('$540.00 plus tax')
  await expect(row(page, CORE)).not.toContainText('Visa')
  await expect(renewalOf(page, CORE)).toHaveAccessibleDescription(/Billing editor/)
  await expectAccessible(page)
})

test('a list that fails to load says so, and is not mistaken for an empty one', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({}), '/account/subscriptions')
  await expect(page.getByText('No subscriptions yet')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/account/activity')
  // Nothing else of the page may fail.
  await expect(page.getByRole('table', { name: 'Activity' })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  await expect(page.getByText('The licenses couldn’t be loaded')).toBeVisible()
  await expect(page.getByText('No subscriptions yet')).toBeHidden()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No subscriptions yet')).toBeVisible()
})

test('all licenses of the catalog are listed in pages, and the palette finds one and its renewal', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({ cards, subscriptions: [year], heldLicenses: 1000 })
  await openAs(page, person, '/account/subscriptions')
  await expect(page.getByText(/^1–25 of \d{3} licenses$/)).toBeVisible()
  await (await openPalette(page)).fill('turn off renewal us core')
  await page.getByRole('option', { name: `Turn off renewal of ${CORE}` }).click()
  await expect(page.getByRole('dialog', { name: `Turn off renewal for ${CORE}?` })).toBeVisible()
})
