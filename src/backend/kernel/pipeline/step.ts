import type {
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  onSendHookHandler,
  preHandlerAsyncHookHandler,
  preSerializationHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify'
import type { Requirements } from '#domain/contract/operation.ts'
import type { Access } from '../access/access.ts'
import type { Conformance } from '../contract/conformance.ts'
import type { Kernel, OnMistake } from '../contract/context.ts'
import type { ContractOperation } from '../contract/contract.ts'
import type { DeprecatedParameter } from '../contract/deprecated-parameters.ts'
import type { Watch } from '../contract/drift-check.ts'
import type { AnyHandler } from '../contract/handler-types.ts'
import type { Keep } from '../contract/idempotency.ts'
import type { Service } from '../contract/service.ts'
import type { RateLimits } from '../http/rate-limit.ts'

/** An operation as the steps of its requests know it, made once at start. */
export interface Endpoint {
  operation: ContractOperation
  deprecatedParameters: readonly DeprecatedParameter[]
  /** In lower case. */
  method: string
  requirements: Requirements
  /** Whether it changes nothing. */
  isRead: boolean
  /** Whether its response has secrets, or it asks for a recent login. */
  isSecret: boolean
  /** Whether its response has a property that the contract marks `x-secret`. */
  showsSecret: boolean
  handler: AnyHandler
  /** Whether the service has a handler for it. Otherwise the handler above says that there is none. */
  isBuilt: boolean
  service: Service
  conforms: Conformance
  /** Compares what is sent with the contract; undefined where that is off. */
  watch: Watch | undefined
  kernel: Kernel
  access: Access
  rateLimits: RateLimits
  onMistake: OnMistake
}

/** What a handler returned, or what was kept of it for an Idempotency-Key. */
export type HandlerResult = Awaited<ReturnType<AnyHandler>>

/** Does the work of a request that has passed all checks. `keep` stores its result for the Idempotency-Key. */
export type Run = (request: FastifyRequest, reply: FastifyReply, keep?: Keep) => Promise<HandlerResult>

/** Returns a promise, or calls `done`. */
export type RequestHook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => unknown

/** What a step does: hooks of the route, in the order of Fastify's life cycle of a request, and what is around the work. */
export interface StepHooks {
  /** Settings of the route. */
  route?: Pick<RouteOptions, 'bodyLimit' | 'errorHandler' | 'exposeHeadRoute'>
  /** Before the body is read. */
  onRequest?: RequestHook
  /** Before the input is compared with the contract. */
  preValidation?: preValidationHookHandler
  /** Once the input is valid. */
  preHandler?: preHandlerAsyncHookHandler
  /** Does something around the work that the steps below do. */
  run?: (inner: Run) => Run
  /** Sends what the work came to. */
  handler?: (run: Run) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  preSerialization?: preSerializationHookHandler<unknown>
  onSend?: onSendHookHandler<unknown>
  onResponse?: onResponseHookHandler
}

/** Returns what it does for each request of an operation; nothing, for an operation that it does not concern. */
export type Step = (endpoint: Endpoint) => StepHooks
