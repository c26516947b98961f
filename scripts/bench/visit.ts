import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import type { Front } from './front.ts'

/** A low-end phone on a slow mobile network: milliseconds of a round trip, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** How many times slower the processor is. */
export const SLOWER = 4
/** Milliseconds without a request, a paint or a long task after which a page counts as settled. */
const SETTLED = 1000
/** Milliseconds after which a visit stops waiting for an open request, such as an event stream. */
const STALLED = 4000
/** Milliseconds after which an unsettled page is measured as is. */
const LIMIT = 60_000
const PROBE = fileURLToPath(new URL('./probe.js', import.meta.url))

/** The figures of one page load. Milliseconds since the navigation started; sizes in Brotli bytes. */
export interface Visit {
  /** Before the load event. */
  scripts: number
  largestPaint: number | null
  /** First form control, or the first link or button on a page without one; never before the first paint. */
  visible: number | null
  /** When React has hydrated it; for a form control only. */
  usable: number | null
  landmark: number | null
  layoutShift: number
  /** Time beyond 50 ms of each long task. */
  blocked: number
  /** Main thread time until the page has settled: scripts, style, layout, painting. */
  mainThread: number
  errors: string[]
}

interface Seen {
  firstPaint: number | null
  largestPaint: number | null
  layoutShift: number
  longTasks: [start: number, duration: number][]
  controlVisible: number | null
  controlHydrated: number | null
  linkVisible: number | null
  landmarkVisible: number | null
  now: number
}

export interface VisitedPage {
  path: string
  /** A selector of what shows that the page has its data. */
  landmark?: string | undefined
  cookies?: Parameters<BrowserContext['addCookies']>[0]
}

/** Loads a page with an empty cache on a slow phone, and, as often as wanted, again with what it has cached. */
export async function visit(
  browser: Browser,
  front: Front,
  { path, landmark, cookies = [] }: VisitedPage,
  times = 1,
): Promise<Visit[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  try {
    await context.addCookies(cookies)
    await context.addInitScript(`window.__measure = ${JSON.stringify({ landmark })}`)
    await context.addInitScript({ path: PROBE })
    const visits: Visit[] = []
    while (visits.length < times) visits.push(await load(context, front, path))
    return visits
  } finally {
    await context.close()
  }
}

async function load(context: BrowserContext, front: Front, path: string): Promise<Visit> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const session = await context.newCDPSession(page)
  const network = await watchNetwork(session)
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', { ...NETWORK, connectionType: 'cellular4g' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const start = Date.now()
  await page.goto(front.origin + path, { waitUntil: 'commit', timeout: LIMIT })
  let seen: Seen
  do {
    await new Promise(resolve => setTimeout(resolve, 100))
    seen = await page.evaluate<Seen>('({ ...window.__measure.seen, now: performance.now() })')
  } while (!(network.isQuiet() && hasSettled(seen)) && Date.now() - start < LIMIT)
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  const notBeforePaint = (time: number | null) => time && Math.max(seen.firstPaint ?? 0, time)
  return {
    scripts: network.scriptsBeforeLoad().reduce((sum, each) => sum + front.sizeOf(each), 0),
    largestPaint: seen.largestPaint,
    visible: notBeforePaint(seen.controlVisible ?? seen.linkVisible),
    usable: notBeforePaint(seen.controlHydrated),
    landmark: seen.landmarkVisible,
    layoutShift: seen.layoutShift,
    blocked: seen.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
    errors,
  }
}

function hasSettled({ now, longTasks, firstPaint, ...seen }: Seen): boolean {
  const last = Math.max(
    ...longTasks.map(([from, duration]) => from + duration),
    ...[firstPaint ?? now, seen.controlVisible ?? 0, seen.controlHydrated ?? 0],
    ...[seen.linkVisible ?? 0, seen.landmarkVisible ?? 0],
  )
  return now - last > SETTLED
}

async function watchNetwork(session: CDPSession) {
  const requests = new Map<string, { path: string; mimeType: string; start: number }>()
  const open = new Set<string>()
  let loaded = Number.POSITIVE_INFINITY
  let lastChange = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('https:')) return
    const { pathname, search } = new URL(request.url)
    requests.set(requestId, { path: pathname + search, mimeType: '', start: timestamp })
    open.add(requestId)
    lastChange = Date.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.mimeType = response.mimeType
  })
  const close = ({ requestId }: { requestId: string }) => {
    if (open.delete(requestId)) lastChange = Date.now()
  }
  session.on('Network.loadingFinished', close)
  session.on('Network.loadingFailed', close)
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = Math.min(loaded, timestamp)
  })
  await session.send('Page.enable')
  await session.send('Network.enable')
  return {
    scriptsBeforeLoad: () =>
      [...requests.values()]
        .filter(({ mimeType, start }) => /javascript/.test(mimeType) && start <= loaded)
        .map(({ path }) => path),
    isQuiet: () =>
      loaded < Number.POSITIVE_INFINITY && Date.now() - lastChange > (open.size ? STALLED : SETTLED),
  }
}
