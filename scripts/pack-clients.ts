/**
 * npm run pack:clients -- [service…]
 *
 * Makes an installable package for each service, or for those named: `@gatepost/<service>-client`. `widget` is the address
 * field, `@gatepost/address-autocomplete`, `cli` the command line, `@gatepost/cli`, and `mcp` the server for assistants,
 * `@gatepost/mcp`. `--out <folder>` is where the tarballs go, `.cache/clients` by default.
 */

import { packCli } from './clients/cli.ts'
import { packMcp } from './clients/mcp.ts'
import { packClients } from './clients/pack.ts'
import { ONE_OPERATION } from './clients/weigh.ts'
import { packWidget } from './clients/widget.ts'
import { findServices } from './generate/services.ts'
import { readArguments } from './lib/arguments.ts'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/clients' } },
})
/** What is no client of a service. */
const OTHERS = new Map([
  ['widget', packWidget],
  ['cli', packCli],
  ['mcp', packMcp],
])
const all = [...findServices(), ...OTHERS.keys()]
const names = positionals.length ? positionals : all
const services = names.filter(name => !OTHERS.has(name))
const unknown = names.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such service: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

const start = performance.now()
const packed = services.length ? await packClients(services, values.out) : []
const others: { tarball: string; size: number }[] = []
for (const [name, pack] of OTHERS) if (names.includes(name)) others.push(await pack(values.out))
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
for (const { tarball, size } of others) console.log(`${tarball}  ${kB(size)}`)
if (packed.length)
  console.log('tarball, and what a page loads that calls one operation (minified and gzip; minified only)')
for (const { tarball, size, operation, weight } of packed) {
  console.log(`${tarball}  ${kB(size)}  ${operation} ${kB(weight.gzip)} (${kB(weight.minified)})`)
  if (weight.gzip < ONE_OPERATION) continue
  console.error(`${operation} loads more than ${kB(ONE_OPERATION)}`)
  process.exitCode = 1
}
const count = packed.length + others.length
console.log(
  `${count} ${count === 1 ? 'package' : 'packages'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
)
