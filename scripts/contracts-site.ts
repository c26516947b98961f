/**
 * npm run contracts:site    writes the review site of the contracts, a folder that works anywhere
 *   --out <dir>             where to; contracts-site/ by default
 *   --product <url>         where the product runs, for links to its pages; http://localhost:3000 by default
 *   --pictures <dir>        folder of npm run screenshots, for the screens of each operation
 *   --if-changed            does nothing when the folder is up to date
 */
import { parseArgs } from 'node:util'
import { fingerprintSite, isUpToDate, recordSite } from './contracts-site/inputs.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'contracts-site' },
    product: { type: 'string', default: 'http://localhost:3000' },
    pictures: { type: 'string' },
    'if-changed': { type: 'boolean' },
  },
})
const { out, 'if-changed': ifChanged, ...options } = values
const start = performance.now()
const fingerprint = fingerprintSite(options)
if (!ifChanged || !isUpToDate(out, fingerprint)) {
  // Reading the code of every room takes seconds, so it waits until it is needed.
  const { writeSite } = await import('./contracts-site/write.ts')
  const pages = await writeSite({ out, ...options })
  recordSite(out, fingerprint)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`contracts:site: ${pages} pages in ${out}/, ${seconds} s`)
}
