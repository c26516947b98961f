import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createAccess } from './access/access.ts'
import { createOpenStreams } from './access/open-streams.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Kernel } from './contract/context.ts'
import { type Contract, contractOperations, loadContract, secretFields } from './contract/contract.ts'
import { createDriftCheck } from './contract/drift-check.ts'
import { createFirstCalls } from './contract/first-calls.ts'
import { decorateRequests, registerService } from './contract/registrar.ts'
import { createSerializerCompiler } from './contract/serialization.ts'
import type { Service } from './contract/service.ts'
import { createValidatorCompiler } from './contract/validation.ts'
import { createKernel } from './create-kernel.ts'
import { boundRequests } from './http/bounds.ts'
import {
  CONNECTION_TIMES,
  type ConnectionTimes,
  createStop,
  endConnections,
  type Stop,
} from './http/connections.ts'
import { type FailOutside, failOutside, respondToFailures } from './http/failures.ts'
import { createFastify } from './http/fastify.ts'
import { addSecurityHeaders, type PageOrigins } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { portalOrigins } from './http/hosts/hosts.ts'
import { allowPortals } from './http/hosts/portal-calls.ts'
import { separateHosts } from './http/hosts/separate-hosts.ts'
import { type PortalManifest, readManifest, registerPortal } from './http/portal/portal.ts'
import { problem } from './http/problem.ts'
import { createRateLimits, type RateLimits } from './http/rate-limit.ts'
import { logRequests } from './http/request-log.ts'
import { keepSignedBodies } from './http/signed-bodies.ts'
import { measureOutcomes } from './jobs/outcomes.ts'
import { createLog } from './log.ts'
import { measureConnections } from './metrics/connections.ts'
import { measureReplica } from './metrics/replica-reads.ts'
import { measureRequests } from './metrics/requests.ts'
import { pipeline } from './pipeline/pipeline.ts'
import type { AppPlugin } from './plugin.ts'
import type { Replay } from './replay.ts'
import type { Database } from './storage/database.ts'
import type { Traces } from './traces/traces.ts'
import { createCounterFactory } from './work/shared-counters.ts'

export interface AppOptions {
  config: Config
  database: Database
  services: readonly Service[]
  /** Services whose data the database must have, because those above may stand on them; the same ones by default. */
  prepared?: readonly Service[]
  clock?: Clock
  /** Makes two runs of the same calls equal. Only for development and tests. */
  replay?: Replay
  /** Wraps the server from outside. None in production. */
  plugin?: AppPlugin
  /** Folder of the built portal. Without it the server has only the services. */
  portal?: string
  /** How many there may be of everything with an `x-limit`, which tests lower. */
  limits?: number
  /** How long a token waits for a first call, in milliseconds, which tests change. */
  firstCallTime?: number | undefined
  /** Time limits of connections, which tests shorten. */
  times?: ConnectionTimes
  /** Traces its requests; none by default. */
  traces?: Traces | undefined
  /** Destination of log lines, standard output by default. */
  logDestination?: DestinationStream
}

export interface BuiltApp {
  app: FastifyInstance
  kernel: Kernel
  /** From now on, `/readyz` says that the process is stopping, and each response ends its connection. */
  announceStop(): void
}

/**
 * The server as a value: every operation of the services under `/api/<service>`, `/healthz`, `/readyz`, and what its
 * plugin adds. It does not listen by itself; tests inject requests.
 */
export function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { replay } = options
  return replay ? replay.run('start', () => build(options)) : build(options)
}

async function build(options: AppOptions): Promise<BuiltApp> {
  const { config, database, services, replay, plugin, times = CONNECTION_TIMES } = options
  const { queries, replica } = database
  const contracted = services.map(service => ({ service, contract: contractOf(service, options) }))
  const contracts = new Map(contracted.map(({ service, contract }) => [service.name, contract]))
  const log = logOf(options, [...contracts.values()])
  const fail = failOutside(services)
  const app = createFastify({ config, services, replay, times, log, fail })
  const prepared = options.prepared ?? services
  for (const { prepare } of prepared) await prepare?.(queries)
  const { createCounters, close } = await createCounterFactory(config, database, log)
  app.addHook('onClose', async () => close())
  const kernel = await createKernel(app, {
    config,
    log,
    clock: options.clock ?? systemClock,
    queries,
    replica,
    createCounters,
    services: prepared,
    firstCalls: createFirstCalls(app, contracts, options.firstCallTime),
  })
  const manifest = options.portal === undefined ? undefined : readManifest(options.portal)
  const stop = createStop(app)
  await addHooks(app, { ...options, release: manifest?.release, contracts, times, stop, fail })
  app.addHook('preClose', async () => kernel.state(createOpenStreams).endAll())
  options.traces?.attach(app)
  measure(app, kernel, options)
  const rateLimits = createRateLimits(createCounters, config.RATE_LIMIT_FACTOR)
  const driftCheck = createDriftCheck(app, config)
  await plugin?.register(app, { kernel, services, contracts, findings: driftCheck?.findings })
  await registerPages(app, { portal: options.portal, manifest, kernel, services, rateLimits, fail })

  const registered = {
    kernel,
    access: createAccess(kernel),
    rateLimits,
    driftCheck,
    pipeline: plugin?.stepsOf(pipeline) ?? pipeline,
    onMistake: plugin?.onMistake ?? (() => {}),
  }
  for (const { service, contract } of contracted) {
    await registerService(app, service, contract, registered)
    service.routes?.(app, kernel, rateLimits)
  }
  const parts = services.find(each => each.parts)?.parts
  registerHealth(app, queries, { stop, parts: parts && (() => parts(kernel)) })
  return { app, kernel, announceStop: stop.announce }
}

