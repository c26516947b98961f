import { readFile } from 'node:fs/promises'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { test as onDemoServer } from '../support/demo.ts'
import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

test('a visitor verifies an address on its product page', async ({ page }) => {
  await gotoHydrated(page, '/products/single-address')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a US address')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const response = page.getByRole('article', { name: 'Verified address' })
  await expect(response).toContainText('1600 Amphitheatre Pkwy')
  await expect(response.getByRole('list', { name: 'Footnotes' })).toContainText('Street spelling corrected.')
  await expectAccessible(page)

  // By keyboard, on a phone.
  await page.setViewportSize({ width: 320, height: 800 })
  const field = page.getByRole('textbox', { name: 'US address' })
  await field.fill('350 5th avenu, new york ny')
  await field.press('Enter')
  await expect(response).toContainText('Unit missing')
  await expectAccessible(page)
  await field.fill('')
  await expect(response, 'an empty form has no result').toHaveCount(0)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/\S/)
  await expect(response).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a visitor looks up a building on the page of its product', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/products/try-us-property-data')
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  const building = page.getByRole('region', { name: 'Building' })
  await expect(building).toContainText('214 N Juniper St, Salt Lake City UT')
  await expect(building).toContainText('single-family')
  await expectAccessible(page)

  await page.setViewportSize({ width: 320, height: 800 })
  const field = page.getByRole('textbox', { name: 'US address' })
  await field.fill('1 Nowhere Lane, Provo UT')
  await field.press('Enter')
  await expect(page.getByText('Not in our demo sample', { exact: true })).toBeVisible()
  await expect(building).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a press before the scripts run is made good', { tag: FULL }, async ({ page }) => {
  await page.goto('/products/single-address')
  await page.getByRole('button', { name: '1 Nowhere Lane, Provo UT' }).click()
  await expect(page.getByRole('article', { name: 'Address not found' })).toContainText(
    'Not in our demo sample',
  )
})

test('an address that is not found is “Not in our demo sample” on every page, and in the file', {
  tag: FULL,
}, async ({ page }) => {
  const words = 'Not in our demo sample'
  await gotoHydrated(page, '/products/list')
  await page.getByRole('button', { name: 'Verify list' }).click()
  await expect(page.getByRole('row', { name: /1 Nowhere Lane/ })).toContainText(words)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\n')
  expect(lines.find(line => line.includes('1 Nowhere Lane'))).toContain(words)

  await gotoHydrated(page, '/')
  await page.getByRole('radio', { name: 'Wrong number' }).check()
  await expect(page.getByText(words).first()).toBeVisible()

  await gotoHydrated(page, '/docs')
  await expect(page.getByRole('note').filter({ hasText: words })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor verifies a short list, from a file, and saves it', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/products/list')
  await page.getByRole('button', { name: 'Verify list' }).click()
  await expect(page.getByRole('row', { name: /Mountain View CA 94043-1351/ })).toContainText('Deliverable')
  await expect(page.getByRole('row', { name: /The row has no street/ })).toContainText('Not looked up')
  await expectAccessible(page)

  const lines = Array.from({ length: 23 }, (_, at) => `${at},214 N Juniper St,Salt Lake City,UT`)
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'stores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['store,street,city,state', ...lines].join('\r\n')),
  })
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue(/^store,street/)
  await page.getByRole('button', { name: 'Verify list' }).click()
  await expect(page.getByText(/^The demo verifies the first 20 rows\. To verify the other 3,/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text.trimEnd().split('\n')).toHaveLength(21)
  expect(text).toContain('84116,2911,Y')
})

onDemoServer(
  'when its lookups are used up, the page says so and offers an account',
  { tag: FULL },
  async ({ page, ownUrl }) => {
    const street = '214 N Juniper St'
    const spent = await page.request.post(
      `${ownUrl}/api/${verifyUsAddresses.service}${verifyUsAddresses.path}`,
      {
        params: { key: DEMONSTRATION_KEY },
        headers: { origin: ownUrl },
        data: { lookups: Array.from({ length: 60 }, () => ({ street, zipcode: '84116' })) },
      },
    )
    expect(spent.status()).toBe(200)
    await gotoHydrated(page, '/products/single-address')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('Demo limit reached')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign Up Free' }).first().click()
    await page.waitForURL(/\/signup/)
  },
)
