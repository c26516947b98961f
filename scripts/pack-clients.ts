/**
 * npm run pack:clients -- [service…]
 *
 * Makes an installable package for each service, or for those named: `@gatepost/<service>-client`. `widget` is the address
 * field, `@gatepost/address-autocomplete`. `--out <folder>` is where the tarballs go, `.cache/clients` by default.
 */

import { packClients } from './clients/pack.ts'
import { ONE_OPERATION } from './clients/weigh.ts'
import { packWidget } from './clients/widget.ts'
import { findServices } from './generate/services.ts'
import { readArguments } from './lib/arguments.ts'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/clients' } },
})
const WIDGET = 'widget'
const all = [...findServices(), WIDGET]
const names = positionals.length ? positionals : all
const services = names.filter(name => name !== WIDGET)
const unknown = names.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such service: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

const start = performance.now()
const packed = services.length ? await packClients(services, values.out) : []
const widget = names.includes(WIDGET) ? [await packWidget(values.out)] : []
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
for (const { tarball, size } of widget) console.log(`${tarball}  ${kB(size)}`)
if (packed.length)
  console.log('tarball, and what a page loads that calls one operation (minified and gzip; minified only)')
for (const { tarball, size, operation, weight } of packed) {
  console.log(`${tarball}  ${kB(size)}  ${operation} ${kB(weight.gzip)} (${kB(weight.minified)})`)
  if (weight.gzip < ONE_OPERATION) continue
  console.error(`${operation} loads more than ${kB(ONE_OPERATION)}`)
  process.exitCode = 1
}
const count = packed.length + widget.length
console.log(
  `${count} ${count === 1 ? 'package' : 'packages'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
)
