import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, logIn, openAs, setScenario, test } from '../support/test.ts'

const ribbon = (page: Page) => page.getByRole('navigation', { name: 'Account' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, keys and actions' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test.describe('the palette', () => {
  test('finds keys, pages, errors and actions by keyboard alone, the recent ones first', async ({
    page,
    makePerson,
  }) => {
    await openAs(page, await makePerson({ keys: 3 }), '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(option(page, 'Create a secret key')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Key 00002')
    await expect(option(page, /^Key 00002/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Key 00002' })).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('sess')
    await expect(option(page, /^Sessions/)).toHaveAttribute('aria-selected', 'true')
    // There is somewhere to go once the services have answered as well.
    await expect(page.getByRole('option').nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^Sessions/)).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowUp')
    await expect(option(page, /^Sessions/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      /^Sessions/,
      /^Key 00002/,
    ])
    await page.keyboard.type('1611082217')
    await expect(option(page, /A secret key was used in a browser/)).toHaveAttribute('aria-selected', 'true')
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    await expect(await opened).toHaveURL(/\/docs\/errors\//)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('rejected')
    await expect(option(page, /^Rejected/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('new secret')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Create' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page), 'a form on top of the page is answered first').toHaveCount(0)
  })

  test('knows other words for a page, and what can be done with a key, a member, or a subscription', {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    const person = await makePerson({
      keys: 2,
      maxUsers: 4,
      team: [{ roles: ['api-key-viewer'], joinedDaysAgo: 40 }],
      subscriptions: [{ planId: 4401, startedDaysAgo: 3 }],
    })
    await openAs(page, person, '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.keyboard.press('Control+k')
    for (const [typed, name] of [
      ['upgrade', /^Change the plan of /],
      ['cancel', /^Turn off renewal of /],
      ['invoice', /^Billing/],
      ['logout', /^Log Out/],
      ['api docs', /^Read the API reference/],
      ['rotate token', /^Rotate the token of Key 00001/],
      ['leaked', /^Rotate the token of Key 00002/],
      ['change roles', /^Change the roles of /],
      ['remove', /^Remove .*@/],
    ] as const) {
      await field(page).fill(typed)
      await expect(option(page, name).first(), typed).toBeVisible()
    }
    await field(page).fill('rotate Key 00002')
    await option(page, 'Rotate the token of Key 00002').click()
    await expect(page.getByRole('dialog', { name: /Rotate/ })).toContainText('Key 00002')
  })

  test('has no action that the person may not do, and says when nothing is found', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    await openAs(page, await makePerson({ keys: 1, roles: ['api-key-viewer'] }), '/account/keys')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.keyboard.type('key')
    await expect(option(page, /^Key 00001/)).toBeVisible()
    await expect(option(page, 'Add a passkey')).toBeVisible()
    await expect(option(page, 'Create a secret key')).toHaveCount(0)
    await field(page).fill('no such thing')
    await expect(page.getByText('No results for “no such thing”.')).toBeVisible()
    await setScenario(page, 'server-error')
    await field(page).fill('Key 0')
    await expect(page.getByText(/Couldn’t search .*\bkeys\b/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
  })

  test('a slash goes to the search of the page, or to the palette, and can be switched off', {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search keys')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search keys')).toHaveValue('/')
    await ribbon(page).getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Help' }).click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('switch', { name: 'Press / to search' }).click()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.keyboard.press('/')
    await expect(field(page)).toHaveCount(0)
  })
})

test.describe('the ribbon', () => {
  test('has at most eight entries for customers; each area links its views, and old addresses lead to them', {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    const OF_CUSTOMERS = [
      'Overview',
      'Keys',
      'Subscriptions',
      'Billing',
      'Team',
      'Tools',
      'Developers',
      'Activity',
    ]
    await openAs(page, await makePerson({ keys: 1, roles: ['account-owner'] }), '/account')
    await expect(ribbon(page).getByRole('link')).toHaveText(OF_CUSTOMERS)
    await openAs(page, await makePerson({ keys: 1, roles: ['account-owner', 'internal-admin'] }), '/account')
    await expect(ribbon(page).getByRole('link')).toHaveText([...OF_CUSTOMERS, 'Admin'])
    for (const [entry, first, views] of [
      ['Keys', 'Keys', ['Usage', 'Health', 'Rejected', 'Diagnose']],
      ['Team', 'Members', ['Roles', 'Contacts', 'Account settings']],
      ['Tools', 'Single address', ['Autocomplete', 'List']],
      ['Developers', 'API tokens', ['Webhooks', 'Configuration']],
    ] as const) {
      await ribbon(page).getByRole('link', { name: entry, exact: true }).click()
      const nav = page.getByRole('main').getByRole('navigation', { name: entry })
      await expect(nav.getByRole('link', { name: first, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      for (const view of views) {
        await nav.getByRole('link', { name: view, exact: true }).click()
        await expect(nav.getByRole('link', { name: view, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
        await expect(ribbon(page).getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
        await expect(
          page.getByRole('heading', { level: 1 }),
          'a new page is read from its heading',
        ).toBeFocused()
      }
    }
    await page.goto('/account/keys/refusals?error=suspected-bot')
    await expect(page).toHaveURL(/\/account\/keys\/rejected\?error=suspected-bot/)
    await expect(page.getByRole('heading', { level: 1, name: 'Rejected requests' })).toBeVisible()
  })

  test('keeps one line: what does not fit is under More, by keyboard too', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    await page.setViewportSize({ width: 700, height: 700 })
    await openAs(page, await makePerson({ keys: 1, roles: ['internal-admin'] }), '/account')
    await expect(ribbon(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    // As for people who read large letters.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const more = ribbon(page).getByRole('button', { name: 'More pages' })
    await expect(more).toBeVisible()
    await expect(ribbon(page).getByRole('link', { name: 'Admin' })).toHaveCount(0)
    const tops = await ribbon(page)
      .getByRole('listitem')
      .evaluateAll(items => new Set(items.map(item => item.getBoundingClientRect().top)).size)
    expect(tops).toBe(1)
    await more.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(ribbon(page).getByRole('button', { name: /including this one/ })).toBeVisible()
  })

  test('is a sheet of all pages on a narrow screen', { tag: FULL }, async ({ page, makePerson }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
    await page.getByRole('button', { name: 'All pages' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'All pages' })
    await expect(sheet).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('link', { name: 'Keys' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'All pages' })).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('link', { name: 'Tools' }).press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Tools' })).toBeVisible()
    await page.getByRole('button', { name: 'All pages' }).click()
    await sheet.getByRole('button', { name: 'Search or jump to…' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('health')
    await expect(option(page, 'Health')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  })
})

test('the theme is in the menu of the person', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account')
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('menuitemradio', { name: 'Match the system' })).toBeChecked()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(background).toBe('dark')
  await page.reload()
  await expect.poll(background).toBe('dark')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
})

test('an address without a page keeps the frame', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/Page not found/)
  await expectAccessible(page)
  await ribbon(page).getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible()
})

test('people who are logged in are led on, and not asked to log in', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await logIn(page, await makePerson())
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto('/login?redirect=/account/keys')
  await expect(page).toHaveURL(/\/account\/keys$/)
  await page.goto('/login?redirect=https://elsewhere.example')
  await expect(page).toHaveURL(/\/account$/)
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/account$/)
  await gotoHydrated(page, '/pricing')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Log In' })).toHaveCount(0)
  await footer.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})
