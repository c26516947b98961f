import type { Browser } from '@playwright/test'
import { type Session, signIn } from '../lib/sign-in.ts'
import { LAYOUT_SHIFT, type MeasuredPage, measuredPages } from './budgets.ts'
import { type BenchOptions, type Figure, median, ratioOf } from './figures.ts'
import { createCertificate, type Front, fromPeer, fromServer, fromTexts, startFront } from './front.ts'
import { staticPage } from './static-page.ts'
import { type Visit, type VisitedPage, visit } from './visit.ts'
import { withBrowser, withFolder, withServer } from './world.ts'

const STATIC_PAGE = '/static/page'
const BARE = '/static/bare'
/** The header of a list row. Skeleton rows have none. */
const FIRST_ROW = 'tbody th[scope=row]'
const PEER_PAGE = { path: '/app/discussions', landmark: 'table tbody tr' }

/** What pages weigh, and when they are there, as multiples of a page without scripts and of another application's table. */
export async function measure({ runs, peer, origin, ...login }: BenchOptions): Promise<Figure[]> {
  const measureAt = async (target: string) => measurePages(target, await signIn(target, login), runs, peer)
  if (origin) return measureAt(origin)
  return withFolder(folder =>
    withServer({ APP_ENV: 'demo', DATA_DIR: folder }, server => measureAt(server.origin)),
  )
}

async function measurePages(
  target: string,
  session: Session,
  runs: number,
  peer: string | undefined,
): Promise<Figure[]> {
  const pages = measuredPages()
  const texts = { ...staticPage(STATIC_PAGE), ...(await barePages(target, pages)) }
  const certificate = createCertificate()
  const ours = await startFront([fromTexts(texts), fromServer(target)], certificate)
  const theirs = peer ? await startFront([await fromPeer(peer)], certificate) : undefined
  const options = [
    ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    ...['--disable-sync', '--disable-extensions', '--force-color-profile=srgb'],
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  ]
  try {
    return await withBrowser(
      browser => measureInTurns(browser, { ours, theirs, pages, session, runs }),
      options,
    )
  } finally {
    ours.close()
    theirs?.close()
  }
}

interface Subject {
  page: MeasuredPage
  cold: Visit[]
  warm: Visit[]
  /** Of a public page: the same without scripts. */
  bare: Visit[]
}

/** Every page in each run, so that a busy moment of the machine affects all of them. */
async function measureInTurns(
  browser: Browser,
  {
    ours,
    theirs,
    pages,
    session,
    runs,
  }: { ours: Front; theirs: Front | undefined; pages: MeasuredPage[]; session: Session; runs: number },
): Promise<Figure[]> {
  const cookies = [{ ...session.cookie, url: ours.origin }]
  const load = (path: string, more: Partial<VisitedPage> = {}, times = 1) =>
    visit(browser, ours, { path, ...more }, times)
  const subjects = pages.map((page): Subject => ({ page, cold: [], warm: [], bare: [] }))
  const plain: Visit[] = []
  const peer: Omit<Subject, 'page' | 'bare'> = { cold: [], warm: [] }
  const take = ({ cold, warm }: Pick<Subject, 'cold' | 'warm'>, [first, second]: Visit[]) => {
    if (first) cold.push(first)
    if (second) warm.push(second)
  }
  for (let run = 0; run <= runs; run++) {
    for (const subject of subjects) {
      const { path, budget, signedIn } = subject.page
      // A public page is a file, and needs no warm server.
      if (budget.largestPaint && (!run || isClear(subject))) continue
      const landmark = budget.peer && FIRST_ROW
      const visits = await load(path, { landmark, ...(signedIn && { cookies }) }, budget.peer ? 2 : 1)
      for (const error of visits.flatMap(({ errors }) => errors)) console.warn(`${path}: ${error}`)
      const bare = budget.largestPaint ? await load(bareOf(path)) : []
      // The first run warms the server and the front.
      if (!run) continue
      take(subject, visits)
      subject.bare.push(...bare)
    }
    const still = await load(STATIC_PAGE)
    const other = theirs ? await visit(browser, theirs, PEER_PAGE, 2) : []
    if (!run) continue
    plain.push(...still)
    take(peer, other)
    console.log(`run ${run} of ${runs}`)
  }
  return subjects.flatMap(subject => figuresOf(subject, plain, peer))
}

/** Whether more runs of a public page would say nothing new: its median uses less than half of the room for it. */
function isClear({ page: { budget }, cold, bare }: Subject): boolean {
  const ratio = ratioOf(medianOf(cold, 'largestPaint'), medianOf(bare, 'largestPaint'))
  return ratio !== null && ratio <= 1 + ((budget.largestPaint ?? 1) - 1) / 2
}

const medianOf = (visits: readonly Visit[], name: Exclude<keyof Visit, 'errors'>) =>
  median(visits.map(each => each[name]))

function figuresOf(
  { page: { path, budget }, cold, warm, bare }: Subject,
  plain: readonly Visit[],
  peer: { cold: Visit[]; warm: Visit[] },
): Figure[] {
  const { scripts, largestPaint, visible, usable, peer: toPeer } = budget
  const paint = medianOf(plain, 'largestPaint')
  const figure = (what: string, value: number | null, unit: string, most?: number): Figure => ({
    ...{ what: `${path} ${what}`, value, unit, most },
  })
  const toStatic = (what: string, name: 'visible' | 'usable' | 'landmark', visits = cold, most?: number) =>
    figure(what, ratioOf(medianOf(visits, name), paint), '× static', most)
  const bytes = medianOf(cold, 'scripts')
  const hasPeer = peer.cold.length > 0
  const lists = toPeer && [
    ['first rows', 'landmark', cold, peer.cold, toPeer.rows] as const,
    ['first rows, second visit', 'landmark', warm, peer.warm, toPeer.secondRows] as const,
    ['blocked', 'blocked', cold, peer.cold, toPeer.blocked] as const,
    ['main thread', 'mainThread', cold, peer.cold, toPeer.mainThread] as const,
  ]
  return [
    figure('scripts before load', bytes === null ? null : bytes / 1000, 'kB', scripts),
    figure('layout shift', medianOf(cold, 'layoutShift'), '', LAYOUT_SHIFT),
    ...(largestPaint
      ? [
          figure(
            'largest paint',
            ratioOf(medianOf(cold, 'largestPaint'), medianOf(bare, 'largestPaint')),
            '× the same without scripts',
            largestPaint,
          ),
        ]
      : []),
    ...(usable
      ? [toStatic('visible', 'visible', cold, visible), toStatic('usable', 'usable', cold, usable)]
      : []),
    ...(lists ?? []).map(([what, name, visits, others, most]) =>
      hasPeer
        ? figure(what, ratioOf(medianOf(visits, name), medianOf(others, name)), '× peer', most)
        : figure(what, medianOf(visits, name), 'ms'),
    ),
    ...(lists ? [toStatic('first rows to static', 'landmark')] : []),
  ]
}

const bareOf = (path: string) => BARE + path

/** The public pages with the same styles and text, without scripts or anything that only scripts need. */
async function barePages(target: string, pages: readonly MeasuredPage[]) {
  const documents = pages.filter(({ budget }) => budget.largestPaint)
  const entries = documents.map(async ({ path }) => {
    const html = await (await fetch(new URL(path, target))).text()
    const text = html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
      .replaceAll(/<link\b[^>]*\b(rel="(modulepreload|deferred)"|as="script")[^>]*>/gi, '')
    return [bareOf(path), { type: 'text/html', text }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
