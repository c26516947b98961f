import type { FastifyInstance } from 'fastify'
import { createBotCheck } from './access/bot-check.ts'
import { createFailedAttempts } from './access/failed-attempts.ts'
import { createPasswords } from './access/passwords.ts'
import { noRules } from './access/rules.ts'
import { createSecretBox, loadSealKeys } from './access/secret-box.ts'
import { createTokenIssuer } from './access/tokens.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { noNotices } from './contract/activity-rule.ts'
import type { Kernel, LocalCall } from './contract/context.ts'
import type { FirstCalls } from './contract/first-calls.ts'
import type { Service } from './contract/service.ts'
import { createDns } from './http/dns.ts'
import { createOutbound } from './http/outbound.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createState } from './state.ts'
import type { Queries } from './storage/database.ts'
import type { Replica } from './storage/replica.ts'
import type { CreateCounters } from './work/counters.ts'
import { createLane } from './work/lane.ts'
import { createNamedMutexes } from './work/named-mutexes.ts'
import { createThreads } from './work/threads.ts'

/** Slices of reports and exports that are read at once. The embedded database takes some 15 ms for one. */
const SLICES = 2

interface KernelParts {
  config: Config
  log: Log
  clock: Clock
  queries: Queries
  replica: Replica | undefined
  createCounters: CreateCounters
  /** Those whose rules count, also where only some of them are served. */
  services: readonly Service[]
  firstCalls: FirstCalls
}

/** What all handlers of an app share. */
export async function createKernel(
  app: FastifyInstance,
  { services, ...parts }: KernelParts,
): Promise<Kernel> {
  const { config, log, clock, queries } = parts
  const secretBox = createSecretBox(
    loadSealKeys({ configured: config.ENCRYPTION_KEYS, folder: config.DATA_DIR }),
  )
  const publicUrl = (service = '') =>
    config.SERVICE_ORIGINS?.get(service) ?? config.PUBLIC_URL ?? listeningUrl(app, config)
  const threads = createThreads()
  app.addHook('onClose', () => threads.close())
  const kernel: Kernel = {
    ...parts,
    secretBox,
    tokens: await createTokenIssuer({ queries, secretBox, clock }),
    accessRules: services.find(each => each.accessRules)?.accessRules ?? noRules,
    activityNotices: services.find(each => each.activityNotices)?.activityNotices ?? noNotices,
    dns: createDns(config.DNS_SERVER),
    outbound: createOutbound({ allowLoopback: config.OUTBOUND_LOOPBACK === 'allowed' }),
    passwords: await createPasswords(),
    mutexes: createNamedMutexes(),
    slices: createLane(SLICES),
    threads,
    botCheck: createBotCheck({ config, log, publicUrl }),
    failedAttempts: createFailedAttempts(parts.createCounters, config.RATE_LIMIT_FACTOR),
    metrics: await metricsOf(parts),
    state: createState(() => kernel),
    operations: new Map(),
    switches: new Map(),
    callHere: call => callHere(app, call),
    publicUrl,
  }
  return kernel
}

/** Loaded only where they are shown: they cost a server that shows none nothing. */
async function metricsOf(parts: Omit<KernelParts, 'services'>): Promise<Metrics | undefined> {
  if (parts.config.METRICS_PORT === undefined) return undefined
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics(parts)
}

async function callHere(app: FastifyInstance, { body, address, ...call }: LocalCall): Promise<number> {
  const sent = { ...call, remoteAddress: address, ...(body !== undefined && { payload: body }) }
  return (await app.inject(sent)).statusCode
}

/** Address of the server if no public one is configured. */
function listeningUrl(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  return `http://localhost:${port}`
}
