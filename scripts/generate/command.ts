/** What `main.ts` promises; a module of its own, so that it and the tools are compiled only once. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findDrift } from './check.ts'
import { assertUnique, type GeneratedService, generateService, writeService } from './generate.ts'
import { findServices, GENERATED } from './services.ts'
import { watchContracts } from './watch.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, watch: { type: 'boolean' }, json: { type: 'boolean' } },
})
const all = findServices()
const unknown = positionals.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such service: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

async function generateAll(services: readonly string[]): Promise<GeneratedService[]> {
  const results: GeneratedService[] = []
  for (const service of services) results.push(await generateService(service))
  assertUnique(results)
  return results
}

function report(results: readonly GeneratedService[]): void {
  const total = results.reduce((sum, { totalTime }) => sum + totalTime, 0)
  const tools = results.reduce((sum, { toolTime }) => sum + toolTime, 0)
  const operations = results.reduce((sum, result) => sum + result.operations.length, 0)
  const ours = total - tools
  if (values.json) {
    console.log(JSON.stringify({ services: results.length, operations, total, tools, ours }))
    return
  }
  const share = ((100 * ours) / total).toFixed(1)
  console.log(
    `${results.length} services, ${operations} operations in ${total.toFixed(0)} ms; ${share} % of it ours, the rest the tools'`,
  )
}

const results = await generateAll(positionals.length ? positionals : all)
if (values.check) {
  const drift = findDrift(results, GENERATED)
  if (drift.length) {
    console.error(`${drift.join('\n')}\nThe contracts and ${GENERATED}/ differ. Run: npm run generate`)
    process.exit(1)
  }
  console.log(`${GENERATED}/ matches the contracts`)
} else {
  for (const result of results) writeService(result, GENERATED)
  if (!positionals.length)
    for (const line of findDrift(results, GENERATED))
      if (line.startsWith('stale: ')) rmSync(join(line.slice('stale: '.length)))
  report(results)
}

if (values.watch) {
  console.log('watching the contracts')
  watchContracts(async services => {
    try {
      const changed = await generateAll(services)
      for (const result of changed) writeService(result, GENERATED)
      report(changed)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  })
}
