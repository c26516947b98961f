import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { type Opening, openingsByPerson, pictureOf, publicOpenings } from '../../scripts/lib/pages.ts'
import { FULL, isFullRun } from '../../scripts/lib/test-scope.ts'
import { leaveInCart } from '../support/checkout.ts'
import { expect, startSession, test } from '../support/test.ts'

/** The most that what a page shows may move while it loads, as browsers measure it (Cumulative Layout Shift). */
const MOST = 0.02
const WIDTHS = [1440, 390]
/** Where `npm run screenshots` wants a picture of each page, in both widths and both themes. */
const { PICTURES } = process.env

const busy = {
  keysWithPast: [{ kind: 'secret' as const, label: 'Checkout server', expiresInDays: 4 }],
  subscriptions: [{ planId: 3101, startedDaysAgo: 28, remaining: 3 }],
}
for (const [title, inputs] of [
  ['a new account', {}],
  ['an account with a trial that ends', busy],
] as const)
  test(`the overview of ${title} stays still while it loads`, async ({ page, makePerson }) => {
    const person = await makePerson(structuredClone(inputs))
    await startSession(page, person)
    await watchShifts(page)
    for (const width of WIDTHS) expect(await shiftOf(page, '/account', width)).toEqual([])
  })

test('a cart and its checkout stay still while they load', async ({ page, makePerson }) => {
  await startSession(page, await makePerson())
  await watchShifts(page)
  await leaveInCart(page, [3120])
  for (const path of ['/checkout/cart', '/checkout'])
    for (const width of WIDTHS) expect(await shiftOf(page, path, width)).toEqual([])
})

for (const [inputs, openings] of isFullRun ? openingsByPerson() : [])
  test(`${titleOf(openings)} stay still while they load`, { tag: FULL }, async ({ page, makePerson }) => {
    const person = await makePerson(inputs)
    await startSession(page, person)
    const at = openings.map(({ path }) => ({ path, address: person.addressOf(path) }))
    expect(await shiftsOf(page, at)).toEqual([])
  })

const visited = isFullRun ? [publicOpenings()] : []
for (const openings of visited)
  test(`${titleOf(openings)} stay still while they load`, { tag: FULL }, async ({ page }) => {
    expect(
      await shiftsOf(
        page,
        openings.map(({ path }) => ({ path, address: path })),
      ),
    ).toEqual([])
  })

/** A slow mobile line: milliseconds of a round trip, and bytes per second. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 20_000 }

test('on a slow line, a first visit draws the frame before its scripts, and what follows moves nothing', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const paths = ['/account', '/account/keys', '/account/billing', '/account/team', '/account/subscriptions']
  test.setTimeout(scaledTimeout(60_000 + paths.length * 40_000))
  await startSession(page, await makePerson({ keys: 3 }))
  await watchShifts(page)
  // What an earlier visit has left.
  await page.addInitScript(() => localStorage.removeItem('font'))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
  for (const path of paths) {
    await devtools.send('Network.clearBrowserCache')
    expect(await shiftOf(page, path, 1440)).toEqual([])
    const [painted, loaded] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ])
    expect(painted, path).toBeLessThan((loaded ?? 0) * 0.75)
  }
})

function titleOf(openings: readonly Opening[]): string {
  return `${openings[0]?.path} and ${openings.length - 1} more`
}

/** Opens pages in each width, and returns what moved if that is too much. */
async function shiftsOf(page: Page, pages: readonly { path: string; address: string }[]): Promise<unknown[]> {
  test.setTimeout(scaledTimeout(60_000 + pages.length * (PICTURES ? 40_000 : 20_000)))
  await watchShifts(page)
  const moved: unknown[] = []
  for (const { path, address } of pages)
    for (const width of WIDTHS) {
      moved.push(...(await shiftOf(page, address, width)))
      if (PICTURES)
        await takePictures(page, join(PICTURES, pictureOf(path, width === WIDTHS[0] ? 'wide' : 'narrow')))
    }
  return moved
}

/** The page as it is, light and dark. `file` has `*` for the theme. */
async function takePictures(page: Page, file: string): Promise<void> {
  // The font of pages behind the login comes with the second visit; a picture shows that one.
  await page.evaluate(() => document.documentElement.removeAttribute('data-font'))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: file.replace('*', colorScheme), fullPage: true })
  }
  await page.emulateMedia({ colorScheme: null })
}

interface Shift {
  value: number
  moved: string[]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${at(previousRect)} to ${at(currentRect)}: ${element?.outerHTML.slice(0, 120)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page, waits until nothing loads any more, and returns what moved if that is too much. */
async function shiftOf(page: Page, path: string, width: number): Promise<unknown[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total <= MOST ? [] : [{ path, width, total, shifts }]
}
