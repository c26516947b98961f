import type { Page } from '@playwright/test'
import { DAY } from '#domain/time/durations.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { stayWithinDay } from '../support/midnight.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

stayWithinDay()

const VISA = '4242424242424242'
const CORE = 1102
const PAGE = `/account/subscriptions/${CORE}`
/** 10,000 lookups a month for $20.00. */
const TEN_THOUSAND = 3133

/** What each of the last 30 days used and half of it today, by its weekday and by how long ago it was. */
const lookups = (rule: (weekday: number, ago: number) => number) => [
  {
    licenseId: CORE,
    daily: Array.from({ length: 31 }, (_, at) => {
      const ago = 30 - at
      const used = rule(new Date(Date.now() - ago * DAY).getUTCDay(), ago)
      return ago ? used : Math.floor(used / 2)
    }),
  },
]

const forecastOf = (page: Page) => page.getByRole('region', { name: 'Forecast' })

/** The day that a forecast names. */
async function dayOf(page: Page): Promise<Date> {
  const around = forecastOf(page).getByText(/you’ll run out around [A-Z]/)
  const said = (await around.textContent()) ?? ''
  const [, day = '', year = String(new Date().getFullYear())] =
    /around ([A-Z][a-z]{2} \d+)(?:, (\d{4}))?/.exec(said) ?? []
  return new Date(`${day}, ${year} UTC`)
}

test('names the day, the plan, the price and the card, and offers the plan that lasts', async ({
  page,
  makePerson,
}) => {
  await openAs(
    page,
    await makePerson({
      cards: [{ number: VISA }],
      subscriptions: [{ planId: TEN_THOUSAND, startedDaysAgo: 10, remaining: 4_000 }],
      lookups: lookups(() => 400),
    }),
    '/account/subscriptions',
  )
  await expect(page.getByText(/^Runs out around [A-Z][a-z]{2} \d+(, \d{4})?$/)).toBeVisible()
  await page.getByRole('link', { name: 'US Address Verification, Plus' }).click()
  const forecast = forecastOf(page)
  const next = page.getByRole('main').getByText(/^Renews on/)
  await expect(next).toContainText('for $20.00 plus tax, charged to Visa ending in 4242.')
  await expect(forecast).toContainText('Runs out early')
  await expect(forecast).toContainText('At 400 a day, you’ll run out around')
  await expect(forecast).toContainText(/Lookups then stop until the next term begins on [A-Z][a-z]{2} \d+/)
  // Ten days of 400 lookups, give or take one.
  expect(Math.abs((await dayOf(page)).getTime() - Date.now() - 10 * DAY)).toBeLessThan(2 * DAY)
  await expect(forecast).toContainText(
    'At 400 a day, the cheapest plan that lasts through its term is 500,000 lookups a year for $540.00 plus tax ($45.00 per month).',
  )
  await expectAccessible(page)

  await forecast.getByRole('button', { name: 'Make it the next plan' }).click()
  await expect(next).toContainText('for $540.00 plus tax, charged to Visa ending in 4242.')
  await expect(forecast.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(next).toContainText('for $20.00 plus tax')
  await expect(forecast.getByRole('button', { name: 'Make it the next plan' })).toBeVisible()
})

test('who works on weekdays never runs out on a weekend', { tag: FULL }, async ({ page, makePerson }) => {
  const workdays = lookups(weekday => (weekday >= 1 && weekday <= 5 ? 100 : 0))
  // Two weekends lie before the end of 1,250 lookups, whatever day it is today.
  const subscriptions = [{ planId: 3118, startedDaysAgo: 60, remaining: 1_250 }]
  await openAs(page, await makePerson({ subscriptions, lookups: workdays }), PAGE)
  await expect(forecastOf(page)).toContainText('At 71 a day, you’ll run out around')
  const day = await dayOf(page)
  expect([0, 6]).not.toContain(day.getUTCDay())
  expect(Math.abs(day.getTime() - Date.now() - 17.5 * DAY)).toBeLessThan(3 * DAY)
  await expect(page.getByRole('main').getByText(/but there is no card to charge/)).toBeVisible()
})

test('two paces that lead to other days are both named', { tag: FULL }, async ({ page, makePerson }) => {
  const spike = lookups((_, ago) => (ago === 12 ? 6_000 : 20))
  const subscriptions = [{ planId: 3118, startedDaysAgo: 60, remaining: 600 }]
  await openAs(page, await makePerson({ cards: [{ number: VISA }], subscriptions, lookups: spike }), PAGE)
  const forecast = forecastOf(page)
  await expect(forecast).toContainText('At the pace of the last 7 days, 20 a day, you’ll run out around')
  await expect(forecast).toContainText(
    /At the pace of the last 30 days, [12]\d\d a day, you’ll run out around/,
  )
})

test('a plan that is larger than needed has a cheaper one next to it', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const subscriptions = [{ planId: 3134, startedDaysAgo: 10, remaining: 47_000 }]
  await openAs(
    page,
    await makePerson({ cards: [{ number: VISA }], subscriptions, lookups: lookups(() => 300) }),
    PAGE,
  )
  const forecast = forecastOf(page)
  await expect(forecast).toContainText('At 300 a day, you won’t run out before')
  await expect(page.getByRole('main').getByText(/^Renews on/)).toContainText(
    'for $60.00 plus tax, charged to Visa ending in 4242.',
  )
  await expect(forecast).toContainText(
    '10,000 lookups a month for $20.00 plus tax would also last, and costs less per month.',
  )
})

test('a trial stops, and the price list has what lasts', { tag: FULL }, async ({ page, makePerson }) => {
  const subscriptions = [{ planId: 3101, startedDaysAgo: 5, remaining: 200 }]
  const person = await makePerson({ subscriptions, lookups: lookups((_, ago) => (ago < 5 ? 200 : 0)) })
  await openAs(page, person, PAGE)
  const forecast = forecastOf(page)
  await expect(forecast).toContainText('This is an early estimate. Lookups then stop.')
  await expect(forecast.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    '/account/subscriptions/plans',
  )
})

test('without the role, the button says why, and without use there is no day', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const subscriptions = [{ planId: TEN_THOUSAND, startedDaysAgo: 10, remaining: 4_000 }]
  await openAs(
    page,
    await makePerson({ roles: ['billing-viewer'], subscriptions, lookups: lookups(() => 400) }),
    PAGE,
  )
  const button = forecastOf(page).getByRole('button', { name: 'Make it the next plan' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Billing editor' })).toBeVisible()

  await page.context().clearCookies()
  await openAs(page, await makePerson({ subscriptions }), PAGE)
  await expect(forecastOf(page)).toContainText('No lookups in the last 30 days.')
  await expect(forecastOf(page)).not.toContainText('run out')
})
