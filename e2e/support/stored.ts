import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The choice that a browser keeps, as the receipt of the page shows it. */
export interface DownloadedReceipt {
  consent: { how: string; categories: string[]; version: string; when: string }
  globalPrivacyControl: boolean
  region: { name: string; law: string; source: string }
  stored: { name: string; category: string; value?: string }[]
  tags: { id: string; category: string; stores: string[]; first: string; last: string; deleted?: string }[]
}

/** Collects the requests that a browser makes to anyone but us. */
export function watchThirdParties(context: BrowserContext, own: string): string[] {
  const others: string[] = []
  context.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) others.push(request.url())
  })
  return others
}

/** The names of cookies and storage entries of the open page, once each. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace('__Host-', ''))
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...cookies, ...entries])].toSorted()
}

/** The names that need no consent, as the page about storage lists them. */
export async function necessaryNames(page: Page): Promise<Set<string>> {
  await page.goto('/consent')
  const names = await page
    .getByRole('table', { name: 'Necessary' })
    .getByRole('rowheader')
    .locator('code')
    .allTextContents()
  expect(names.length).toBeGreaterThan(10)
  return new Set(names)
}

/** Waits until the page has read its consent preferences, which it does when it is idle. One without scripts never does. */
export async function untilConsentRead(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(
    () => document.querySelector('script[src], link[rel=deferred], link[rel=modulepreload]') !== null,
  )
  if (!hasScripts) return
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/start-[\w-]+\.js/.test(name)),
      ),
    )
    .toBe(true)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}
