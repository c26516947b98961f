/**
 * npm run contracts:site    writes the review site of the contracts, a folder that works anywhere
 *   --out <dir>             where to; contracts-site/ by default
 *   --product <url>         where the product runs, for links to its pages; http://localhost:3000 by default
 *   --pictures <dir>        folder of npm run screenshots, for the screens of each operation
 */
import { parseArgs } from 'node:util'
import { writeSite } from './contracts-site/write.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'contracts-site' },
    product: { type: 'string', default: 'http://localhost:3000' },
    pictures: { type: 'string' },
  },
})
const start = performance.now()
const pages = await writeSite(values)
console.log(
  `contracts:site: ${pages} pages in ${values.out}/, ${((performance.now() - start) / 1000).toFixed(1)} s`,
)
