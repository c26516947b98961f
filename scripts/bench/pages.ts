import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import type { Session } from '../lib/sign-in.ts'
import { type MeasuredPage, PAGES } from './budgets.ts'
import { type Check, round } from './checks.ts'
import { createCertificate } from './measure/certificate.ts'
import { startFront } from './measure/front.ts'
import { median } from './measure/statistics.ts'
import { type Visit, visit } from './measure/visit.ts'

const FIGURES = [
  'scripts',
  'allScripts',
  'styles',
  'requests',
  'firstPaint',
  'largestPaint',
  'visible',
  'usable',
  'landmark',
  'layoutShift',
  'blocked',
] as const satisfies (keyof Visit)[]
type Figures = Record<(typeof FIGURES)[number], number | null>

export interface PageResult {
  path: string
  page: Figures
  /** A page of the same words and looks, without scripts. */
  static: Figures
  errors: string[]
  checks: Check[]
}

export interface PagesResult {
  chromium: string
  /** How fast this machine was before and after: loops of a fixed task a second. */
  speed: [before: number, after: number]
  pages: PageResult[]
}

/** Measures every page of a server, turn by turn, so that a busy moment of the machine hits all alike. */
export async function measurePages(target: string, session: Session, runs: number): Promise<PagesResult> {
  const certificate = createCertificate()
  const front = await startFront(target, certificate)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--disable-extensions'],
      '--force-color-profile=srgb',
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  })
  try {
    const before = await measureSpeed(browser)
    const subjects = PAGES.map(page => ({ page, ours: [] as Visit[], bare: [] as Visit[] }))
    const load = (page: MeasuredPage) =>
      visit(browser, front, page, page.signedIn ? [{ ...session.cookie, url: front.origin }] : [])
    for (const { page } of subjects) {
      // The first load warms the server up, and is what the page without scripts is made from.
      const { html, errors } = await load(page)
      await front.addPage(staticPath(page.path), withoutScripts(html))
      for (const error of errors) console.warn(`${page.path}: ${error}`)
    }
    for (let run = 1; run <= runs; run++)
      for (const { page, ours, bare } of subjects) {
        ours.push(await load(page))
        bare.push(await visit(browser, front, { path: staticPath(page.path) }))
        console.log(`${run}/${runs} ${page.path} ${timesOf(ours.at(-1))}`)
      }
    const after = await measureSpeed(browser)
    return {
      chromium: browser.version(),
      speed: [before, after],
      pages: subjects.map(({ page, ours, bare }) => summarize(page, ours, bare)),
    }
  } finally {
    await browser.close()
    front.close()
  }
}

function summarize(page: MeasuredPage, ours: readonly Visit[], bare: readonly Visit[]): PageResult {
  const figures = medians(ours)
  const still = medians(bare)
  const { scripts, largestPaint, visible, usable, rows } = page.budget
  const check = (what: string, value: number | null, limit: number | undefined, unit: string): Check[] =>
    limit === undefined ? [] : [{ what: `${page.path} ${what}`, value, limit, unit, at: 'most' }]
  const timesStatic = (factor: number | undefined) => factor && factor * (still.largestPaint ?? 0)
  return {
    path: page.path,
    page: figures,
    static: still,
    errors: [...new Set(ours.flatMap(({ errors }) => errors))],
    checks: [
      ...check(
        'scripts before load',
        figures.scripts === null ? null : figures.scripts / 1000,
        scripts,
        'kB',
      ),
      ...check('largest paint', figures.largestPaint, timesStatic(largestPaint), 'ms'),
      ...check('form visible', figures.visible, timesStatic(visible), 'ms'),
      ...check('form usable', figures.usable, usable, 'ms'),
      ...check('first rows', figures.landmark, rows, 'ms'),
    ],
  }
}

function medians(visits: readonly Visit[]): Figures {
  return Object.fromEntries(FIGURES.map(name => [name, median(visits.map(seen => seen[name]))])) as Figures
}

function staticPath(path: string): string {
  return `/static-page${path === '/' ? '' : path}`
}

/** The same document, looks and words, with nothing that runs or that only scripts need. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
}

function timesOf(seen: Visit | undefined): string {
  const shown = (['firstPaint', 'largestPaint', 'visible', 'usable', 'landmark'] as const).flatMap(name => {
    const value = seen?.[name]
    return value ? [`${name} ${round(value)}`] : []
  })
  return shown.join(', ')
}

/** Loops a second of a fixed task without throttling, to compare figures of different days and machines. */
async function measureSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const loops = await page.evaluate<number>(`(() => {
    const start = performance.now()
    let loops = 0
    while (performance.now() - start < 500) {
      const numbers = []
      for (let index = 0; index < 10_000; index++) numbers.push(index % 7)
      numbers.sort()
      loops++
    }
    return loops * 2
  })()`)
  await page.close()
  return loops
}
