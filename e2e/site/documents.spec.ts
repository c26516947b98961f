import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BUDGETS, measuredPages } from '../../scripts/bench/budgets.ts'
import { FULL, scaled } from '../../scripts/lib/test-scope.ts'
import { expect, gotoHydrated, test, untilAwake } from '../support/test.ts'

/** One page of each template. */
const DOCUMENTS = [
  '/',
  '/docs/errors/too-many-requests',
  ...scaled([], ['/pricing', '/products/us-address-verification', '/docs/errors']),
]
const SCRIPTS = /\/assets\/.*\.js$/

/** Holds scripts back, as a slow network does. Returns a function that releases them. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}

for (const path of DOCUMENTS)
  test(`${path} requests no script before it has loaded`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html).not.toMatch(/<script[^>]*\bsrc=|rel="modulepreload"|as="script"/)
    await gotoHydrated(page, path)
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const loaded = document?.loadEventStart ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded)
        .map(({ name }) => name)
    })
    expect(early).toEqual([])
  })

/** The public pages, one of each template. */
const TEMPLATES = measuredPages().filter(({ budget }) => budget.idle)

for (const { path } of scaled(
  TEMPLATES.filter(({ path }) => path === '/'),
  TEMPLATES,
))
  test(`${path} loads only its own scripts while no one uses it`, async ({ page }) => {
    const loaded = new Map<string, number>()
    page.on('requestfinished', request => {
      const { pathname } = new URL(request.url())
      if (SCRIPTS.test(pathname)) loaded.set(pathname, sizeOf(pathname))
    })
    await gotoHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const heaviest = [...loaded].toSorted(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} ${bytes}`)
    const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
    expect(total, 'the scripts have run').toBeGreaterThan(50)
    expect(total, heaviest.join('\n')).toBeLessThanOrEqual(BUDGETS.document.idle ?? 0)
  })

/** Bytes of a file as it is sent. */
function sizeOf(path: string): number {
  const file = `dist/client${path}`
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

test('a page loads the pages that it links to as the visitor scrolls, and before that on hover', {
  tag: FULL,
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (SCRIPTS.test(request.url())) asked.push(request.url())
  })
  const isAsked = (name: RegExp) => asked.some(url => name.test(url))
  await gotoHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(isAsked(/product-page/)).toBe(false)

  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'See how it works' }).hover()
  await expect.poll(() => isAsked(/product-page/)).toBe(true)
  expect(isAsked(/us-rooftop-geocoding/)).toBe(false)

  await page.mouse.wheel(0, 200)
  await main.getByRole('link', { name: 'US rooftop geocoding' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isAsked(/us-rooftop-geocoding/)).toBe(true)
})

test('a key starts the scripts of a page that has not loaded yet', { tag: FULL }, async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/)
  const asked: string[] = []
  page.on('request', request => {
    if (SCRIPTS.test(request.url())) asked.push(request.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  const first = page.waitForRequest(SCRIPTS)
  await page.keyboard.press('Tab')
  await first
  release()
})

test.describe('while the scripts are loading', () => {
  test('menu, banner, theme and links work', async ({ page }) => {
    await holdBack(page, SCRIPTS)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Sign Up Free' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Close banner' }).click()
    await expect(page.getByText('New 42-day free trial')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Gatepost, home' })).toBeFocused()

    const dark = page.getByRole('radio', { name: 'Dark' })
    const color = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await color()
    await dark.check()
    await expect.poll(color).not.toBe(light)

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByText('Pricing', { exact: true }).click()
    await menu.getByRole('link', { name: 'Pricing overview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('US address verification pricing')
    await expect(dark).toBeChecked()
    await expect.poll(color).not.toBe(light)
    await expect(page.getByText('New 42-day free trial')).toBeHidden()
  })

  test('questions and examples open, and a visitor finds the login', { tag: FULL }, async ({ page }) => {
    await holdBack(page, SCRIPTS)
    await page.goto('/pricing')
    await page.getByText('What is a lookup?').click()
    await expect(page.getByText('One address sent to the API.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeHidden()
    await page.goto('/')
    await page.getByRole('radio', { name: 'No suite' }).check()
    await expect(page.getByText('Unit missing').first()).toBeVisible()
    const example = page.getByRole('region', { name: 'Example of address verification' })
    await expect(example.getByText('Deliverable', { exact: true })).toBeHidden()
  })

  test('a click waits for them', { tag: FULL }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/products/us-address-verification')
    await page.getByRole('button', { name: 'Copy code' }).first().click()
    // It is said for two seconds.
    const said = page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
    release()
    await said
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl --get/)
  })

  test('selections and typed text are kept', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/pricing')
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('radio', { name: /^Yearly/ }).check()
    release()
    await expect(page).toHaveURL(/lookups=500000&term=year/)
    await expect(page.getByText('$540.00').first()).toBeVisible()
  })

  test('a page keeps its scroll position, also for the way back', { tag: FULL }, async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/')
    const products = page.getByRole('heading', { name: 'More products' })
    await products.scrollIntoViewIfNeeded()
    release()
    await untilAwake(page)
    await expect(products).toBeInViewport()

    const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    // A press by the keyboard, which does not scroll to the link.
    await pricing.evaluate(link => link.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/pricing')
    await page.goBack()
    await expect(products).toBeInViewport()
  })

  test('a search is kept', { tag: FULL }, async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/docs/errors')
    await page.getByLabel('Search errors').fill('1588026162')
    release()
    await expect(page.getByText('1 error for “1588026162”')).toBeVisible()
    await expect(page).toHaveURL(/q=1588026162/)
  })
})
