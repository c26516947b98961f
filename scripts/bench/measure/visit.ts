import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { MeasuredPage } from '../budgets.ts'
import type { Front } from './front.ts'
import { LIMIT, PROFILE, SETTLED, STALLED } from './profile.ts'

/** The figures of one page load. Milliseconds since the navigation started; sizes in Brotli bytes. */
export interface Visit {
  scripts: number
  /** Includes scripts after the load event. */
  allScripts: number
  styles: number
  requests: number
  firstPaint: number | null
  largestPaint: number | null
  /** First form control, or the first link or button on a page without one; never before the first paint. */
  visible: number | null
  /** When React has hydrated it; for a form control only. */
  usable: number | null
  landmark: number | null
  layoutShift: number
  /** Time beyond 50 ms of each long task after the first paint. */
  blocked: number
  /** Main thread time until the page has settled: scripts, style, layout, painting. */
  mainThread: number
  html: string
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
  typedFirst: number | null
  text: string | null
  now: number
}

interface Request {
  path: string
  mimeType: string
  /** In seconds of the browser's clock. */
  start: number
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

/** A text field to type into. */
const FIELD = 'input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not(:disabled)'

const PROBE = fileURLToPath(new URL('./probe.js', import.meta.url))

/** Loads a page with an empty cache under the slow-phone profile, and waits until it has settled. */
export async function visit(
  browser: Browser,
  front: Front,
  { path, landmark }: Pick<MeasuredPage, 'path' | 'landmark'>,
  cookies: Cookies = [],
): Promise<Visit> {
  return open(
    browser,
    front,
    { path, landmark, cookies },
    async ({ page, session, network, seen, errors }) => {
      const html = await page.content()
      const { metrics } = await session.send('Performance.getMetrics')
      const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
      const requests = network.requests()
      const beforeLoad = requests.filter(request => request.start <= network.loaded())
      const firstPaint = seen.firstPaint ?? 0
      return {
        scripts: sizeOf(front, /javascript/, beforeLoad),
        allScripts: sizeOf(front, /javascript/, requests),
        styles: sizeOf(front, /css/, beforeLoad),
        requests: requests.length,
        firstPaint: seen.firstPaint,
        largestPaint: seen.largestPaint,
        visible: notBefore(firstPaint, seen.controlVisible ?? seen.linkVisible),
        usable: notBefore(firstPaint, seen.controlHydrated),
        landmark: seen.landmarkVisible,
        layoutShift: seen.layoutShift,
        blocked: seen.longTasks.reduce(
          (sum, [from, duration]) => sum + Math.max(0, from + duration - Math.max(from, firstPaint) - 50),
          0,
        ),
        mainThread: taskSeconds * 1000,
        html,
        errors,
      }
    },
  )
}

/** The result of typing into the first field as soon as it appears. */
export interface Typing {
  /** Milliseconds from the start of the navigation until the first character is in the field. */
  typed: number | null
  /** Whether the field still has all typed text once the page has settled. */
  isKept: boolean
  /** Brotli bytes of the scripts of the whole visit, including those that the first keystroke loads. */
  allScripts: number
}

const TYPED = 'anna@example.com'

/** Loads a page as `visit` does, and types into its first field immediately, even before its scripts run. */
export async function typeEarly(browser: Browser, front: Front, path: string): Promise<Typing> {
  const type = async (page: Page) => {
    await page.locator(FIELD).first().focus({ timeout: LIMIT })
    await page.keyboard.type(TYPED)
  }
  return open(browser, front, { path, action: type }, async ({ page, network, seen }) => ({
    typed: seen.typedFirst,
    isKept: (await page.locator(FIELD).first().inputValue()) === TYPED,
    allScripts: sizeOf(front, /javascript/, network.requests()),
  }))
}

interface Opened {
  page: Page
  session: CDPSession
  network: Awaited<ReturnType<typeof watchNetwork>>
  seen: Seen
  errors: string[]
}

async function open<Result>(
  browser: Browser,
  front: Front,
  {
    path,
    landmark,
    cookies = [],
    action,
  }: {
    path: string
    landmark?: MeasuredPage['landmark'] | undefined
    cookies?: Cookies
    action?: (page: Page) => Promise<void>
  },
  read: (opened: Opened) => Promise<Result>,
): Promise<Result> {
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
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    await session.send('Performance.enable')
    await slowDown(session)
    const start = Date.now()
    await page.goto(front.origin + path, { waitUntil: 'commit', timeout: LIMIT })
    await action?.(page)
    const look = () => page.evaluate<Seen>('({ ...window.__measure, now: performance.now() })')
    let seen = await look()
    while (Date.now() - start < LIMIT) {
      await new Promise(resolve => setTimeout(resolve, 100))
      if (!network.isQuiet()) continue
      seen = await look()
      if (hasSettled(seen)) break
    }
    return await read({ page, session, network, seen, errors })
  } finally {
    await context.close()
  }
}

function sizeOf(front: Front, mimeType: RegExp, list: readonly Request[]): number {
  return list
    .filter(request => mimeType.test(request.mimeType))
    .reduce((sum, request) => sum + front.sizeOf(request.path), 0)
}

function notBefore(firstPaint: number, time: number | null): number | null {
  return time === null ? null : Math.max(firstPaint, time)
}

function hasSettled({ now, longTasks, firstPaint, landmarkVisible, ...seen }: Seen): boolean {
  const last = Math.max(
    ...longTasks.map(([from, duration]) => from + duration),
    firstPaint ?? now,
    seen.controlVisible ?? 0,
    seen.controlHydrated ?? 0,
    seen.linkVisible ?? 0,
    landmarkVisible ?? 0,
  )
  return now - last > SETTLED
}

async function slowDown(session: CDPSession): Promise<void> {
  const { cpu, ...conditions } = PROFILE
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    connectionType: 'cellular4g',
    ...conditions,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

async function watchNetwork(session: CDPSession) {
  const requests = new Map<string, Request>()
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
    requests: () => [...requests.values()],
    loaded: () => loaded,
    isQuiet: () =>
      loaded < Number.POSITIVE_INFINITY && Date.now() - lastChange > (open.size ? STALLED : SETTLED),
  }
}
