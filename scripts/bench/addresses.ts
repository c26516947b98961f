import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { ADDRESSES } from './budgets.ts'
import { type Figure, timeOf } from './figures.ts'
import {
  contextOf,
  createPerson,
  LONGEST_TASK,
  WATCH_LONG_TASKS,
  withBrowser,
  withFolder,
  withServer,
} from './world.ts'

const ROWS = 10_000
/** Rows of the file whose reading must not block the page. */
const LONG_FILE = 100_000
/** Lookups of the plan, some more than the list has rows. */
const ISSUED = 12_300

/** Houses of the sample, half of them misspelled, and some that there are not. */
const STREETS = [
  (at: number) => `${200 + (at % 20) * 2} north juniper street,Salt Lake City,Utah,`,
  (at: number) => `${1100 + (at % 25) * 2} W Larkspur Ln,Salt Lake City,UT,84116`,
  (at: number) => `${2400 + (at % 21) * 2} tidewatter rd,virginia beach,va,`,
  (at: number) => `88 Copper Mill Avenue Apt ${(at % 24) + 1},Boulder,CO,`,
  (at: number) => `${at} Nowhere Lane,Provo,UT,84601`,
]

function fileOf(rows: number) {
  const lines = Array.from(
    { length: rows },
    (_, at) => `Customer ${at},${STREETS[at % STREETS.length]?.(at)}`,
  )
  const buffer = Buffer.from(['name,street,city,state,zip', ...lines].join('\n'))
  return { name: 'addresses.csv', mimeType: 'text/csv', buffer }
}

/** A list of ten thousand addresses in the tools: its time, the memory of its tab, cancel and resume. */
export function measure(): Promise<Figure[]> {
  return withFolder(folder =>
    withServer({ APP_ENV: 'test', DATA_DIR: folder }, server =>
      withBrowser(async browser => {
        const login = await createPerson(server, {
          subscriptions: [{ planId: 3120, startedDaysAgo: 1, remaining: ISSUED }],
          keysWithPast: [{ kind: 'embedded', label: 'Bench', hostnames: [new URL(server.origin).hostname] }],
        })
        const { context } = await contextOf(browser, server, login)
        return measureIn(browser, await context.newPage())
      }),
    ),
  )
}

async function measureIn(browser: Browser, page: Page): Promise<Figure[]> {
  page.setDefaultTimeout(ADDRESSES.run)
  const button = (name: string) => page.getByRole('button', { name })
  const rowsDone = async () =>
    Number(await page.getByRole('progressbar', { name: 'Rows verified' }).getAttribute('value'))
  await page.goto('/account/tools/list')
  await page.getByText('Choose a CSV file').waitFor()
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage')
  const empty = await tabMemory(browser)
  let peak = empty
  const watch = setInterval(async () => {
    peak = Math.max(peak, await tabMemory(browser).catch(() => 0))
  }, 250)

  const read = await timeOf(async () => {
    await page.getByLabel('Choose a CSV file').setInputFiles(fileOf(ROWS))
    await page.getByText('10,000 lookups. You have 12,300 lookups left.').waitFor()
  })
  const begin = await timeOf(async () => {
    await button('Start').click()
    while ((await rowsDone()) === 0) await sleep(20)
  })
  const cancel = await timeOf(async () => {
    await button('Cancel').click()
    await page.getByText(/^Canceled\./).waitFor()
  })
  const reload = await timeOf(async () => {
    await page.reload()
    await button('Resume').waitFor()
  })
  const rest = await timeOf(async () => {
    await button('Resume').click()
    await page.getByText('All rows verified.').waitFor()
  })
  clearInterval(watch)
  const left = await page.getByText(/lookups left in/).textContent()
  const counted = ISSUED - Number(/([\d,]+) lookups left/.exec(left ?? '')?.[1]?.replaceAll(',', ''))

  await button('Delete list').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await page.evaluate(WATCH_LONG_TASKS)
  await page.getByLabel('Choose a CSV file').setInputFiles(fileOf(LONG_FILE))
  await page.getByText(/^100,000 lookups/).waitFor()
  const blocked = await page.evaluate<number>(LONGEST_TASK)
  const figure = (what: string, value: number, most: number, unit = 'ms') => ({ what, value, unit, most })
  return [
    figure('read and looked up', read + begin + cancel + rest, ADDRESSES.run),
    figure('cancel', cancel, ADDRESSES.cancel),
    figure('there again after a reload', reload, ADDRESSES.reload),
    figure('tab at its peak, more than empty', peak - empty, ADDRESSES.memory, 'MB'),
    figure('longest task while a file of 100,000 rows is read', blocked, ADDRESSES.blocked),
    figure('lookups counted over rows, after a cancel and a resume', counted - ROWS, 0, ''),
  ]
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