function logOf({ config, logDestination: destination }: AppOptions, contracts: readonly Contract[]) {
  const secrets = new Set(contracts.flatMap(contract => [...secretFields(contract)]))
  return createLog({ level: config.LOG_LEVEL, secrets, ...(destination && { destination }) })
}

/** Declares what is measured, if anything is, so that all of it is shown from the start. */
function measure(app: FastifyInstance, kernel: Kernel, { database, services }: AppOptions): void {
  const { metrics } = kernel
  if (!metrics) return
  measureRequests(app, metrics)
  measureConnections(metrics, database)
  measureReplica(kernel, metrics)
  measureOutcomes(kernel)
  for (const service of services) service.metrics?.(kernel, metrics)
}

/** What every request passes, whether it is for an operation or for a page. */
async function addHooks(
  app: FastifyInstance,
  {
    config,
    replay,
    release,
    contracts,
    times,
    stop,
    fail,
  }: Pick<AppOptions, 'config' | 'replay'> & {
    release: string | undefined
    contracts: ReadonlyMap<string, Contract>
    times: ConnectionTimes
    stop: Stop
    fail: FailOutside
  },
): Promise<void> {
  decorateRequests(app)
  replay?.attach(app)
  // Fastify also accepts plain text bodies; the contracts allow only JSON.
  app.removeContentTypeParser('text/plain')
  keepSignedBodies(app)
  app.setValidatorCompiler(createValidatorCompiler() as never)
  app.setSerializerCompiler(createSerializerCompiler())
  respondToFailures(app)
  endConnections(app, times, stop)
  addSecurityHeaders(app, config.secure, release)
  logRequests(app)
  const portals = portalOrigins(config)
  if (portals) allowPortals(app, portals, contracts)
  boundRequests(app, fail)
  if (portals) separateHosts(app, config, fail)
  await app.register(cookie)
}

/** The portal, if there is one, and what an address without an operation or a page gets. */
async function registerPages(
  app: FastifyInstance,
  {
    portal,
    manifest,
    kernel,
    services,
    rateLimits,
    fail,
  }: {
    portal: string | undefined
    manifest: PortalManifest | undefined
    kernel: Kernel
    services: readonly Service[]
    rateLimits: RateLimits
    fail: FailOutside
  },
): Promise<void> {
  if (!portal) {
    app.setNotFoundHandler((request, reply) => fail(request, reply, problem('not-found')))
    return
  }
  await registerPortal(app, portal, {
    manifest,
    countPage: rateLimits.countPage,
    origin: () => kernel.publicUrl(),
    serviceOrigins: kernel.config.SERVICE_ORIGINS,
    fail,
    pageOrigins: () => pageOriginsOf(kernel, services),
    consent: {
      regionHeader: kernel.config.CONSENT_REGION_HEADER,
      categories: () => services.flatMap(({ asksConsent }) => asksConsent?.(kernel) ?? []),
    },
  })
}

function contractOf({ name }: Service, { limits }: AppOptions): Contract {
  if (limits === undefined) return loadContract(name)
  // A copy: the apps of a process share what is loaded.
  const contract = structuredClone(loadContract(name))
  for (const { operation } of contractOperations(contract)) {
    const limit = operation['x-limit']
    if (limit) limit.max = limits
  }
  return contract
}

/** Whose widgets the pages show, and whose services they call. */
function pageOriginsOf(kernel: Kernel, services: readonly Service[]): Required<PageOrigins> {
  const { scriptUrl } = kernel.botCheck
  const botCheck = scriptUrl ? [new URL(scriptUrl).origin] : []
  const others = services.flatMap(({ pageOrigins }) => pageOrigins?.(kernel) ?? [])
  return {
    scripts: [...botCheck, ...others.flatMap(({ scripts = [] }) => scripts)],
    frames: [...botCheck, ...others.flatMap(({ frames = [] }) => frames)],
    connections: [
      ...new Set(kernel.config.SERVICE_ORIGINS?.values()),
      ...others.flatMap(({ connections = [] }) => connections),
    ],
  }
}
