import type { Page } from '@playwright/test'
import { shellPathOf } from '../lib/pages.ts'
import { NAVIGATION } from './budgets.ts'
import { type BenchOptions, type Figure, median } from './figures.ts'
import { SLOWER } from './visit.ts'
import { contextOf, withBrowser, withFolder, withServer } from './world.ts'

const ROWS = 'main table tbody tr, main article, main li'
/** Links of the ribbon, and what shows that the next page has its data. */
const PAGES = {
  Keys: ROWS,
  Subscriptions: ROWS,
  Billing: ROWS,
  Team: ROWS,
  Activity: ROWS,
  Overview: 'main h2',
}
const ROUNDS = 3

/** From a press on a link of the ribbon, hovered before, to the heading and the first rows of the next page. */
export function measure({ username, password }: BenchOptions): Promise<Figure[]> {
  return withFolder(folder =>
    withServer({ APP_ENV: 'demo', DATA_DIR: folder }, server =>
      withBrowser(async browser => {
        const press = async (rate: number) => {
          const { context } = await contextOf(browser, server, { username, password })
          const page = await context.newPage()
          await page.goto(shellPathOf())
          await page.locator('main h2').first().waitFor()
          await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
          const times: number[] = []
          for (let round = 0; round < ROUNDS; round++)
            for (const [link, rows] of Object.entries(PAGES)) times.push(await timeTo(page, link, rows))
          await context.close()
          return times
        }
        const [plain, slow] = [await press(1), await press(SLOWER)]
        return [
          { what: 'median', value: median(plain), unit: 'ms', most: NAVIGATION.median },
          { what: 'worst', value: Math.max(...plain), unit: 'ms', most: NAVIGATION.worst },
          { what: 'median, processor ÷ 4', value: median(slow), unit: 'ms', most: NAVIGATION.slow },
        ]
      }),
    ),
  )
}

async function timeTo(page: Page, name: string, rows: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) })
  await page.evaluate(watchPress(rows))
  await link.first().hover()
  await page.waitForTimeout(400)
  await link.first().click()
  await page.waitForFunction('window.pressedUntil !== undefined')
  await page.waitForTimeout(600)
  return page.evaluate<number>('window.pressedUntil')
}

/** Runs in the page: looks in every frame after the press whether the heading has changed and the rows are there. */
const watchPress = (rows: string) => `(() => {
  delete window.pressedUntil
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  addEventListener('click', () => {
    const start = performance.now()
    const look = () => {
      const isThere = heading() && heading() !== before && document.querySelector(${JSON.stringify(rows)})
      if (isThere) window.pressedUntil = performance.now() - start
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true })
})()`
