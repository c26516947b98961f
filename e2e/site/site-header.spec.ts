import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, openAs, test } from '../support/test.ts'

const HEIGHT = 900
/** In pixels: the last window with a menu button, and the first without. */
const SITE = { narrow: [955, 956, 1168, 1169], wide: [1170] }
const VANILLA = { narrow: [955, 956], wide: [957, 1168, 1169, 1170] }

const banner = (page: Page) => page.getByRole('banner')
const area = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true })

/** Leaves in this browser what its visitor has: a session, and plans in the cart. */
async function leave(page: Page, { isSignedIn, count }: { isSignedIn: boolean; count: number }) {
  await page.evaluate(
    ([session, cart]) => {
      localStorage.clear()
      if (session) localStorage.setItem('gatepost-session', session)
      if (cart) localStorage.setItem('gatepost-cart', cart)
    },
    [
      isSignedIn ? 'in' : '',
      count ? JSON.stringify({ version: 1, plans: [3120, 3101].slice(0, count) }) : '',
    ] as const,
  )
}

// One of each pair shows both the cart and its absence.
for (const path of ['/', '/pricing/us-rooftop-geocoding'])
  for (const count of [0, 2])
    test(`the header of ${path} with ${count} plans in the cart, by session and width`, {
      tag: path === '/' && count ? [] : FULL,
    }, async ({ page }) => {
      for (const isSignedIn of [false, true]) {
        // A document without scripts, which would act on what they find.
        await page.goto('/robots.txt')
        await leave(page, { isSignedIn, count })
        await page.goto(path)
        for (const width of [...SITE.narrow, ...SITE.wide]) {
          await page.setViewportSize({ width, height: HEIGHT })
          const isNarrow = SITE.narrow.includes(width)
          const hasCart = count > 0 || path.startsWith('/pricing')
          const hasRoom = !isNarrow || count === 0
          const shown: Record<string, boolean> = {
            Cart: hasCart,
            Search: !hasCart,
            'Log In': !isSignedIn && !isNarrow,
            'Sign Up Free': !isSignedIn && hasRoom,
            Account: isSignedIn && hasRoom,
            // An offer for people without an account.
            'New 42-day free trial': !isSignedIn,
          }
          for (const [name, isShown] of Object.entries(shown)) {
            const link = banner(page).getByRole('link', { name: new RegExp(`^${name}`) })
            await expect(link, `${name} at ${width}, signed in: ${isSignedIn}`).toHaveCount(isShown ? 1 : 0)
          }
          await expect(banner(page).getByRole('button', { name: 'Log Out' })).toHaveCount(
            isSignedIn && !isNarrow ? 1 : 0,
          )
          await expect(menuButton(page)).toHaveCount(isNarrow ? 1 : 0)
          await expect(area(page, 'Products')).toHaveCount(isNarrow ? 0 : 1)
        }
      }
    })

test('pages with one thing to do have a header without a right side', { tag: FULL }, async ({ page }) => {
  await page.goto('/no-such-page')
  for (const width of [...VANILLA.narrow, ...VANILLA.wide]) {
    await page.setViewportSize({ width, height: HEIGHT })
    const isNarrow = VANILLA.narrow.includes(width)
    await expect(menuButton(page), `at ${width}`).toHaveCount(isNarrow ? 1 : 0)
    await expect(area(page, 'Products')).toHaveCount(isNarrow ? 0 : 1)
    await expect(banner(page).getByRole('link')).toHaveCount(1)
  }
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(banner(page).getByRole('link')).toHaveCount(1)
    await expect(banner(page).getByRole('button')).toHaveCount(0)
  }
})

