import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import type { Session } from '../lib/sign-in.ts'
import { type MeasuredPage, measuredPages } from './budgets.ts'
import { type Check, round } from './checks.ts'
import { createCertificate } from './measure/certificate.ts'
import { type Protocol, startFront } from './measure/front.ts'
import { isClear } from './measure/settled.ts'
import { staticPage } from './measure/static-page.ts'
import { median } from './measure/statistics.ts'
import { type Typing, typeEarly, type Visit, visit } from './measure/visit.ts'

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
  'mainThread',
] as const satisfies (keyof Visit)[]
export type Figures = Record<(typeof FIGURES)[number], number | null>

export interface PageResult {
  path: string
  page: Figures
  /** A page with the same text and styles, without scripts. Undefined where the budget does not compare with it. */
  bare: Figures | undefined
  /** How often it was loaded. */
  runs: number
  /** For a page with a form: the result of typing immediately. */
  typing: Typing | undefined
  errors: string[]
  checks: Check[]
}

export interface PagesResult {
  protocol: Protocol
  chromium: string
  /** How fast this machine was before and after: loops of a fixed task per second. */
  speed: [before: number, after: number]
  /** The reference page for every time. */
  static: Figures
  pages: PageResult[]
}

/**
 * Measures every page of a server in turns, so that a busy moment of the machine affects every page. A public page
 * comes with its reference in the same minute, and is left alone as soon as it is clearly within its budget.
 * Budgets apply to HTTP/2; HTTP/1.1 is for comparison.
 */
export async function measurePages(
  target: string,
  session: Session,
  runs: number,
  protocol: Protocol = 'HTTP/2',
): Promise<PagesResult> {
  const certificate = createCertificate()
  const front = await startFront(target, certificate, protocol)
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
    const { html, styles, stylesPath } = staticPage()
    await front.addPage(STATIC_PAGE, html)
    await front.addPage(stylesPath, styles, 'text/css')
    const subjects: Subject[] = measuredPages().map(page => ({ page, ours: [], bare: [], typing: [] }))
    const still: Visit[] = []
    const load = (page: MeasuredPage) =>
      visit(browser, front, page, page.signedIn ? [{ ...session.cookie, url: front.origin }] : [])
    for (const { page } of subjects) {
      // A public page is a file, so its HTML is enough; the first load of another warms up the server.
      if (page.budget.largestPaint) {
        const answer = await fetch(new URL(page.path, target))
        await front.addPage(barePath(page.path), withoutScripts(await answer.text()))
      } else for (const error of (await load(page)).errors) console.warn(`${page.path}: ${error}`)
    }
    for (let run = 1; run <= runs; run++) {
      for (const { page, ours, bare, typing } of subjects.filter(subject => !isDone(subject))) {
        // Right before each page that compares with it: a busy minute of the machine slows both.
        if (!page.budget.largestPaint) still.push(await visit(browser, front, { path: STATIC_PAGE }))
        ours.push(await load(page))
        if (page.budget.largestPaint) bare.push(await visit(browser, front, { path: barePath(page.path) }))
        if (page.budget.usable) typing.push(await typeEarly(browser, front, page.path))
        console.log(`${protocol} ${run}/${runs} ${page.path} ${timesOf(ours.at(-1))}`)
      }
    }
    const after = await measureSpeed(browser)
    return {
      protocol,
      chromium: browser.version(),
      speed: [before, after],
      static: medians(still),
      pages: subjects.map(subject => summarize(subject, medians(still), protocol)),
    }
  } finally {
    await browser.close()
    front.close()
  }
}

interface Subject {
  page: MeasuredPage
  ours: Visit[]
  bare: Visit[]
  typing: Typing[]
}

/** Whether further runs would tell nothing new. Only public pages are many enough to ask. */
function isDone({ page: { budget }, ours, bare }: Subject): boolean {
  if (!budget.largestPaint || ours.some(({ scripts }) => scripts > budget.scripts * 1000)) return false
  const ratios = ours.map((seen, at) => share(seen.largestPaint, bare[at]?.largestPaint ?? null))
  return isClear(ratios, budget.largestPaint)
}

function summarize({ page, ours, bare, typing }: Subject, still: Figures, protocol: Protocol): PageResult {
  const figures = medians(ours)
  const bareFigures = bare.length ? medians(bare) : undefined
  const { scripts, largestPaint, visible, usable, rows, mainThread } = page.budget
  const check = (what: string, value: number | null, limit: number | undefined, unit: string): Check[] =>
    limit === undefined || protocol !== 'HTTP/2'
      ? []
      : [{ what: `${page.path} ${what}`, value, limit, unit, at: 'most' }]
  const paint = still.largestPaint
  const typed = typing.length ? summarizeTyping(typing) : undefined
  return {
    path: page.path,
    page: figures,
    bare: bareFigures,
    runs: ours.length,
    typing: typed,
    errors: [...new Set(ours.flatMap(({ errors }) => errors))],
    checks: [
      ...check(
        'scripts before load',
        figures.scripts === null ? null : figures.scripts / 1000,
        scripts,
        'kB',
      ),
      ...check(
        'largest paint',
        share(figures.largestPaint, bareFigures?.largestPaint ?? null),
        largestPaint,
        '× the same without scripts',
      ),
      ...check('form visible', share(figures.visible, paint), visible, '× static'),
      ...check('form usable', share(figures.usable, paint), usable, '× static'),
      ...check('first rows', share(figures.landmark, paint), rows, '× static'),
      ...check('main thread', share(figures.mainThread, still.mainThread), mainThread, '× static'),
      // Text typed before the scripts run must be kept.
      ...check('typed text lost', typed ? Number(!typed.isKept) : null, typed && 0, 'times'),
    ],
  }
}

function summarizeTyping(typing: readonly Typing[]): Typing {
  return {
    typed: median(typing.map(({ typed }) => typed)),
    isKept: typing.every(({ isKept }) => isKept),
    allScripts: Math.max(...typing.map(({ allScripts }) => allScripts)),
  }
}

/** A figure as a multiple of another. */
export function share(value: number | null, of: number | null): number | null {
  return value === null || !of ? null : value / of
}

function medians(visits: readonly Visit[]): Figures {
  return Object.fromEntries(FIGURES.map(name => [name, median(visits.map(seen => seen[name]))])) as Figures
}

const STATIC_PAGE = '/static/page'

function barePath(path: string): string {
  return `/static/bare${path === '/' ? '' : path}`
}

/** The same document, styles and text, without scripts or anything that only scripts need. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="deferred"[^>]*>/gi, '')
}

function timesOf(seen: Visit | undefined): string {
  const shown = (
    ['firstPaint', 'largestPaint', 'visible', 'usable', 'landmark', 'mainThread'] as const
  ).flatMap(name => {
    const value = seen?.[name]
    return value ? [`${name} ${round(value)}`] : []
  })
  return shown.join(', ')
}

/** Loops per second of a fixed task without throttling, to compare figures across days and machines. */
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
