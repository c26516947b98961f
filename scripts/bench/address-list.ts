import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { verifyUsAddresses } from '#generated/gateway/operations.ts'
import { ensureChromium } from '../lib/chromium.mjs'
import { startServer } from '../lib/processes/server.ts'
import { type Login, signIn } from '../lib/sign-in.ts'
import { ADDRESS_LIST } from './budgets.ts'
import type { Check } from './checks.ts'

const ROWS = 10_000
/** Rows of the file whose reading must not block the page. */
const LONG_FILE = 100_000
/** A plan of a paying customer, with some more lookups than the list has rows. */
const PLAN = 3120
const ISSUED = 12_300
/** Milliseconds between two looks at the memory. */
const LOOK = 250
/** Milliseconds that a run may take; beyond that, something hangs. */
const TIMEOUT = 120_000

export interface AddressListResult {
  rows: number
  /** Milliseconds of each action. */
  actions: Record<'read' | 'first results' | 'cancel' | 'reload' | 'run to the end' | 'save', number>
  rowsPerSecond: number
  /** Megabytes that the tab's process holds. */
  memory: { before: number; peak: number; after: number }
  /** Lookups that were counted, and calls that the browser made. */
  counted: number
  calls: number
  checks: Check[]
}

/** Houses of the sample, half of them misspelled, and some that there are not. */
function listOf(rows: number): string {
  const streets = [
    (at: number) => `${200 + (at % 20) * 2} north juniper street,Salt Lake City,Utah,`,
    (at: number) => `${1100 + (at % 25) * 2} W Larkspur Ln,Salt Lake City,UT,84116`,
    (at: number) => `${2400 + (at % 21) * 2} tidewatter rd,virginia beach,va,`,
    (at: number) => `88 Copper Mill Avenue Apt ${(at % 24) + 1},Boulder,CO,`,
    (at: number) => `${at} Nowhere Lane,Provo,UT,84601`,
  ]
  const lines = Array.from(
    { length: rows },
    (_, at) => `Customer ${at},${streets[at % streets.length]?.(at)}`,
  )
  return ['name,street,city,state,zip', ...lines].join('\n')
}

/** Measures a list of ten thousand addresses in the tools: its time, the memory of its tab, cancel and resume. */
export async function measureAddressList(): Promise<AddressListResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const env = { APP_ENV: 'test', DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' }
  const server = await startServer(env)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
  try {
    const made = await fetch(`${server.origin}/dev/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        subscriptions: [{ planId: PLAN, startedDaysAgo: 1, remaining: ISSUED }],
        keysWithPast: [{ kind: 'embedded', label: 'Bench', hostnames: [new URL(server.origin).hostname] }],
      }),
    })
    const session = await signIn(server.origin, (await made.json()) as Login)
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-US' })
    await context.addCookies([{ ...session.cookie, url: server.origin }])
    return await measure(browser, await context.newPage())
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, page: Page): Promise<AddressListResult> {
  page.setDefaultTimeout(TIMEOUT)
  let calls = 0
  page.context().on('request', request => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(verifyUsAddresses.path))
      calls += 1
  })
  await page.goto('/account/tools/list')
  await page.getByText('Choose a CSV file').waitFor()
  await collectGarbage(page)
  const before = await tabMemory(browser)
  let peak = before
  const watch = setInterval(async () => {
    peak = Math.max(peak, await tabMemory(browser).catch(() => 0))
  }, LOOK)

  const actions = {} as AddressListResult['actions']
  const timed = async (action: keyof typeof actions, run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    actions[action] = performance.now() - start
  }
  const file = { name: 'addresses.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(ROWS)) }
  await timed('read', async () => {
    await page.getByLabel('Choose a CSV file').setInputFiles(file)
    await page.getByText('10,000 lookups. You have 12,300 lookups left.').waitFor()
  })
  const progress = page.getByRole('progressbar', { name: 'Rows verified' })
  const rowsDone = async () => Number(await progress.getAttribute('value'))
  await timed('first results', async () => {
    await page.getByRole('button', { name: 'Start' }).click()
    while ((await rowsDone()) === 0) await sleep(20)
  })
  await timed('cancel', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText(/^Canceled\./).waitFor()
  })
  const done = await rowsDone()
  await timed('reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
  })
  await timed('run to the end', async () => {
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('All rows verified.').waitFor()
  })
  const left = await page.getByText(/lookups left in/).textContent()
  await timed('save', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download results' }).click()
    await (await saved).path()
  })
  clearInterval(watch)
  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await page.getByText('Choose a CSV file').waitFor()
  await collectGarbage(page)
  const after = await tabMemory(browser)
  const blocked = await blockedByReading(page)

  const counted = ISSUED - Number(/([\d,]+) lookups left/.exec(left ?? '')?.[1]?.replaceAll(',', ''))
  const running = actions['first results'] + actions.cancel + actions['run to the end']
  const most = (what: string, value: number, limit: number, unit: string): Check => ({
    what: `10,000 addresses, ${what}`,
    value,
    limit,
    unit,
    at: 'most',
  })
  return {
    rows: ROWS,
    actions,
    rowsPerSecond: ((ROWS - done) * 1000) / actions['run to the end'],
    memory: { before, peak, after },
    counted,
    calls,
    checks: [
      most('read and looked up', actions.read + running, ADDRESS_LIST.run, 'ms'),
      most('cancel', actions.cancel, ADDRESS_LIST.cancel, 'ms'),
      most('there again after a reload', actions.reload, ADDRESS_LIST.reload, 'ms'),
      most('tab at its peak, more than empty', peak - before, ADDRESS_LIST.memory, 'MB'),
      most('longest task while a file of 100,000 rows is read', blocked, ADDRESS_LIST.blocked, 'ms'),
      most('lookups counted over rows, after a cancel and a resume', counted - ROWS, 0, ''),
    ],
  }
}

/** Returns the longest task of the page, in ms, while it reads a long file; 0 if none takes 50 ms. */
async function blockedByReading(page: Page): Promise<number> {
  const buffer = Buffer.from(listOf(LONG_FILE))
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    })
    observer.observe({ type: 'longtask' })
    return durations
  })
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
  await page.getByText(/^100,000 lookups/).waitFor()
  return Math.max(0, ...(await tasks.jsonValue()))
}

async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
}

/** Megabytes of the largest renderer: that of the only page, with its worker. */
async function tabMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', renderers.join()], { encoding: 'utf8' })
  return Math.max(...kilobytes.trim().split('\n').map(Number)) / 1024
}
