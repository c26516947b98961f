import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { signIn } from '../lib/sign-in.ts'
import { BUDGETS, LAYOUT_SHIFT, measuredPages } from './budgets.ts'
import { type BenchOptions, type Figure, median, ratioOf } from './figures.ts'
import { createCertificate, fromPeer, fromServer, startFront } from './front.ts'
import { STATIC_PAGE, staticPage } from './static-page.ts'
import { type Visit, type VisitedPage, visit } from './visit.ts'
import { withBrowser, withNewServer } from './world.ts'

/** The header of a list row. Skeleton rows have none. */
const FIRST_ROW = 'tbody th[scope=row]'
const PEER_PAGE = { path: '/app/discussions', landmark: 'table tbody tr' }
const bareOf = (path: string) => `/static/bare${path}`

/** What pages weigh, and when they are there, as multiples of a page without scripts and of another application's table. */
export function measure({ runs, peer }: BenchOptions): Promise<Figure[]> {
  return withNewServer({ APP_ENV: 'demo' }, async ({ origin: target }) => {
    const session = await signIn(target, DEMO_LOGIN)
    const documents = measuredPages().filter(({ budget }) => budget.largestPaint)
    const bare = documents.map(async ({ path }) => [bareOf(path), await barePage(target + path)] as const)
    const texts = new Map([...staticPage(), ...(await Promise.all(bare))])
    const certificate = createCertificate()
    const ours = await startFront(fromServer(target, texts), certificate.pem)
    const theirs = peer ? await startFront(await fromPeer(peer), certificate.pem) : undefined
    const cookies = [{ ...session.cookie, url: ours.origin }]
    const pages = measuredPages().map(({ path, budget, signedIn }) => ({
      ...{ front: ours, path, ...(signedIn && { cookies }) },
      ...(budget.peer && { landmark: FIRST_ROW, times: 2 }),
    }))
    const references = [STATIC_PAGE, ...documents.map(({ path }) => bareOf(path))]
    const others = theirs ? [{ front: theirs, ...PEER_PAGE, times: 2 }] : []
    const all = [...pages, ...references.map(path => ({ front: ours, path })), ...others]
    try {
      return figuresOf(await visitInTurns(all, runs, certificate.option), theirs !== undefined)
    } finally {
      ours.close()
      theirs?.close()
    }
  })
}

/** The visits of each run, by path. Every page is in each run, so that a busy moment of the machine affects all of them. */
type Visits = ReadonlyMap<string, readonly Visit[][]>

function visitInTurns(pages: readonly VisitedPage[], runs: number, option: string): Promise<Visits> {
  const visits = new Map(pages.map(({ path }): [string, Visit[][]] => [path, []]))
  return withBrowser(
    async browser => {
      for (let run = 0; run <= runs; run++) {
        for (const page of pages) {
          if (isClear(page.path, visits)) continue
          const result = await visit(browser, page)
          // The first run warms the server and the front.
          if (run) visits.get(page.path)?.push(result)
        }
        console.log(`run ${run} of ${runs}`)
      }
      return visits
    },
    [option],
  )
}

/** The median of a figure of a page: on the first visit, or on the second. */
function medianOf(visits: Visits, path: string, name: keyof Visit, visit = 0): number | null {
  return median(visits.get(path)?.map(each => each[visit]?.[name]) ?? [])
}

/** Whether more runs of a public page would say nothing new: its median uses less than half of the room for it. */
function isClear(path: string, visits: Visits): boolean {
  const most = BUDGETS.document.largestPaint ?? 1
  const paint = medianOf(visits, path, 'largestPaint')
  const ratio = ratioOf(paint, medianOf(visits, bareOf(path), 'largestPaint'))
  return ratio !== null && ratio <= 1 + (most - 1) / 2
}

function figuresOf(visits: Visits, hasPeer: boolean): Figure[] {
  const of = (path: string, name: keyof Visit, visit = 0) => medianOf(visits, path, name, visit)
  return measuredPages().flatMap(({ path, budget }) => {
    const figure = (what: string, value: number | null, unit: string, most?: number): Figure[] => [
      { what: `${path} ${what}`, value, unit, most },
    ]
    const toStatic = (what: string, name: keyof Visit, most?: number) =>
      figure(what, ratioOf(of(path, name), of(STATIC_PAGE, 'largestPaint')), '× static', most)
    const toPeer = (what: string, name: keyof Visit, most: number, visit = 0) =>
      hasPeer
        ? figure(what, ratioOf(of(path, name, visit), of(PEER_PAGE.path, name, visit)), '× peer', most)
        : figure(what, of(path, name, visit), 'ms')
    const { scripts, largestPaint, visible, usable, peer } = budget
    const bare = ratioOf(of(path, 'largestPaint'), of(bareOf(path), 'largestPaint'))
    return [
      ...figure('scripts before load', (of(path, 'scripts') ?? 0) / 1000, 'kB', scripts),
      ...figure('layout shift', of(path, 'layoutShift'), '', LAYOUT_SHIFT),
      ...(largestPaint ? figure('largest paint', bare, '× the same without scripts', largestPaint) : []),
      ...(visible ? toStatic('visible', 'visible', visible) : []),
      ...(usable ? toStatic('usable', 'usable', usable) : []),
      ...(peer ? toPeer('first rows', 'landmark', peer.rows) : []),
      ...(peer ? toPeer('first rows, second visit', 'landmark', peer.secondRows, 1) : []),
      ...(peer ? toPeer('blocked', 'blocked', peer.blocked) : []),
      ...(peer ? toPeer('main thread', 'mainThread', peer.mainThread) : []),
      ...(peer ? toStatic('first rows to static', 'landmark') : []),
    ]
  })
}

/** A public page with the same styles and text, without scripts or anything that only scripts need. */
async function barePage(url: string) {
  const html = await (await fetch(url)).text()
  const text = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\b(rel="(modulepreload|deferred)"|as="script")[^>]*>/gi, '')
  return { type: 'text/html', text }
}
