import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, gotoHydrated, test } from '../support/test.ts'

/** The scripts that a page requests from its first scroll on. */
async function scriptsOfScrolling(page: Page): Promise<string[]> {
  await gotoHydrated(page, '/resources')
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => scrollY > 0)
  return scripts
}

test('links that come into view are fetched ahead, unless the browser saves data or is slow', {
  tag: FULL,
}, async ({ page, browser }) => {
  const ahead = await scriptsOfScrolling(page)
  await expect.poll(() => ahead.length).toBeGreaterThan(0)

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    const context = await browser.newContext()
    await context.addInitScript(said => {
      Object.defineProperty(navigator, 'connection', { value: said })
    }, connection)
    const other = await context.newPage()
    const scripts = await scriptsOfScrolling(other)
    // On a page that fetches ahead, the requests are made by now.
    await other.waitForLoadState('networkidle')
    await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(scripts).toEqual([])
    await context.close()
  }
})
