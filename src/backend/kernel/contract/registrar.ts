import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { fieldError } from '#domain/errors/field-errors.ts'
import type { Access, Caller } from '../access/access.ts'
import { createAuthorization } from '../access/authorization.ts'
import type { Client } from '../access/client.ts'
import { playDrift, playEmptyAnswer, playScenario } from '../dev/scenarios.ts'
import { allowAnySite, answerPreflights } from '../http/any-site.ts'
import { answerIn } from '../http/failures.ts'
import { acceptedType, ignoreTypeOfNothing } from '../http/media-types.ts'
import { Problem, problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { allowKeeping, sendOnce } from '../http/response-cache.ts'
import { streamBody, toJson } from '../http/stream-body.ts'
import { withCallback } from '../http/with-callback.ts'
import { createCalls } from './calls.ts'
import { type Conformance, conformanceOf } from './conformance.ts'
import type { Kernel } from './context.ts'
import {
  type Contract,
  type ContractOperation,
  contractOperations,
  jsonTypesOf,
  operationsWithSecrets,
} from './contract.ts'
import type { DriftCheck, Watch } from './drift-check.ts'
import { routesOf } from './routes.ts'
import { sendFile } from './send-file.ts'
import type { Service } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set before validation on operations that require a login. */
    caller: Caller | undefined
    /** The calling program, set before validation on operations that a program calls with its own credentials. */
    client: Client | undefined
    /** Whether the caller has proved to know the secret of a name, whatever the call comes to. */
    hasProven: boolean
    /** Media type of the bodies that it gets, where it is not the usual JSON. */
    bodyType: string | undefined
    /** The body as it was sent, where the service reads it before it is validated. */
    sentBody: unknown
    /** operationId that the request matched. */
    operationId: string | undefined
    /** Whether the operation is called with keys, whose data is never logged. */
    isKeyed: boolean
  }
  interface FastifyInstance {
    /** Answers that broke the contract. Tests expect it to be empty. */
    contractViolations: string[]
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

export interface RegistrarOptions {
  kernel: Kernel
  access: Access
  rateLimits: RateLimits
  driftCheck: DriftCheck | undefined
}

/**
 * Registers every operation of a service from its contract: rate limit, origin, 401, 403, validation,
 * handler, and the check of the response, in this order. An operation without a handler returns 501 once a call
 * has passed the checks. Throws for a handler without an operation.
 */
export async function registerService(
  app: FastifyInstance,
  service: Service,
  contract: Contract,
  options: RegistrarOptions,
): Promise<void> {
  const operations = new Map(
    contractOperations(contract).map(
      ({ operation, method }) => [operation.operationId, { operation, method }] as const,
    ),
  )
  assertKnown(service, operations)
  const conforms = conformanceOf(contract)
  const watch = options.driftCheck?.watcherOf(service.name, contract)
  const withSecrets = operationsWithSecrets(contract)
  const shared = { ...options, service, watch, conforms, withSecrets }
  const prefix = `/api/${service.name}`
  answerPreflights(app, prefix, contract)

  const routes = await routesOf(contract)
  await app.register(
    async scope => {
      const parse = scope.getDefaultJsonParser('error', 'error')
      for (const type of jsonTypesOf(contract)) scope.addContentTypeParser(type, { parseAs: 'string' }, parse)
      for (const { operationId, ...route } of routes) {
        const found = operations.get(operationId)
        if (!found) throw new Error(`${service.name}: no operation ${operationId}`)
        const handler = service.handlers[operationId] ?? answerUnbuilt
        scope.route({ ...route, ...routeOptions(found, handler, shared) } as RouteOptions)
      }
    },
    { prefix },
  )
}

function assertKnown(service: Service, operations: ReadonlyMap<string, unknown>): void {
  const unknown = Object.keys(service.handlers).filter(id => !operations.has(id))
  if (unknown.length) throw new Error(`${service.name}: no operation for ${unknown.join(', ')}`)
}

/** A call to an operation that is not built has passed the same checks of role, origin and validation. */
async function answerUnbuilt(): Promise<never> {
  throw problem('not-implemented')
}

function routeOptions(
  { operation, method }: { operation: ContractOperation; method: string },
  handler: Service['handlers'][string],
  {
    kernel,
    access,
    rateLimits,
    conforms,
    service,
    watch,
    withSecrets,
  }: RegistrarOptions & {
    conforms: Conformance
    service: Service
    watch: Watch | undefined
    withSecrets: ReadonlySet<string>
  },
) {
  const { errorHandler: words, onFailure, scenarios, authenticate, mediaType, readBody, costOf } = service
  const { config } = kernel
  const requirements = requirementsOf(operation.security)
  // In development and tests failures can be requested, including a response that breaks the contract.
  const strict = config.APP_ENV === 'development' || config.APP_ENV === 'test'
  const isRead = method === 'get'
  const isSecret = operation['x-recent-login'] !== undefined || withSecrets.has(operation.operationId)
  const authorize = createAuthorization({
    operation,
    method,
    isCached: isRead && !isSecret,
    strict,
    kernel,
    access,
    rateLimits,
  })
  const isKeyed = requirements.auth === 'key'
  const isProvisioning = requirements.auth === 'provisioning'

  const answerCall = createCalls({
    operation,
    method,
    handler,
    strict,
    kernel,
    access,
    authenticate,
  })

  return {
    // The contracts declare no HEAD, and a HEAD of a lookup would count as one.
    exposeHeadRoute: false,
    ...(operation['x-body-limit'] !== undefined && { bodyLimit: operation['x-body-limit'] }),
    ...(words && { errorHandler: answerIn(words, onFailure, kernel) }),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      request.operationId = operation.operationId
      request.isKeyed = isKeyed
      if (mediaType) request.bodyType = acceptedType(request, mediaType)
      ignoreTypeOfNothing(request)
      if (operation['x-signed']) request.signedBody = ''
      if (isKeyed) allowAnySite(reply)
      // A provider calls from the same addresses for all of its customers, so only its tokens count.
      // A person with an access token is counted as themselves: many may sit behind one address.
      const claims =
        requirements.auth === 'bearer' ? await access.claimsOf(request.headers.authorization) : undefined
      if (!isProvisioning) await rateLimits.countAddress(operation, request.ip, claims?.userId)
      if (strict) await playScenario(request, operation, scenarios, kernel.switches)
      // Any page can call with an embedded key, and the handler checks the credentials.
      if (isKeyed) return
      if (isProvisioning) {
        request.client = await authenticate?.(request.headers.authorization, kernel)
        if (!request.client) {
          await rateLimits.countAddress(operation, request.ip)
          throw problem('not-authenticated')
        }
        const cost = costOf?.(operation.operationId, request.query as Record<string, string>, kernel)
        await rateLimits.countClient(operation, request.client.clientId, cost)
        return
      }
      await authorize(request)
    },
    // The router validates a body by its media type, so it skips one that is missing.
    ...(operation.requestBody?.required && {
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
        if (request.body === undefined) return done(new Problem([fieldError('body', { name: 'required' })]))
        try {
          if (readBody) {
            request.sentBody = request.body
            request.body = readBody(operation.operationId, request.body)
          }
        } catch (error) {
          return done(error as Error)
        }
        done()
      },
    }),
    ...(operation['x-rate-limit']?.by.includes('username') && {
      preHandler: async (request: FastifyRequest) => {
        const body = request.body as { username?: unknown } | undefined
        if (typeof body?.username === 'string') await rateLimits.countUsername(operation, body.username)
      },
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const attempt = await rateLimits.beginAttempt(operation, request.ip)
      let isFailure = false
      const answer = await answerCall(request, reply)
        .catch((error: unknown) => {
          isFailure = isGuess(error) && !request.hasProven
          throw error
        })
        .finally(() => attempt.end(isFailure))
      if (request.caller && !isRead) access.forget(request.caller.sessionId)
      const { status, body: own, headers, more, maxAge, file, list } = answer
      const body = more ? { ...(own as object), ...(await more()) } : own
      const long = typeof list === 'function' ? await list() : list
      reply.code(status).headers(headers ?? {})
      if (request.bodyType && body !== undefined) reply.type(request.bodyType)
      const { operationId } = operation
      const onViolations = (violations: string[]) => report(request, violations, strict)
      if (long) {
        const pieces = toJson(conforms.list(operationId, status, long, onViolations))
        return streamBody(reply, pieces, request.bodyType ?? JSON_TYPE)
      }
      if (maxAge !== undefined) allowKeeping(reply, maxAge)
      if (!file) return reply.send(body)
      return sendFile(reply, file, content =>
        onViolations(conforms.answer(operationId, { status, body: content, type: file.type })),
      )
    },
    preSerialization: withCallback((request, reply, body) => {
      // What is yet to be built is no part of a contract.
      if (handler === answerUnbuilt && reply.statusCode === 501) return body
      report(request, conforms.answer(operation.operationId, { status: reply.statusCode, body }), strict)
      return body
    }),
    onSend: withCallback((request, reply, payload) => {
      // Bodies are checked before they are serialized; this leaves answers without one.
      if (payload === undefined || payload === '') {
        const answer = { status: reply.statusCode, body: undefined }
        report(request, conforms.answer(operation.operationId, answer), strict)
      }
      const made = strict ? playDrift(request, reply, payload) : payload
      const sent = strict ? playEmptyAnswer(request, reply.statusCode, made) : made
      const isUnbuilt = handler === answerUnbuilt && reply.statusCode === 501
      const final = typeof sent === 'string' ? sendOnce(request, reply, sent) : sent
      // A response that is emptied on purpose, or that is yet to be built, says nothing about the contract.
      if (sent === made && !isUnbuilt) watch?.(operation, request, reply, final)
      return final
    }),
  }
}

/** Whether a call was rejected for what it said. A person who has to wait, and a fault of ours, are no guesses. */
function isGuess(error: unknown): boolean {
  return error instanceof Problem && error.status < 500 && error.status !== 429
}

function report(request: FastifyRequest, violations: string[], strict: boolean): void {
  if (!violations.length) return
  request.log.error({ violations }, 'the answer breaks the contract')
  if (!strict) return
  request.server.contractViolations.push(...violations)
  throw new Error(violations.join('; '))
}
