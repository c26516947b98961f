import type { Browser } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { untilConsentRead } from '../support/stored.ts'
import { expect } from '../support/test.ts'
import { test } from './deployment.ts'

/** The chunks of a page before consent: file by file with its bytes, and what it requested of others. */
async function firstLoadOf(browser: Browser, origin: string, path: string, timezoneId: string) {
  const context = await browser.newContext({ timezoneId })
  const page = await context.newPage()
  const files: Promise<string>[] = []
  const others: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) others.push(request.url())
  })
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname))
      files.push(request.sizes().then(({ responseBodySize }) => `${pathname} ${responseBodySize}`))
  })
  await page.goto(`${origin}${path}`)
  await untilConsentRead(page)
  await page.waitForLoadState('networkidle')
  const loaded = (await Promise.all(files)).toSorted()
  await context.close()
  return { loaded, others }
}

for (const path of ['/', '/products/us-address-verification', '/pricing'])
  test(
    `${path} loads the same scripts with a chat, an error service, and a CRM as without`,
    {
      tag: FULL,
    },
    async ({ browser, vendors }, { project }) => {
      test.setTimeout(scaledTimeout(120_000))
      // The fixtures of this file change the address; that of the others is in the settings of the run.
      const without = String(project.use.baseURL)
      for (const timezoneId of ['America/Denver', 'Europe/Paris']) {
        const plain = await firstLoadOf(browser, without, path, timezoneId)
        const configured = await firstLoadOf(browser, vendors.url, path, timezoneId)
        expect([plain.others, configured.others], timezoneId).toEqual([[], []])
        expect(plain.loaded.length).toBeGreaterThan(3)
        const more = configured.loaded.filter(file => !plain.loaded.includes(file))
        // Where the law wants a choice first, the page asks for it, once it is idle.
        const isAsked = timezoneId === 'Europe/Paris'
        expect(more.filter(file => !isAsked || !file.startsWith('/assets/consent-banner-'))).toEqual([])
        expect(plain.loaded.filter(file => !configured.loaded.includes(file))).toEqual([])
      }
    },
  )
