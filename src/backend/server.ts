/**
 * The server, which `main.ts` starts: all services under /api/<service>, and the built portal, on one port.
 *
 *   node src/backend/main.ts                      everything
 *   node src/backend/main.ts --service security   one service alone, without the portal
 *   node src/backend/main.ts --help               every environment variable
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SECOND } from '#domain/time/durations.ts'
import { keyWorkers } from '#kernel/access/key-workers.ts'
import { openStreamsWorker } from '#kernel/access/open-streams.ts'
import { measureWorkers } from '#kernel/jobs/job-metrics.ts'
import { outcomeWorkers } from '#kernel/jobs/outcomes.ts'
import { purgeJobs } from '#kernel/jobs/purge.ts'
import { startWorkers, workersOf } from '#kernel/jobs/worker.ts'
import { mailWorkers } from '#kernel/mail/sender.ts'
import { startMetricsServer } from '#kernel/metrics/metrics-server.ts'
import { databaseOptions, openDatabase } from '#kernel/storage/database.ts'
import { openDatabaseClock } from '#kernel/storage/database-clock.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { openTraces } from '#kernel/traces/traces.ts'
import { deprecatedUsesWriter } from '#kernel/work/deprecated-uses.ts'
import { limitGarbage, memoryTask } from '#kernel/work/memory.ts'
import { buildServer, developmentOf } from './build-server.ts'
import type { Config } from './kernel/config.ts'
import { explainStartError } from './kernel/start-errors.ts'
import { describedVariables, readConfig, services } from './services.ts'

const { values } = parseArgs({ options: { service: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  for (const { name, fallback, purpose } of describedVariables())
    console.log(`${name.padEnd(18)} ${purpose}${fallback && ` Default: ${fallback}`}`)
  process.exit(0)
}
const chosen = services.filter(({ name }) => !values.service || name === values.service)
if (!chosen.length)
  fail(`no such service: ${values.service}. There are: ${services.map(({ name }) => name).join(', ')}`)

const config = configure()
const portal = resolve(fileURLToPath(new URL('../../', import.meta.url)), config.PORTAL_DIR)
limitGarbage()
// In development Vite serves the portal, unless there is a build.
const hasPortal = !values.service && (config.APP_ENV !== 'development' || existsSync(`${portal}/portal.json`))
const traces = await openTraces(config)
const { traceStatement } = traces ?? {}
const database = await openDatabase({ ...databaseOptions(config), traceStatement }).catch(explain)
const databaseClock =
  database.kind === 'postgres' ? await openDatabaseClock(database.queries).catch(explain) : undefined
const development = await developmentOf(config)
const built = await buildServer({
  config,
  database,
  ...(databaseClock && { clock: databaseClock }),
  services: chosen,
  prepared: services,
  traces,
  ...(hasPortal && { portal }),
}).catch(explain)
const { app, kernel, announceStop } = built
if (config.APP_ENV === 'demo') await development?.seedDemo(kernel, chosen).catch(explain)
const stops = await Promise.all(chosen.flatMap(({ start }) => start?.(kernel) ?? [])).catch(explain)
const workers = [
  ...purgeJobs,
  ...(database.kind === 'embedded' ? [statisticsJob] : []),
  ...(databaseClock ? [databaseClock.worker(kernel.log)] : []),
  ...outcomeWorkers(kernel),
  ...keyWorkers(kernel),
  openStreamsWorker(kernel),
  ...mailWorkers(kernel),
  deprecatedUsesWriter(kernel),
  ...workersOf(kernel, chosen),
  { name: 'memory', perProcess: true as const, ...memoryTask() },
]
measureWorkers(kernel, workers)
const metricsServer = await startMetricsServer(kernel).catch(explain)
const stopWorkers = startWorkers(kernel, workers)
await app.listen({ port: config.PORT, host: config.HOST }).catch(explain)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutDown(signal))
// Last, because anyone who reads it may stop the server at once.
announce(kernel.publicUrl())

/** Waits for requests in progress, then closes everything. A second signal exits immediately. */
async function shutDown(signal: string): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  kernel.log.info({ signal }, 'stopping')
  announceStop()
  await sleep(config.STOP_DELAY * SECOND)
  await app.close()
  await stopWorkers()
  for (const stop of stops) await stop()
  await metricsServer?.close()
  await database.close()
  await traces?.close()
  process.exit(0)
}

function configure(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
}

function explain(error: unknown): never {
  return fail(explainStartError(error, config))
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function announce(url: string): void {
  const lines = [
    ...(development?.demoLines(config) ?? []),
    ...chosen.flatMap(service => service.announce?.(kernel) ?? []),
    ...(development?.pageLines(config, url) ?? []),
  ]
  const place = hasPortal ? url : `${url}/api`
  console.log([`Gatepost is ready: ${place}`, ...lines.map(line => `  ${line}`)].join('\n'))
}
