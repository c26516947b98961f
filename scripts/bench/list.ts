import type { Page } from '@playwright/test'
import { LIST } from './budgets.ts'
import { type BenchOptions, type Figure, median } from './figures.ts'
import { contextOf, createPerson, withBrowser, withNewServer } from './world.ts'

/** What a person does with a list of ten thousand keys. Every list is drawn by the same component. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  open: async page => {
    await page.goto('/account/keys')
    await page.getByText('of 10,000 keys').waitFor()
  },
  scroll: async page => {
    for (let step = 0; step < 10; step++) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(30)
    }
  },
  sort: async page => {
    await page.getByRole('button', { name: 'Last used' }).click()
    await page.waitForURL(/sort=used/)
  },
  filter: async page => {
    await page.getByRole('button', { name: 'Active', exact: true }).click()
    await page.waitForURL(/state=active/)
  },
  search: async page => {
    await page.getByLabel('Search keys').pressSequentially('key 0999', { delay: 30 })
    await page.waitForURL(/search=/)
  },
}
/** Runs in the page: from then on, `window.longest` is the milliseconds of the longest task of more than 50. */
const WATCH_LONG_TASKS = `
  window.longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'longtask', buffered: true })`

/** How long the page is blocked by what a person does with a long list; 0 where no task takes 50 milliseconds. */
export function measure({ runs }: BenchOptions): Promise<Figure[]> {
  return withNewServer({ APP_ENV: 'test' }, async server => {
    const login = await createPerson(server, { keys: 10_000 })
    const longest = new Map(Object.keys(ACTIONS).map((action): [string, number[]] => [action, []]))
    await withBrowser(async browser => {
      for (let run = 0; run < runs; run++) {
        const { context } = await contextOf(browser, server, login)
        await context.addInitScript({ content: WATCH_LONG_TASKS })
        const page = await context.newPage()
        for (const [action, act] of Object.entries(ACTIONS)) {
          await page.evaluate('window.longest = 0')
          await act(page)
          await page.locator('table:not([aria-busy])').waitFor()
          longest.get(action)?.push(await page.evaluate<number>('window.longest'))
        }
        await context.close()
      }
    })
    return [...longest].map(([action, values]) => ({
      ...{ what: `${action}: longest task`, value: median(values), unit: 'ms', most: LIST.blocked },
    }))
  })
}
