import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' })

test('the search over the page works by keyboard alone and remembers what was looked for', {
  tag: FULL,
}, async ({ page }) => {
  test.slow()
  await gotoHydrated(page, '/')
  // The listener comes a moment after the page responds.
  await expect(async () => {
    if (!(await field(page).count())) await page.keyboard.press('/')
    await expect(field(page)).toBeFocused({ timeout: scaledTimeout(1_000) })
  }).toPass()
  // Of two presses, the second may have come when the field was there.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('adress verfication')
  await expect(option(page, /^US address verification/).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('1588026162')
  await expect(option(page, /.+/).first()).toHaveText(/^No active subscription/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/errors/subscription-inactive')

  // A slash in a field is a slash.
  await page.getByRole('link', { name: 'Errors' }).first().click()
  await page.getByLabel('Search errors').press('/')
  await expect(page.getByLabel('Search errors')).toHaveValue('/')

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('privacy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=privacy&t=\d+$/)
  await expect(
    page.getByRole('main').getByRole('region', { name: 'Legal' }).getByRole('link').first(),
  ).toHaveText(/^Privacy Policy/)

  await page.keyboard.press('Control+k')
  await expect(recent(page).getByRole('listitem')).toHaveText(['privacy', '1588026162'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(recent(page).getByRole('button', { name: '1588026162', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=1588026162&t=\d+$/)
  await page.keyboard.press('Control+k')
  await expect(recent(page).getByRole('listitem')).toHaveText(['1588026162', 'privacy'])
  await recent(page).getByRole('button', { name: 'Remove privacy' }).click()
  await expect(recent(page).getByRole('listitem')).toHaveText(['1588026162'])
  await recent(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(recent(page)).toHaveCount(0)
})

test('the page of results opens directly, groups by area, and the same search is another page', {
  tag: FULL,
}, async ({ page }) => {
  await page.goto('/search?query=geocoding&t=1')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText(/^\d+ pages for “geocoding”$/)
  await expect(main.getByRole('searchbox', { name: 'Search the site' })).toHaveValue('geocoding')
  await expect(
    main.getByRole('region', { name: 'Pricing' }).getByText('geocoding', { exact: true }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?query=geocoding&t=\d{13}$/)
  const before = page.url()
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).not.toHaveURL(before)
  await page.goBack()
  await expect(page).toHaveURL(before)

  // An error is found by its name and its number, a page of the portal by its name.
  await main.getByRole('searchbox').fill('too-many-requests')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('region', { name: 'Errors' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/errors/too-many-requests',
  )
  await main.getByRole('searchbox').fill('rejected requests')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('region', { name: 'Your account' }).getByRole('link')).toHaveAttribute(
    'href',
    '/account/keys/rejected',
  )
  await main.getByRole('searchbox').fill('zyxwvutsrq')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status')).toHaveText('No results for “zyxwvutsrq”.')
  await expect(main.getByRole('link', { name: 'contact us' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('searchbox').fill('   ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zyxwvutsrq/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of the search says why it finds nothing, and leads to the areas', { tag: FULL }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByText('needs JavaScript')).toBeVisible()
    await page
      .getByRole('region', { name: 'Areas of the site' })
      .getByRole('link', { name: 'Pricing' })
      .click()
    await expect(page).toHaveURL('/pricing')
  })
})

test('an index that does not come can be asked for again', { tag: FULL }, async ({ page, context }) => {
  await gotoHydrated(page, '/search')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('privacy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Search couldn’t load.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('region', { name: 'Legal' })).toBeVisible()
})
