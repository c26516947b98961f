/**
 * npm run test:postgres [-- backend|pooled|e2e] [files]
 *
 * Runs the backend and browser suites on a real PostgreSQL instead of the embedded one, and the backend's again through
 * PgBouncer; only files whose names contain one of the further words, if there are any. It starts its own servers and
 * leaves nothing behind.
 */
import { machineSpeed, scaledTimeout } from './lib/machine-speed.ts'
import { buildIfChanged } from './lib/portal-build.mjs'
import { startPooler } from './lib/processes/pgbouncer.ts'
import { startPostgres } from './lib/processes/postgres.ts'
import { endOnSignal } from './lib/processes/process-group.ts'
import { printResult, runStep, type StepResult } from './lib/steps.ts'

/** The suite through a pooler that lends connections for a transaction. */
const POOLED = 'pooled'
const suites: Record<string, readonly [string, ...string[]]> = {
  // Each server has a database of its own, made next to this one.
  backend: ['vitest', 'run', '--project', 'backend'],
  [POOLED]: ['vitest', 'run', '--project', 'backend'],
  e2e: ['playwright', 'test'],
}
const { chosen = [], files = [] } = Object.groupBy(process.argv.slice(2), word =>
  word in suites ? 'chosen' : 'files',
)
const unknown = files.filter(word => !/[/.]/.test(word))
if (unknown.length) {
  console.error(`no such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`)
  process.exit(2)
}

await machineSpeed()
// Both suites ask for pages: the browser for those of the portal, the backend for those of the contracts.
if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
endOnSignal(() => cluster?.stop())
const cluster = await startPostgres()
const results: StepResult[] = []
try {
  for (const [name, command] of Object.entries(suites).filter(
    ([name]) => !chosen.length || chosen.includes(name),
  )) {
    const database = await cluster.createDatabase(`gatepost_${name}`)
    const pooler = name === POOLED ? await startPooler(database) : undefined
    const env: Record<string, string> = pooler
      ? { DATABASE_URL: pooler.url, POOLED: 'on' }
      : { DATABASE_URL: database }
    const result = await runStep({
      name,
      command: [...command, ...files],
      env,
      limit: scaledTimeout(1_200_000),
    })
    await pooler?.stop()
    printResult(result)
    results.push(result)
  }
} finally {
  await cluster.stop()
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
