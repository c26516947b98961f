import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Front } from './front.ts'

/** A low-end phone on a slow mobile network: milliseconds of a round trip, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** How many times slower the processor is. */
export const SLOWER = 4
const PROBE = fileURLToPath(new URL('./probe.js', import.meta.url))

/** What `probe.js` records of one page load. Milliseconds since the navigation started. */
interface Seen {
  largestPaint: number | null
  /** First form control, or the first link or button on a page without one; never before the first paint. */
  visible: number | null
  /** When React has hydrated it; for a form control only. */
  usable: number | null
  landmark: number | null
  layoutShift: number
  /** Time beyond 50 ms of each long task. */
  blocked: number
  /** Brotli bytes before the load event. */
  scripts: number
}

export interface Visit extends Seen {
  /** Main thread time until the page has settled: scripts, style, layout, painting. */
  mainThread: number
}

export interface VisitedPage {
  front: Front
  path: string
  /** A selector of what shows that the page has its data. */
  landmark?: string | undefined
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  /** The first visit has an empty cache, each further one what those before it have cached. */
  times?: number
}

/** Loads a page on a slow phone. */
export async function visit(
  browser: Browser,
  { front, path, landmark, cookies = [], times = 1 }: VisitedPage,
): Promise<Visit[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  try {
    await context.addCookies(cookies)
    await context.addInitScript(`window.probe = ${JSON.stringify({ landmark })}`)
    await context.addInitScript({ path: PROBE })
    const visits: Visit[] = []
    while (visits.length < times) visits.push(await load(context, front.origin + path))
    return visits
  } finally {
    await context.close()
  }
}

async function load(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  page.on('pageerror', error => console.warn(`${url}: ${error.message}`))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...NETWORK, connectionType: 'cellular4g' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.evaluate<Seen>('window.probe.read()')
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  return { ...seen, mainThread: seconds * 1000 }
}
