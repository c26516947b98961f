import { FULL } from '../../scripts/lib/test-scope.ts'
import { runCurl } from '../support/curl.ts'
import { expect, gotoHydrated, openAs, test } from '../support/test.ts'

test.describe('the documentation without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the program of the chosen language, and leads from page to page', async ({ page }) => {
    await page.goto('/docs')
    const languages = page.getByRole('group', { name: 'Language' })
    await expect(languages.getByText('curl --get')).toBeVisible()
    await languages.getByRole('radio', { name: 'Ruby' }).check()
    await expect(languages.getByText("require 'net/http'")).toBeVisible()
    await expect(languages.getByText('curl --get')).toBeHidden()

    const docs = page.getByRole('navigation', { name: 'Documentation' }).first()
    await docs.getByRole('link', { name: 'Rate limits' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rate limits' })).toBeVisible()
    await expect(docs.getByRole('link', { name: 'Rate limits' })).toHaveAttribute('aria-current', 'page')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Retry failed requests' })
      .click()
    await expect(page).toHaveURL('/docs/limits#retry-failed-requests')
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page).toHaveURL('/docs/requests')
  })

  test('explains a term of a page in the glossary, under an address of its own', { tag: FULL }, async ({
    page,
  }) => {
    await page.goto('/docs')
    await page.getByRole('main').getByRole('link', { name: 'embedded key' }).click()
    await expect(page).toHaveURL('/docs/glossary#embedded-key')
    await expect(page.getByRole('heading', { level: 3, name: 'Embedded key' })).toBeInViewport()
    const docs = page.getByRole('navigation', { name: 'Documentation' }).first()
    await expect(docs.getByRole('link', { name: 'Glossary' })).toHaveAttribute('aria-current', 'page')
    const headings = page.getByRole('article').getByRole('heading', { level: 3 })
    const terms = (await headings.allTextContents()).map(text => text.replace(/#$/, ''))
    expect(terms.length).toBeGreaterThan(30)
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('shows the address format of the chosen country', { tag: FULL }, async ({ page }) => {
    await page.goto('/global-address-formatting')
    const countries = page.getByRole('group', { name: 'Country' })
    await expect(countries.getByText('Pennsylvania Ave NW')).toBeVisible()
    await countries.getByRole('radio', { name: 'Japan' }).check()
    const japan = page.getByRole('region', { name: 'Addresses in Japan' })
    await expect(japan.getByText('〒100-8111')).toBeVisible()
    await expect(countries.getByText('Pennsylvania Ave NW')).toBeHidden()
  })
})

test('samples have the embedded key of the person who is logged in, and work as they are', {
  tag: FULL,
}, async ({ page, request, makePerson, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(page, '/docs')
  await expect(page.getByText('YOUR_EMBEDDED_KEY')).toBeVisible()

  const person = await makePerson({
    // Each sample of the page calls another API.
    subscriptions: [3119, 3310].map(planId => ({ planId, startedDaysAgo: 10 })),
    keysWithPast: [
      { kind: 'secret', label: 'Server' },
      { kind: 'embedded', label: 'Checkout', hostnames: ['*.northwind.example', 'shop.northwind.example'] },
    ],
  })
  const keyId = person.keys.find(({ label }) => label === 'Checkout')?.keyId ?? ''
  await openAs(page, person, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/docs')
  const sample = page.getByRole('figure', { name: 'Request, with your embedded key “Checkout”' })
  await expect(sample).toContainText(`key=${keyId}`)
  await expect(sample).toContainText('license=us-core-cloud')
  await expect(page.getByText('YOUR_EMBEDDED_KEY')).toHaveCount(0)
  // The button says so for two seconds.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await sample.getByRole('button', { name: 'Copy code' }).click()
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.resume()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect((await runCurl(request, copied, {})).status()).toBe(200)

  // The key is of the session, and goes with it.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('YOUR_EMBEDDED_KEY')).toBeVisible()
})

test('a client can be generated from the published contract', async ({ request }) => {
  const response = await request.get('/openapi/gateway.json')
  expect(response.headers()['content-type']).toContain('application/json')
  const text = await response.text()
  const contract = JSON.parse(text)
  expect(contract.openapi).toBe('3.1.0')
  expect(Object.keys(contract.paths)).toContain('/us-street')
  expect(text, 'notes of our own stay out').not.toMatch(/"x-(spec|inferred|activity|open)"/)
})
