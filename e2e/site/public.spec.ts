import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, gotoHydrated, test, untilAwake } from '../support/test.ts'

const PAGES = ['/', '/pricing', '/products/us-address-verification']

for (const path of PAGES) {
  test.describe(`${path} without scripts`, () => {
    test.use({ javaScriptEnabled: false })
    test('is complete, and links to the other pages', { tag: path === '/' ? [] : FULL }, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(1000)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1)
      for (const other of PAGES.filter(each => each !== path))
        await expect(
          page
            .getByRole('link')
            .and(page.locator(`[href="${other}"]`))
            .first(),
        ).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible()
    })
  })

  test(`${path} starts without errors or warnings`, { tag: path === '/' ? [] : FULL }, async ({ page }) => {
    const response = await page.goto(path)
    await untilAwake(page)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
    await page.getByRole('link', { name: 'Log In' }).first().click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
}

test('every page has a unique title, description and canonical URL', { tag: FULL }, async ({
  page,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path)
    const head = page.locator('head')
    seen.add(await page.title())
    seen.add((await head.locator('meta[name=description]').getAttribute('content')) ?? '')
    expect(await head.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}${path}`)
  }
  expect(seen.size).toBe(2 * PAGES.length)
})

test('an unknown URL returns 404 and links to pages', async ({ page }) => {
  for (const path of ['/no-such-page', '/account/no-such-page', '/products/nothing'])
    expect((await page.goto(path))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('the banner stays closed for the session and causes no layout shift', { tag: FULL }, async ({
  page,
  browser,
  baseURL,
}) => {
  await gotoHydrated(page, '/')
  const banner = page.getByText('New 42-day free trial')
  await expect(banner.first()).toBeVisible()
  const offer = page.getByRole('link', { name: /New 42-day free trial/ })
  await page.getByRole('button', { name: /close|dismiss/i }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(offer).toBeHidden()
  const fresh = await (await browser.newContext()).newPage()
  await fresh.goto(`${baseURL}/`)
  await expect(fresh.getByText('New 42-day free trial').first()).toBeVisible()
})

test('the mobile menu opens at 1169 px, traps the focus, and closes with Escape', { tag: FULL }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1169, height: 800 })
  await gotoHydrated(page, '/')
  const open = page.getByRole('button', { name: /menu/i })
  await open.click()
  await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.setViewportSize({ width: 1170, height: 800 })
  await expect(open).toBeHidden()
})
