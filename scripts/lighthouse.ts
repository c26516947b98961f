/**
 * npm run lighthouse [-- --pages 10] [--only /pricing]
 *
 * Runs Lighthouse on public pages of different templates, on the built portal in front of the real services, and
 * prints its four scores with what keeps a page below the aim. Exits with code 1 then. npm fetches Lighthouse when it
 * is first run: with what it needs it is as large as a third of our own packages.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { openingsOf } from './lib/pages.ts'
import { buildIfChanged } from './lib/portal-build.mjs'
import { freePort } from './lib/processes/free-port.ts'
import { endOnSignal } from './lib/processes/process-group.ts'
import { startServer } from './lib/processes/server.ts'
import { pagesOf } from './lib/routes.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** The least score of each category, in percent. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof AIMS
const CATEGORIES = Object.keys(AIMS) as Category[]

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
})

endOnSignal()
if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
const folder = mkdtempSync(join(tmpdir(), 'gatepost-lighthouse-'))
const port = String(await freePort())
// Pages name the address that they are measured at.
const env = {
  APP_ENV: 'demo',
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: folder,
  RATE_LIMIT_FACTOR: '10000',
  LOG_LEVEL: 'error',
}
const server = await startServer(env)
const chromium = await ensureChromium()
const isBelow: boolean[] = []
try {
  const paths = publicPaths().filter(path => path.startsWith(values.only))
  for (const path of paths.slice(0, Number(values.pages))) isBelow.push(print(path, await measure(path)))
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isBelow.includes(true) || !isBelow.length ? 1 : 0)

/** A page for each template and each route of the public site; those of templates come first. */
function publicPaths(): string[] {
  // A page without scripts stands for addresses of none.
  const documents = pagesOf().filter(
    ({ file, page }) => page.prerender && page.scripts !== false && file.includes('/_site'),
  )
  const openings = documents.map(openingsOf).toSorted((a, b) => b.length - a.length)
  return openings.flat().flatMap(({ path, person }) => (person ? [] : [path]))
}

async function measure(path: string): Promise<Report> {
  mkdirSync('bench-results', { recursive: true })
  const file = join('bench-results', `lighthouse${path.replace(/\W+/g, '-')}.json`)
  const { status, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', server.origin + path],
      ...['--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${CATEGORIES}`],
      `--chrome-flags=--headless=new --disable-gpu ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  )
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}: ${stderr}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Prints the scores of a page. Returns whether one is below its aim. */
function print(path: string, { categories, audits }: Report): boolean {
  const scores = CATEGORIES.map(name => ({ name, score: Math.round((categories[name].score ?? 0) * 100) }))
  const below = scores.filter(({ name, score }) => score < AIMS[name])
  console.log(`${scores.map(({ score }) => String(score).padStart(3)).join(' ')}  ${path}`)
  for (const { name } of below)
    for (const { id, weight } of categories[name].auditRefs) {
      const { title, score, displayValue = '' } = audits[id] ?? { title: id, score: 0 }
      if (weight && score !== null && score < 0.9) console.log(`      ${name}: ${title} ${displayValue}`)
    }
  return below.length > 0
}
