/** The commands of `main.ts`, in a separate module so that it and the tools are compiled only once. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../lib/arguments.ts'
import { explained } from '../lib/explained.ts'
import type { Contracts } from './bundle.ts'
import { findDrift } from './check.ts'
import { durationsOf } from './durations.ts'
import { Emitters } from './emitters.ts'
import { type GeneratedService, generateServices, isSame, writeChanged, writeService } from './generate.ts'
import { toolsOf } from './mcp.ts'
import { offlineOf } from './offline.ts'
import { emitRouteTree } from './route-tree.ts'
import { CONTRACTS, DURATIONS, findServices, GENERATED, MCP_TOOLS, OFFLINE_READS } from './services.ts'
import { watchContracts } from './watch.ts'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const all = findServices()
const unknown = positionals.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such service: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

// A check compares with what the tools produce now, not with cached output.
const emitters = new Emitters({ isFresh: values.fresh || values.check })
const done = await explained(() => generate(positionals.length ? positionals : all, !positionals.length))
if (!done) process.exitCode = 1
if (values.watch) {
  watchContracts(async services => {
    await explained(() => generate(services, false))
  })
  // Not before: a save right after this line must be seen.
  console.log('watching the contracts')
} else emitters.end()

async function generate(services: readonly string[], isAll: boolean): Promise<void> {
  const start = performance.now()
  const [results, routes] = await Promise.all([
    generateServices(services, emitters),
    // The development server watches the routes itself.
    isAll && !values.watch ? emitRouteTree() : new Map<string, string>(),
  ])
  const contracts = contractsWith(results)
  const shared = new Map([
    ...routes,
    [join(GENERATED, DURATIONS), durationsOf(CONTRACTS)],
    [join(GENERATED, MCP_TOOLS), toolsOf(contracts)],
    [join(GENERATED, OFFLINE_READS), offlineOf(contracts)],
  ])
  if (values.check) return check(results, shared)
  for (const result of results) writeService(result, GENERATED)
  for (const [path, text] of shared) writeChanged(path, text)
  // A removed operation leaves its module, and a removed service all of its files.
  const folders = isAll ? [GENERATED] : services.map(service => join(GENERATED, service))
  for (const line of findDrift(results, GENERATED)) {
    const file = line.slice('stale: '.length)
    if (line.startsWith('stale: ') && folders.some(folder => file.startsWith(`${folder}/`))) rmSync(file)
  }
  report(results, performance.now() - start)
}

/** All contracts that there are: those that were just generated, and the others as they are on disk. */
function contractsWith(results: readonly GeneratedService[]): Contracts {
  const made = new Map(results.map(({ service, files }) => [service, files['openapi.json']]))
  const textOf = (service: string) => {
    const file = join(GENERATED, service, 'openapi.json')
    return made.get(service) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  }
  return new Map(
    all.flatMap(service => {
      const text = textOf(service)
      return text === undefined ? [] : [[service, JSON.parse(text)]]
    }),
  )
}

function check(results: readonly GeneratedService[], shared: ReadonlyMap<string, string>): void {
  const ofShared = [...shared].filter(([path, text]) => !isSame(path, text))
  const found = [...findDrift(results, GENERATED), ...ofShared.map(([path]) => `out of date: ${path}`)]
  const drift = positionals.length ? found.filter(line => !line.startsWith('stale: ')) : found
  if (drift.length) {
    console.error(`${drift.join('\n')}\nThe contracts or the routes have changed. Run: npm run generate`)
    process.exitCode = 1
  } else console.log(`${GENERATED}/ matches the contracts`)
}

/** `total` is in milliseconds. The tools work on two threads, so their time can be longer than that. */
function report(results: readonly GeneratedService[], total: number): void {
  const tools = results.reduce((sum, { toolTime }) => sum + toolTime, 0)
  const operations = results.reduce((sum, result) => sum + result.operations.length, 0)
  if (values.json) {
    console.log(JSON.stringify({ services: results.length, operations, total, tools }))
    return
  }
  const made = results.filter(({ toolTime }) => toolTime > 0).length
  const news = made < results.length ? `, ${made} of them changed` : ''
  console.log(`${results.length} services, ${operations} operations in ${total.toFixed(0)} ms${news}`)
}
