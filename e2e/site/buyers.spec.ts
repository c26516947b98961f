import type { Locator, Page } from '@playwright/test'
import { sampleCoverage, typingMistakes } from '#generated/portal/accuracy.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

/** The section of a page below a heading. */
const section = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

test.describe('the home page without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows how accurate and fast lookups are, what they cost, and how each was measured', async ({
    page,
  }) => {
    await page.goto('/')
    const facts = section(page, 'Accuracy, coverage, speed, and price')
    await expect(facts.getByText(/^\d+ ms$/)).toBeVisible()
    await expect(facts.getByText(/^Our benchmark: /)).toBeVisible()
    await expect(facts.getByText(/^Measured with [\d,]+ mistyped forms/)).toBeVisible()
    await expect(facts.getByText(`${sampleCoverage.countries - 1} other countries`)).toBeVisible()
    await expect(facts.getByText('$2.70', { exact: true })).toBeVisible()

    const table = section(page, 'How accurate it is').getByRole('table', { name: /^Measured on the demo/ })
    for (const { name, wrong } of typingMistakes)
      await expect(table.getByRole('row', { name: new RegExp(`^${name} .* ${wrong}$`) })).toBeVisible()
  })

  test('has the first lookup in the language of the reader', async ({ page }) => {
    await page.goto('/')
    const code = section(page, 'Verify an address with one API call')
    await expect(code.getByText('curl --get')).toBeVisible()
    await code.getByRole('radio', { name: 'Python' }).check()
    await expect(code.getByText('import requests')).toBeVisible()
    await expect(code.getByText('curl --get')).toBeHidden()
    for (const language of ['JavaScript', 'Go', 'Java', 'C#', 'PHP', 'Ruby'])
      await expect(code.getByRole('radio', { name: language, exact: true })).toHaveCount(1)
  })
})

test('the home page and the page on security fit a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/company/security', '/company', '/docs/changelog']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    await expectAccessible(page)
  }
})

test('a buyer finds security from the home page, the menu, and the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/')
  await expectAccessible(page)
  const banner = page.getByRole('banner')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Security' })).toBeVisible()
  await section(page, 'Security and data handling').getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL('/company/security')
  await banner.getByRole('button', { name: 'Company' }).click()
  await expect(banner.getByRole('link', { name: /^Security/ })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Security and data handling')
  const heading = main.getByRole('heading', { name: /^\d+ requirements of OWASP ASVS 5\.0$/ })
  const count = Number.parseInt((await heading.textContent()) ?? '', 10)
  expect(count).toBeGreaterThan(40)
  await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(count)
  await expect(
    main.getByRole('row', { name: /^11\.4\.2 Passwords are stored as Argon2id hashes/ }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the new pages are in the sitemap and in the search', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/company/security', '/docs/changelog', '/blog/built-from-contracts'])
    expect(sitemap).toContain(`${path}</loc>`)
  await gotoHydrated(page, '/search?q=ASVS')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Security/ })
      .first(),
  ).toBeVisible()
})

test('the page about the company is for buyers, and how it is built is an article', async ({ page }) => {
  await gotoHydrated(page, '/company')
  const main = page.getByRole('main')
  await expect(main).not.toContainText(/OpenAPI|schema|JavaScript|axe/)
  await expect(main.getByText('tested security requirements')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'How we build it, for engineers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we build Gatepost from API contracts')
  await expect(main.getByRole('row', { name: /x-recent-login/ })).toBeVisible()
  await expectAccessible(page)
})

test('the terms say at the top whether they bind, and their changelog exists', async ({ page }) => {
  await gotoHydrated(page, '/legal/terms-of-service')
  const main = page.getByRole('main')
  await expect(main.getByText('This text doesn’t bind you or us yet')).toBeInViewport()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'API changelog' }).click()
  await expect(page).toHaveURL('/docs/changelog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API changelog')
  await expect(page.getByRole('heading', { name: /^3\.0\.0, / })).toBeVisible()
  await expectAccessible(page)
})

/** Where the left edges of these are, each once. */
async function columnsOf(all: Locator): Promise<number[]> {
  const lefts = await all.evaluateAll(elements =>
    elements.map(element => Math.round(element.getBoundingClientRect().left)),
  )
  return [...new Set(lefts)].toSorted((a, b) => a - b)
}

test('menus and footer are one grid each, with four products first', { tag: FULL }, async ({ page }) => {
  const four = [
    'US address verification',
    'US address autocomplete',
    'International address verification',
    'US rooftop geocoding',
  ]
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/')
  const banner = page.getByRole('banner')
  const columns = new Set<string>()
  for (const area of ['Products', 'Pricing', 'Solutions', 'Resources']) {
    await banner.getByRole('button', { name: area, exact: true }).click()
    const links = banner.getByRole('region').getByRole('listitem').getByRole('link')
    await expect(links.first()).toBeVisible()
    columns.add(String(await columnsOf(links)))
    if (area === 'Products')
      for (const [at, name] of four.entries()) await expect(links.nth(at)).toContainText(name)
    await page.keyboard.press('Escape')
  }
  expect([...columns]).toHaveLength(1)

  const footer = page.getByRole('contentinfo')
  const products = footer.getByRole('region', { name: 'Products' }).getByRole('link')
  await expect(products).toHaveText([...four, 'All products'])
  for (const [width, count] of [
    [1440, 4],
    [1280, 4],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await columnsOf(footer.getByRole('list').filter({ has: page.getByRole('link') }))
    expect(lefts, `at ${width}: ${lefts}`).toHaveLength(count)
  }
  await expect(footer.getByText(/^© \d{4} Gatepost$/)).toBeVisible()
})
