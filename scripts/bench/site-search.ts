import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { startServer } from '../lib/processes/server.ts'
import { SITE_SEARCH } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'

const RUNS = 5
/** Words of few and of many pages, two words, a typo, a number, and one that is nowhere. */
const TEXTS = [
  'address',
  'geocoding',
  'international prices',
  'adress verfication',
  '1588026162',
  'zyxwvutsrq',
] as const
/** The search starts with the first key; people need about this long for the next. */
const PAUSE = 60

export interface SiteSearchResult {
  /** Milliseconds, over all keys of a text. */
  texts: { text: string; middle: number; slowest: number }[]
  checks: Check[]
}

/** Types into the search over a page, as people do, and times each key until the results stand in the page. */
export async function measureSiteSearch(): Promise<SiteSearchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const server = await startServer({ APP_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ baseURL: server.origin })
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Search the site' })
    while (!(await field.count())) {
      await page.keyboard.press('Control+k')
      await page.waitForTimeout(PAUSE)
    }
    await warmUp(page)
    await page.evaluate(watchResults)
    const texts = []
    for (const text of TEXTS) {
      const runs: number[][] = []
      while (runs.length < RUNS) runs.push(await typeText(page, text))
      texts.push({
        text,
        middle: median(runs.flat()) ?? 0,
        // The slowest key of each run, and of these the middle: one pause of the machine is no slow search.
        slowest: median(runs.map(times => Math.max(...times))) ?? 0,
      })
    }
    return {
      texts,
      checks: texts.map(({ text, slowest }) => ({
        what: `site search, “${text}”: slowest key`,
        value: slowest,
        limit: SITE_SEARCH,
        unit: 'ms',
        at: 'most',
      })),
    }
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function warmUp(page: Page): Promise<void> {
  await page.keyboard.type('privacy')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
}

/** The milliseconds of each key. */
async function typeText(page: Page, text: string): Promise<number[]> {
  await page.evaluate('window.searchTimes.length = 0')
  await page.keyboard.type(text, { delay: PAUSE })
  await page.waitForTimeout(PAUSE)
  const times = await page.evaluate<number[]>('window.searchTimes')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  // A space at the end changes no result.
  if (times.length < text.replaceAll(' ', '').length) throw new Error(`“${text}”: a key changed no results`)
  return times
}

/** Runs in the page: for each key, the time until the results of the text as it is then have been written. */
const watchResults = `(() => {
  const times = (window.searchTimes = [])
  let start
  const dialog = document.querySelector('dialog[open]')
  dialog.addEventListener('input', event => { start = event.timeStamp }, { capture: true })
  new MutationObserver(() => {
    const text = dialog.querySelector('input').value.trim()
    // The button for all results names the text that the results are of.
    if (start === undefined || !dialog.textContent.includes('“' + text + '”')) return
    times.push(performance.now() - start)
    start = undefined
  }).observe(dialog, { subtree: true, childList: true, characterData: true })
})()`
