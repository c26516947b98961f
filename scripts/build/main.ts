/**
 * npm run build: checks the content, builds the portal with Vite, and finishes its files. Prints how long each part
 * took, and rendering the public pages by itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DIST, fingerprintInputs, forgetBuild, recordBuild } from '../lib/portal-build.mjs'
import { contentFiles } from '../lib/site-index.ts'
import { checkContent } from './check/content.ts'
import { keepEarlierBuilds } from './earlier-builds.ts'

// What changes during the build is not in it.
const inputs = fingerprintInputs()
keepEarlierBuilds(DIST, inputs)
forgetBuild()
// Next to the bundles, which leave a core free most of the time.
const site = spawn(
  process.execPath,
  ['scripts/contracts-site.ts', '--out', '.cache/contracts-site', '--product', '', '--if-changed'],
  { stdio: 'inherit' },
)
const siteEnd = once(site, 'close')
const times: [part: string, milliseconds: number][] = []

await timed('content', async () => {
  const errors = checkContent(contentFiles().map(({ file }) => file))
  if (errors.length) fail(errors.join('\n'))
})
await runVite()
await timed('finish', () => import('./finish.ts'))
await timed('contracts', async () => {
  const [code] = await siteEnd
  // Development has these pages, and the portal does without them.
  if (code !== 0) console.error('The review site of the contracts could not be written.')
})
recordBuild(inputs)
console.log(`Built: ${times.map(([part, ms]) => `${part} ${(ms / 1000).toFixed(1)} s`).join(', ')}`)

async function timed(part: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await run()
  times.push([part, performance.now() - start])
}

/** Vite bundles and renders in one run; it says when it begins to render. */
async function runVite(): Promise<void> {
  const start = performance.now()
  let rendering = 0
  const vite = spawn('vite', ['build'], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: vite.stdout }).on('line', line => {
    if (!rendering && line.includes('Prerendering pages')) rendering = performance.now()
    console.log(line)
  })
  const [code] = await once(vite, 'close')
  if (code !== 0) process.exit(code ?? 1)
  times.push(['bundles', (rendering || performance.now()) - start])
  if (rendering) times.push(['pages', performance.now() - rendering])
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
