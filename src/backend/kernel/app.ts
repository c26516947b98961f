import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createAccess } from './access.ts'
import { createBotCheck } from './bot-check.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { loadContract, secretFields } from './contract.ts'
import { type DemoLogin, registerContractsPage } from './contracts-page.ts'
import type { Database } from './database.ts'
import { registerDevelopmentPages, registerScenarioPage } from './development.ts'
import { answerFailures, answerUnknownPath } from './failures.ts'
import { createGuesses } from './guesses.ts'
import type { Kernel, Service } from './handlers.ts'
import { addSecurityHeaders, securityHeaders } from './headers.ts'
import { createLog } from './log.ts'
import { createOutbound } from './outbound.ts'
import { createPasswords } from './passwords.ts'
import { registerPortal } from './portal.ts'
import { createRateLimits } from './rate-limit.ts'
import { registerService } from './registrar.ts'
import { createSeal, loadSealKey } from './seal.ts'
import { createTokenIssuer } from './tokens.ts'
import { createTurns } from './turns.ts'
import { createValidatorCompiler } from './validation.ts'

export interface AppOptions {
  config: Config
  database: Database
  services: readonly Service[]
  clock?: Clock
  /** Folder of the built portal; without it the server answers for the services alone. */
  portal?: string
  /** Whom the contracts page offers to sign in as; for a server with the demo in its database. */
  demoLogin?: DemoLogin
  /** Where log lines go; standard output unless told otherwise. */
  logDestination?: DestinationStream
}

/** Largest request body, in bytes. */
const BODY_LIMIT = 64 * 1024

/**
 * The server as a value: every operation of the services under `/api/<service>`, `/healthz`, and outside of
 * production the development pages. It listens only when told to; tests inject requests.
 */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; kernel: Kernel }> {
  const { config, database, services } = options
  const clock = options.clock ?? systemClock
  const contracted = services.map(service => ({ service, contract: loadContract(service.name) }))
  const secrets = new Set(contracted.flatMap(({ contract }) => [...secretFields(contract)]))
  const { logDestination: destination } = options
  const log = createLog({ level: config.LOG_LEVEL, secrets, ...(destination && { destination }) })
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // One line a request, written below, with what matters; Fastify's own two lines say less.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    genReqId: () => uuidv7(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
    // A path that can't be decoded is no path of ours. Fastify runs no hooks for it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeaders(request, config.secure))
      answerUnknownPath(request as never, reply as never)
      logRequest(request as never, reply as never)
    },
  }) as unknown as FastifyInstance

  const { queries } = database
  const seal = createSeal(loadSealKey({ configured: config.ENCRYPTION_KEY, folder: config.DATA_DIR }))
  const tokens = await createTokenIssuer({ queries, seal, clock })
  const publicUrl = () => config.PUBLIC_URL ?? listeningUrl(app, config)
  const kernel: Kernel = {
    config,
    log,
    clock,
    queries,
    seal,
    tokens,
    outbound: createOutbound({ allowLoopback: config.OUTBOUND_LOOPBACK === 'allowed' }),
    passwords: await createPasswords(),
    turns: createTurns(),
    botCheck: createBotCheck({ config, log, publicUrl }),
    guesses: createGuesses(config.RATE_LIMIT_FACTOR),
    publicUrl,
  }
  app.decorate('contractViolations', [])
  app.decorateRequest('caller', undefined)
  app.decorateRequest('operationId', undefined)
  app.decorateRequest('isKeyed', false)
  // Fastify takes plain text for a body as well; the contracts know JSON alone.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(createValidatorCompiler() as never)
  answerFailures(app)
  await app.register(cookie)
  addSecurityHeaders(app, config.secure)
  logRequests(app)
  const { scriptUrl } = kernel.botCheck
  if (options.portal) await registerPortal(app, options.portal, scriptUrl ? [new URL(scriptUrl).origin] : [])
  else app.setNotFoundHandler(answerUnknownPath)

  const access = createAccess({ queries, clock, tokens })
  const rateLimits = createRateLimits(config.RATE_LIMIT_FACTOR)
  for (const { service, contract } of contracted) {
    await registerService(app, service, contract, { kernel, access, rateLimits })
    service.routes?.(app, kernel, rateLimits)
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  if (config.APP_ENV !== 'production') {
    registerDevelopmentPages(app, kernel)
    const { mountExampleId } = await import('./example-id/mount.ts')
    kernel.exampleId = await mountExampleId(app, kernel.publicUrl)
    const contracts = new Map(contracted.map(({ service, contract }) => [service.name, contract]))
    await registerContractsPage(app, { contracts, demoLogin: options.demoLogin, secure: config.secure })
  }
  if (config.APP_ENV === 'development' || config.APP_ENV === 'test') registerScenarioPage(app)
  return { app, kernel }
}

/** Where the server can be reached when nobody configured a public address. */
function listeningUrl(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  return `http://localhost:${port}`
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    logRequest(request, reply)
    // A body that was refused may hold a secret under a misspelt name, and lookups hold addresses of people.
    if (request.operationId && !request.isKeyed && reply.statusCode !== 400)
      request.log.debug({ query: request.query, body: request.body }, 'request data')
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  // The path alone: a query may hold what people typed.
  const [path] = request.url.split('?')
  request.log.info(
    {
      method: request.method,
      path,
      operation: request.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.caller?.userId,
      accountId: request.caller?.accountId,
      actorUserId: request.caller?.actor?.userId,
    },
    'request',
  )
}
