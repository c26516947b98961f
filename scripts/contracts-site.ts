/**
 * npm run contracts:site    writes the review site of the contracts, a folder that works anywhere
 *   --out <dir>             where to; contracts-site/ by default
 *   --product <url>         where the product runs, for links to its pages; http://localhost:3000 by default
 *   --pictures <dir>        folder of npm run screenshots, for the screens of each operation
 *   --from <ref>            adds the change report since a commit, side by side
 *   --to <ref>              up to another commit, instead of the contracts on disk
 *   --if-changed            does nothing when the folder is up to date
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './contracts-site/layout.ts'
import { readArguments } from './lib/arguments.ts'
import { cacheOf, digestOfFiles } from './lib/cache.mjs'

/** Handlers, imports, cases, and error texts come from code of every room, so all of it counts. */
const INPUTS = ['openapi', 'src', 'scripts', 'tests', 'e2e']

const { values } = readArguments({
  options: {
    out: { type: 'string', default: 'contracts-site' },
    product: { type: 'string', default: 'http://localhost:3000' },
    pictures: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    'if-changed': { type: 'boolean' },
  },
})
const { out, from, to, 'if-changed': ifChanged, ...options } = values
if (to && !from) throw new Error('--to needs --from')
const start = performance.now()
const written = cacheOf(
  `site/${out.replaceAll(/\W+/g, '-')}`,
  JSON.stringify([digestOfFiles(INPUTS), options]),
)
const isUpToDate = existsSync(join(out, 'index.html')) && written.read() !== undefined
// A ref can move while all else stays.
if (!ifChanged || from || !isUpToDate) {
  // Reading the code of every room takes seconds, so it waits until it is needed.
  const { writeSite } = await import('./contracts-site/write.ts')
  const { readReport, reportPage } = await import('./contracts-site/report.ts')
  const read = from ? await readReport(from, to) : undefined
  const report = read && ((site: Site) => reportPage(read, site))
  const pages = await writeSite({ out, ...options, report })
  written.write('')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`contracts:site: ${pages} pages in ${out}/, ${seconds} s`)
}
