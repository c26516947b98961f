import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import { createAccess } from './access/access.ts'
import { createBotCheck } from './access/bot-check.ts'
import { createFailedAttempts } from './access/failed-attempts.ts'
import { createPasswords } from './access/passwords.ts'
import { noRules } from './access/rules.ts'
import { createSecretBox, loadSealKey } from './access/secret-box.ts'
import { createTokenIssuer } from './access/tokens.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { noNotices } from './contract/activity-rule.ts'
import type { Kernel } from './contract/context.ts'
import {
  BODY_LIMIT,
  type Contract,
  contractOperations,
  loadContract,
  secretFields,
} from './contract/contract.ts'
import { createDriftCheck } from './contract/drift-check.ts'
import { createFirstCalls } from './contract/first-calls.ts'
import { decorateRequests, registerService } from './contract/registrar.ts'
import { createSerializerCompiler } from './contract/serialization.ts'
import type { Service } from './contract/service.ts'
import { createValidatorCompiler } from './contract/validation.ts'
import { type DemoLogin, registerContractsPage } from './dev/contracts-page.ts'
import type { Controls } from './dev/controls.ts'
import { registerDriftPage } from './dev/drift-page.ts'
import { registerMailbox } from './dev/mailbox/routes.ts'
import { hasScenarios, registerDevFiles } from './dev/page.ts'
import { playMissingFiles } from './dev/scenarios.ts'
import { registerScenarioPage } from './dev/scenarios-page/routes.ts'
import { failOnMistakes, withScenarios } from './dev/steps.ts'
import { boundRequests } from './http/bounds.ts'
import {
  answerUnreadable,
  CONNECTION_TIMES,
  type ConnectionTimes,
  endConnections,
  httpOptions,
} from './http/connections.ts'
import { createDns } from './http/dns.ts'
import { answerFailures, failOutside } from './http/failures.ts'
import { addSecurityHeaders, type PageOrigins, securityHeaders } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { createOutbound } from './http/outbound.ts'
import { loggedPath } from './http/portal/encoded-hash.ts'
import { registerPortal } from './http/portal/portal.ts'
import { problem } from './http/problem.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { newRequestId } from './http/request-id.ts'
import { keepSignedBodies } from './http/signed-bodies.ts'
import { createLog } from './log.ts'
import { pipeline } from './pipeline/pipeline.ts'
import type { Replay } from './replay.ts'
import type { Database } from './storage/database.ts'
import { createLane } from './work/lane.ts'
import { createNamedMutexes } from './work/named-mutexes.ts'
import { createThreads } from './work/threads.ts'

export interface AppOptions {
  config: Config
  database: Database
  services: readonly Service[]
  /** Services whose data the database must have, because those above may stand on them; the same ones by default. */
  prepared?: readonly Service[]
  clock?: Clock
  /** Makes two runs of the same calls equal. Only for development and tests. */
  replay?: Replay
  /** What a tester can do with the server, if it is one for testers. */
  controls?: Controls
  /** Folder of the built portal. Without it the server has only the services. */
  portal?: string
  /** The person that the contracts page offers to log in as, on a server with the demo. */
  demoLogin?: DemoLogin
  /** How many there may be of everything with an `x-limit`, which tests lower. */
  limits?: number
  /** How long a token waits for a first call, in milliseconds, which tests change. */
  firstCallTime?: number | undefined
  /** Time limits of connections, which tests shorten. */
  times?: ConnectionTimes
  /** Destination of log lines, standard output by default. */
  logDestination?: DestinationStream
}

export interface BuiltApp {
  app: FastifyInstance
  kernel: Kernel
}

/** Slices of reports and exports that are read at once. The embedded database takes some 15 ms for one. */
const SLICES = 2

/**
 * The server as a value: every operation of the services under `/api/<service>`, `/healthz`, `/readyz`, and outside of
 * production the development pages. It does not listen by itself; tests inject requests.
 */
export function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { replay } = options
  return replay ? replay.run('start', () => build(options)) : build(options)
}

