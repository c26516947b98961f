/**
 * npm run bench [-- --only pages|navigation|generate|gateway|load|list|tail|scim|costs|growth|widget] [--runs 5] [--peer <folder>]
 *   [--before <release>] [--rows 2000000]
 *
 * Measures the product against its budgets (`budgets.ts`), one file for each question. Prints a table for each, writes
 * bench-results/bench.json, and exits with code 1 when a budget is exceeded. `--peer` is a folder with the build of
 * another application in `dist/` and its API in `mock.mjs`, whose table lists are compared with. `--before` is the release
 * before, as the folder of a checkout or as a revision of this repository: `--only gateway` then measures nothing but what
 * a lookup costs of the processor, with both releases in turn, and fails for one that is more than 5 % dearer. `--rows` is
 * how many hours of usage `growth` fills a database with; a hundred million take 13 GB, and a quarter of an hour.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { readArguments } from '../lib/arguments.ts'
import { buildIfChanged } from '../lib/portal-build.mjs'
import { endOnSignal } from '../lib/processes/process-group.ts'
import { type BenchOptions, type Figure, holds, printFigures } from './figures.ts'

type Part = () => Promise<{ measure: (options: BenchOptions) => Promise<Figure[]> }>

const PARTS: Readonly<Record<string, Part>> = {
  pages: () => import('./pages.ts'),
  navigation: () => import('./navigation.ts'),
  generate: () => import('./generate.ts'),
  gateway: () => import('./gateway.ts'),
  load: () => import('./load.ts'),
  list: () => import('./list.ts'),
  tail: () => import('./tail.ts'),
  scim: () => import('./scim.ts'),
  growth: () => import('./growth.ts'),
  widget: () => import('./widget.ts'),
  costs: () => import('./costs.ts'),
}
const { values } = readArguments({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
    before: { type: 'string' },
    rows: { type: 'string', default: '2000000' },
  },
})
const { only, peer, before } = values
const [runs, rows] = [Number(values.runs), Number(values.rows)]
if (only.some(part => !PARTS[part]) || !(runs >= 1) || !(rows >= 1)) {
  console.error(`--only is ${Object.keys(PARTS).join(', ')}; --runs and --rows are numbers from 1 on`)
  process.exit(2)
}

endOnSignal()
if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
const results: Record<string, Figure[]> = {}
for (const name of only) {
  const part = await PARTS[name]?.()
  results[name] = (await part?.measure({ runs, peer, before, rows })) ?? []
  printFigures(name, results[name])
}
const machine = {
  date: new Date().toISOString(),
  node: process.version,
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  load: loadavg(),
}
mkdirSync('bench-results', { recursive: true })
writeFileSync('bench-results/bench.json', `${JSON.stringify({ machine, runs, results }, null, 2)}\n`)
process.exit(Object.values(results).flat().every(holds) ? 0 : 1)
