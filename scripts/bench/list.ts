import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { startServer } from '../lib/processes/server.ts'
import { type Login, signIn } from '../lib/sign-in.ts'
import { LIST_BLOCKED, LIST_PAGE } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'

/** Requests per page of the server, and visits of the portal. The median counts. */
const RUNS = 20
const VISITS = 5
/** How many times the processor is slowed down, as for the other pages. */
const SLOWER = 4

/** A list to measure: who has it, what people do with it, and what the server is asked for. */
export interface LongList {
  /** Such as `10,000 keys`. */
  name: string
  person: Readonly<Record<string, unknown>>
  /** The acts in their order, and how to see that each one is done. The first opens the page. */
  actions: Readonly<Record<string, (page: Page) => Promise<unknown>>>
  /** Path of the operation, and the queries of it that are measured. */
  operation: string
  queries: readonly string[]
}

export interface ListResult {
  name: string
  /** Milliseconds that the longest task of each action blocked the page, as the median of several visits. */
  actions: { action: string; blocked: number; blockedSlow: number }[]
  /** Milliseconds that the server took for a page, as the median. */
  pages: { query: string; milliseconds: number }[]
  checks: Check[]
}

/** Measures how the page and the server list what an account has much of. */
export async function measureList({ name, person, actions, ...calls }: LongList): Promise<ListResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const server = await startServer({
    APP_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'error',
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
  try {
    const made = await fetch(`${server.origin}/dev/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    const { username, password } = (await made.json()) as Login
    const session = await signIn(server.origin, { username, password })
    const [first] = Object.keys(actions)
    const measure = async (rate: number) => {
      const context = await browser.newContext({ baseURL: server.origin })
      await context.addCookies([{ ...session.cookie, url: server.origin }])
      const page = await context.newPage()
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
      const blocked: Record<string, number> = {}
      for (const [action, run] of Object.entries(actions)) {
        await page.evaluate(watchLongTasks)
        if (action === first) await page.addInitScript({ content: watchLongTasks })
        await run(page)
        blocked[action] = await page.evaluate<number>('Math.max(0, ...window.longTasks)')
      }
      await context.close()
      return blocked
    }
    // A single visit says more about the state of the machine than about the page.
    const measureOften = async (rate: number) => {
      const visits: Record<string, number>[] = []
      while (visits.length < VISITS) visits.push(await measure(rate))
      return Object.fromEntries(
        Object.keys(actions).map(action => [action, median(visits.map(visit => visit[action] ?? 0)) ?? 0]),
      )
    }
    const plain = await measureOften(1)
    const slow = await measureOften(SLOWER)
    const measured = Object.keys(actions).map(action => ({
      action,
      blocked: plain[action] ?? 0,
      blockedSlow: slow[action] ?? 0,
    }))
    const pages = await measureServer(server.origin, session.bearer, calls)
    return {
      name,
      actions: measured,
      pages,
      checks: [
        ...measured.map(
          ({ action, blocked }): Check => ({
            what: `${name}, ${action}: longest task`,
            value: blocked,
            limit: LIST_BLOCKED,
            unit: 'ms',
            at: 'most',
          }),
        ),
        {
          what: `${name}, slowest page of the server`,
          value: Math.max(...pages.map(({ milliseconds }) => milliseconds)),
          limit: LIST_PAGE,
          unit: 'ms',
          at: 'most',
        },
      ],
    }
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs in the page: records the length of each task that blocks it for more than 50 ms. */
const watchLongTasks = `(() => {
  const isWatching = window.longTasks !== undefined
  window.longTasks = []
  if (isWatching) return
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
})()`

async function measureServer(
  origin: string,
  headers: Record<string, string>,
  { operation, queries }: Pick<LongList, 'operation' | 'queries'>,
) {
  const pages: ListResult['pages'] = []
  for (const query of queries) {
    const times: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const start = performance.now()
      const answer = await fetch(`${origin}${operation}${query}`, { headers })
      await answer.text()
      if (!answer.ok) throw new Error(`${operation}${query} answers ${answer.status}`)
      if (run) times.push(performance.now() - start)
    }
    pages.push({ query: query || 'newest', milliseconds: median(times) ?? 0 })
  }
  return pages
}
