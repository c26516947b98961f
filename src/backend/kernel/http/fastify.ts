import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { BODY_LIMIT } from '../contract/contract.ts'
import type { Service } from '../contract/service.ts'
import type { Log } from '../log.ts'
import type { Replay } from '../replay.ts'
import { type ConnectionTimes, httpOptions, respondToUnreadable } from './connections.ts'
import type { FailOutside } from './failures.ts'
import { securityHeaders } from './headers.ts'
import { problem } from './problem.ts'
import { newRequestId } from './request-id.ts'
import { logRequest } from './request-log.ts'

interface FastifyParts {
  config: Config
  services: readonly Service[]
  replay: Replay | undefined
  times: ConnectionTimes
  log: Log
  fail: FailOutside
}

/** The app without any route or hook: its connections, its log, and how it reads addresses. */
export function createFastify({ config, services, replay, times, log, fail }: FastifyParts): FastifyInstance {
  const readAddress = addressReader(services)
  const setHeaders = securityHeaders(config.secure)
  return Fastify({
    loggerInstance: log,
    // Fastify passes options, for which the log would prepare all its methods again.
    childLoggerFactory: (logger, fields) => logger.child(fields),
    // Requests are logged in one line of ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Without a proxy, the function would be called for every header that one might have sent.
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: times.request,
    http: httpOptions(times),
    clientErrorHandler: respondToUnreadable as never,
    genReqId: replay ? request => replay.requestId(request) : newRequestId,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
    ...(readAddress && { rewriteUrl: (request: IncomingMessage) => readAddress(request.url ?? '/') }),
    // Fastify runs no hooks for a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply)
      fail(request as never, reply as never, problem('not-found'))
      logRequest(request as never, reply as never)
    },
  }) as unknown as FastifyInstance
}

/** What the services with addresses of many forms make of one; undefined if there are none. */
function addressReader(services: readonly Service[]): ((url: string) => string) | undefined {
  const readers = services.flatMap(({ name, readAddress }) =>
    readAddress ? [{ prefix: `/api/${name}`, readAddress }] : [],
  )
  if (!readers.length) return undefined
  return url => readers.find(({ prefix }) => url.startsWith(prefix))?.readAddress(url) ?? url
}
