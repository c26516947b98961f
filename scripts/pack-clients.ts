/**
 * npm run pack:clients -- [service…]
 *
 * Makes an installable package for each service, or for those named: `@gatepost/<service>-client`. `--out <folder>` is
 * where the tarballs go, `.cache/clients` by default.
 */

import { packClients } from './clients/pack.ts'
import { ONE_OPERATION } from './clients/weigh.ts'
import { findServices } from './generate/services.ts'
import { readArguments } from './lib/arguments.ts'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/clients' } },
})
const all = findServices()
const services = positionals.length ? positionals : all
const unknown = services.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such service: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

const start = performance.now()
const packed = await packClients(services, values.out)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
console.log('tarball, and what a page loads that calls one operation (minified and gzip; minified only)')
for (const { tarball, size, operation, weight } of packed) {
  console.log(`${tarball}  ${kB(size)}  ${operation} ${kB(weight.gzip)} (${kB(weight.minified)})`)
  if (weight.gzip < ONE_OPERATION) continue
  console.error(`${operation} loads more than ${kB(ONE_OPERATION)}`)
  process.exitCode = 1
}
console.log(
  `${packed.length} ${packed.length === 1 ? 'package' : 'packages'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
)
