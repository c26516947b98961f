import { expect, gotoHydrated, test } from '../support/test.ts'

for (const timezoneId of [
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Indianapolis',
])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the region is the United States, by any name of its time zone', async ({ page }) => {
      await gotoHydrated(page, '/consent')
      await expect(page.getByText(/In your region \(United States\), the law lets us/)).toBeVisible()
    })
  })

test.describe('from an ad of Google', () => {
  test.use({ timezoneId: 'America/Denver' })

  test('all of its click ids are kept and leave the address', async ({ page }) => {
    await page.goto('/pricing?wbraid=WB&gbraid=GB&gclid=GC&utm_source=google&volume=5#plans')
    await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
    const kept = await page.evaluate(() => localStorage.getItem('gatepost-click-ids'))
    expect(Object.keys(JSON.parse(kept ?? '{}').last).sort()).toEqual(['gbraid', 'gclid', 'wbraid'])
    // What the page about storage says of them.
    await gotoHydrated(page, '/consent')
    await expect(page.getByText('90 days; in Safari, 7 days').first()).toBeVisible()
  })
})
