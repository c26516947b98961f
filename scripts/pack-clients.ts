/**
 * npm run pack:clients    makes an installable package for each service, `@gatepost/<service>-client`
 *
 *   --service <name>    only that one (repeatable)
 *   --out <folder>      where the tarballs go, `.cache/clients` by default
 */
import { parseArgs } from 'node:util'
import { packClients } from './clients/pack.ts'
import { ONE_OPERATION } from './clients/weigh.ts'
import { findServices } from './generate/services.ts'

const { values } = parseArgs({
  options: {
    service: { type: 'string', multiple: true },
    out: { type: 'string', default: '.cache/clients' },
  },
})
const all = findServices()
const services = values.service ?? all
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
console.log(`${packed.length} packages in ${((performance.now() - start) / 1000).toFixed(1)} s`)