test.describe('the menu of an area', () => {
  test.use({ viewport: { width: 1280, height: HEIGHT } })
  const prices = (page: Page) => banner(page).getByRole('link', { name: /^US address verification/ })

  test('works by keyboard alone', { tag: FULL }, async ({ page }) => {
    await gotoHydrated(page, '/')
    await area(page, 'Products').focus()
    await page.keyboard.press('ArrowRight')
    await expect(area(page, 'Pricing')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(prices(page)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(banner(page).getByRole('link', { name: /^US address autocomplete/ })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(prices(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(area(page, 'Pricing')).toBeFocused()
    await expect(prices(page)).toBeHidden()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(prices(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(area(page, 'Products')).toBeFocused()
    await expect(prices(page)).toBeHidden()
  })

  test('opens for a mouse that rests on it, and closes when a link is followed', { tag: FULL }, async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    await page.evaluate(() => document.fonts.ready)
    const before = await page.getByRole('heading', { level: 1 }).boundingBox()
    await area(page, 'Pricing').hover()
    await expect(prices(page)).toBeVisible()
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
    // A press that was meant to open it does not close it again.
    await area(page, 'Pricing').click()
    await expect(prices(page)).toBeVisible()
    await area(page, 'Products').click()
    await expect(prices(page)).toHaveAttribute('href', /^\/products/)
    await area(page, 'Pricing').click()
    await prices(page).click()
    await expect(page).toHaveURL('/pricing')
    await expect(prices(page)).toBeHidden()
    await page.mouse.move(640, 850)
    await area(page, 'Pricing').hover()
    await expect(prices(page)).toBeVisible()
    await page.mouse.move(640, 850)
    await expect(prices(page)).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('opens by a press, and its links lead on', { tag: FULL }, async ({ page }) => {
      await page.goto('/')
      await area(page, 'Pricing').click()
      await prices(page).click()
      await expect(page).toHaveURL('/pricing')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the menu has a section for each area, one open at a time, and keeps the focus', {
    tag: FULL,
  }, async ({ page }) => {
    await gotoHydrated(page, '/')
    await menuButton(page).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Products', { exact: true }).first().tap()
    await expect(menu.getByRole('link', { name: 'Verify a list' })).toBeVisible()
    await expectAccessible(page)
    await menu.getByText('Pricing', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Verify a list' })).toBeHidden()

    await menu.getByRole('button', { name: 'Close menu' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByRole('link', { name: 'Sign Up Free' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).tap()
    await menu.getByRole('link', { name: 'US rooftop geocoding' }).tap()
    await expect(page).toHaveURL('/pricing/us-rooftop-geocoding')
    await expect(menu).toBeHidden()
  })
})

test('the header leaves on the way down, never with the focus in it, and not if motion is reduced', {
  tag: FULL,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await gotoHydrated(page, '/')
  const logo = page.getByRole('link', { name: 'Gatepost, home' })
  // The listener comes a moment after the page responds.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(logo).not.toBeInViewport({ timeout: scaledTimeout(1_000) })
  }).toPass()
  // What takes the focus comes into view, and the header does not lie over it.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(logo).toBeInViewport()
  await logo.focus()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await expect(logo).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.mouse.wheel(0, -900)
  await page.mouse.wheel(0, 900)
  await expect(logo).toBeInViewport()
})

test('what takes the focus does not lie under the header', { tag: FULL }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await gotoHydrated(page, '/docs/errors')
  // Not those of the menu at the side, which scrolls by itself.
  const links = page.getByRole('main').getByRole('listitem').locator('a[href^="/docs/errors/"]')
  await links.nth(40).focus()
  // Upwards, where the next one comes from under the header.
  for (let step = 0; step < 14; step++) await page.keyboard.press('Shift+Tab')
  await expect(links.nth(26)).toBeFocused()
  await expect(async () => {
    const [header, focused] = await Promise.all([banner(page).boundingBox(), links.nth(26).boundingBox()])
    expect(focused?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }).toPass()
})

test('the footer turns at 1440 px, and every link of it is there without scripts', { tag: FULL }, async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: HEIGHT })
    const who = await footer.getByRole('region', { name: 'Gatepost' }).boundingBox()
    const first = await footer.getByRole('region', { name: 'Products' }).boundingBox()
    if (!who || !first) throw new Error('the footer has no columns')
    return { who, first }
  }
  await page.goto('/')
  await expect(footer.getByText('Address data on easy mode')).toBeVisible()
  // Two boxes of one moment: what is above them may still grow.
  await expect(async () => {
    const narrow = await boxes(1439)
    expect(narrow.first.y).toBeGreaterThanOrEqual(narrow.who.y + narrow.who.height)
  }).toPass()
  await expect(async () => {
    const wide = await boxes(1440)
    expect(wide.first.x).toBeGreaterThanOrEqual(wide.who.x + wide.who.width)
    expect(wide.first.y).toBeLessThan(wide.who.y + wide.who.height)
  }).toPass()
  // This build has no numbers, so there is no line for any.
  await expect(footer.locator('[href^="tel:"]')).toHaveCount(0)
})

test('logged in, the public site drops the trial banner and offers the account, wide and narrow', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const offer = banner(page).getByRole('link', { name: /^New 42-day free trial/ })
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await gotoHydrated(page, '/pricing')
  await expect(offer).toBeVisible()
  await openAs(page, await makePerson(), '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await gotoHydrated(page, '/pricing')
  await expect(offer).toBeHidden()
  await expect(banner(page).getByRole('link', { name: 'Sign Up Free' })).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(offer).toBeHidden()
  await menuButton(page).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Sign Up Free' })).toBeHidden()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Account', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a logout on a public page leads to the login, and the searches are forgotten', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await openAs(page, await makePerson(), '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('gatepost-searches', '["rooftop"]'))
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('gatepost-searches'))).toBeNull()
  await page.goto('/')
  await expect(banner(page).getByRole('link', { name: 'Log In' })).toBeVisible()
})