async function build(options: AppOptions): Promise<BuiltApp> {
  const { config, database, services, replay, times = CONNECTION_TIMES } = options
  const clock = options.clock ?? systemClock
  const contracted = services.map(service => ({ service, contract: contractOf(service, options) }))
  const contracts = new Map(contracted.map(({ service, contract }) => [service.name, contract]))
  const secrets = new Set(contracted.flatMap(({ contract }) => [...secretFields(contract)]))
  const { logDestination: destination } = options
  const log = createLog({ level: config.LOG_LEVEL, secrets, ...(destination && { destination }) })
  const fail = failOutside(services)
  const readAddress = addressReader(services)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Requests are logged below in one line, which says more than Fastify's own two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: times.request,
    http: httpOptions(times),
    clientErrorHandler: answerUnreadable as never,
    genReqId: replay ? request => replay.requestId(request) : newRequestId,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
    ...(readAddress && { rewriteUrl: (request: IncomingMessage) => readAddress(request.url ?? '/') }),
    // Fastify runs no hooks for a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeaders(request, config.secure))
      fail(request as never, reply as never, problem('not-found'))
      logRequest(request as never, reply as never)
    },
  }) as unknown as FastifyInstance

  const { queries } = database
  for (const { prepare } of options.prepared ?? services) await prepare?.(queries)
  const secretBox = createSecretBox(
    loadSealKey({ configured: config.ENCRYPTION_KEY, folder: config.DATA_DIR }),
  )
  const tokens = await createTokenIssuer({ queries, secretBox, clock })
  const all = options.prepared ?? services
  const accessRules = all.find(each => each.accessRules)?.accessRules ?? noRules
  const activityNotices = all.find(each => each.activityNotices)?.activityNotices ?? noNotices
  const publicUrl = () => config.PUBLIC_URL ?? listeningUrl(app, config)
  const kernel: Kernel = {
    config,
    log,
    clock,
    queries,
    secretBox,
    tokens,
    accessRules,
    activityNotices,
    dns: createDns(config.DNS_SERVER),
    outbound: createOutbound({ allowLoopback: config.OUTBOUND_LOOPBACK === 'allowed' }),
    passwords: await createPasswords(),
    mutexes: createNamedMutexes(),
    slices: createLane(SLICES),
    threads: createThreads(),
    botCheck: createBotCheck({ config, log, publicUrl }),
    failedAttempts: createFailedAttempts(config.RATE_LIMIT_FACTOR),
    operations: new Map(),
    switches: new Map(),
    firstCalls: createFirstCalls(app, contracts, options.firstCallTime),
    callHere: async ({ body, address, ...call }) => {
      const sent = { ...call, remoteAddress: address, ...(body !== undefined && { payload: body }) }
      return (await app.inject(sent)).statusCode
    },
    publicUrl,
  }
  app.addHook('onClose', () => kernel.threads.close())
  decorateRequests(app)
  replay?.attach(app)
  // Fastify also accepts plain text bodies; the contracts allow only JSON.
  app.removeContentTypeParser('text/plain')
  keepSignedBodies(app)
  app.setValidatorCompiler(createValidatorCompiler() as never)
  app.setSerializerCompiler(createSerializerCompiler())
  answerFailures(app)
  endConnections(app, times)
  addSecurityHeaders(app, config.secure)
  logRequests(app)
  boundRequests(app, fail)
  await app.register(cookie)
  const rateLimits = createRateLimits(config.RATE_LIMIT_FACTOR)
  if (hasScenarios(config)) playMissingFiles(app)
  if (options.portal)
    await registerPortal(app, options.portal, {
      countPage: rateLimits.countPage,
      origin: publicUrl,
      fail,
      pageOrigins: () => pageOriginsOf(kernel, services),
      consent: {
        regionHeader: config.CONSENT_REGION_HEADER,
        categories: () => services.flatMap(({ asksConsent }) => asksConsent?.(kernel) ?? []),
      },
    })
  else app.setNotFoundHandler((request, reply) => fail(request, reply, problem('not-found')))

  const access = createAccess(kernel)
  const driftCheck = createDriftCheck(app, config)
  const parts = {
    kernel,
    access,
    rateLimits,
    driftCheck,
    ...(hasScenarios(config)
      ? { pipeline: withScenarios(pipeline), onMistake: failOnMistakes(app) }
      : { pipeline, onMistake: () => {} }),
  }
  for (const { service, contract } of contracted) {
    await registerService(app, service, contract, parts)
    service.routes?.(app, kernel, rateLimits)
  }
  registerHealth(app, queries)
  if (config.APP_ENV !== 'production') {
    await registerDevFiles(app)
    registerMailbox(app, kernel, services)
    registerDriftPage(app, config, driftCheck?.findings)
    const { mountExampleId } = await import('./dev/example-id/mount.ts')
    kernel.exampleId = await mountExampleId(app, kernel.publicUrl)
    await registerContractsPage(app, { contracts, demoLogin: options.demoLogin, config })
  }
  if (hasScenarios(config))
    await registerScenarioPage(app, { kernel, services, contracts, controls: options.controls })
  return { app, kernel }
}

/** What the services with addresses of many forms make of one; undefined if there are none. */
function addressReader(services: readonly Service[]): ((url: string) => string) | undefined {
  const readers = services.flatMap(({ name, readAddress }) =>
    readAddress ? [{ prefix: `/api/${name}`, readAddress }] : [],
  )
  if (!readers.length) return undefined
  return url => readers.find(({ prefix }) => url.startsWith(prefix))?.readAddress(url) ?? url
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

/** Whose widgets the pages show. */
function pageOriginsOf(kernel: Kernel, services: readonly Service[]): Required<PageOrigins> {
  const { scriptUrl } = kernel.botCheck
  const botCheck = scriptUrl ? [new URL(scriptUrl).origin] : []
  const others = services.flatMap(({ pageOrigins }) => pageOrigins?.(kernel) ?? [])
  return {
    scripts: [...botCheck, ...others.flatMap(({ scripts = [] }) => scripts)],
    frames: [...botCheck, ...others.flatMap(({ frames = [] }) => frames)],
    connections: others.flatMap(({ connections = [] }) => connections),
  }
}

/** Address of the server if no public one is configured. */
function listeningUrl(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  return `http://localhost:${port}`
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      // Only the path: a query can contain what people typed.
      path: loggedPath(request.url),
      operation: request.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.caller?.userId,
      accountId: request.caller?.accountId ?? request.client?.accountId,
      clientId: request.client?.clientId,
      actorUserId: request.caller?.actor?.userId,
    },
    'request',
  )
}
