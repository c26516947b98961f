import type { Page } from '@playwright/test'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { shellPathOf } from '../lib/pages.ts'
import { NAVIGATION } from './budgets.ts'
import { type Figure, median } from './figures.ts'
import { SLOWER } from './visit.ts'
import { contextOf, withBrowser, withNewServer } from './world.ts'

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
export function measure(): Promise<Figure[]> {
  return withNewServer({ APP_ENV: 'demo' }, server =>
    withBrowser(async browser => {
      const press = async (rate: number) => {
        const { context } = await contextOf(browser, server, DEMO_LOGIN)
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
  )
}

async function timeTo(page: Page, name: string, rows: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) })
  await page.evaluate(watchPress(rows))
  await link.first().hover()
  await page.waitForTimeout(400)
  await link.first().click()
  const time = await page.evaluate<number>('window.timeOfPress')
  await page.waitForTimeout(600)
  return time
}

/** Runs in the page: looks in every frame after the press whether the heading has changed and the rows are there. */
const watchPress = (rows: string) => `(() => {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  window.timeOfPress = new Promise(resolve => addEventListener('click', () => {
    const start = performance.now()
    const look = () => {
      const isThere = heading() && heading() !== before && document.querySelector(${JSON.stringify(rows)})
      if (isThere) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true }))
})()`
