import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../access/client.ts'
import type { AccessRules } from '../access/rules.ts'
import type { Variables } from '../config.ts'
import type { PageOrigins } from '../http/headers.ts'
import type { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Worker } from '../jobs/worker.ts'
import type { AnyMailKind } from '../mail/define-mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Scenarios, TestSwitch } from '../scenarios.ts'
import type { Demo, People, Seed } from '../seeds.ts'
import type { Queries } from '../storage/database.ts'
import type { ActivityNotices } from './activity-rule.ts'
import type { Kernel } from './context.ts'
import type { AnyHandler } from './handler-types.ts'

/** Stops background work, and resolves once it has. */
export type Stop = () => Promise<void>

/** A call of an operation that was rejected, or failed. */
export interface FailedCall {
  operationId: string
  status: number
  /** The program that called; undefined unless its credentials are valid. */
  client: Client | undefined
  authorization: string | undefined
  method: string
  /** Its path and query as they were read. */
  url: string
  /** The versions that it was meant for. */
  ifMatch: string | undefined
  /** The id in its path. */
  id: string | undefined
  /** The query as it was sent. */
  query: Record<string, string>
  body: unknown
}

/**
 * A backend service: its folder of `openapi/` by name, and a handler for each operation that is built. The kernel
 * returns 501 for the others.
 */
export interface Service {
  name: string
  handlers: Record<string, AnyHandler>
  /**
   * Handlers of operations in other contracts, by service, which only this one has the data for. The services whose
   * contracts they are know nothing of it.
   */
  handlersFor?: Readonly<Record<string, object>>
  /** The variables of the environment that it reads. */
  variables?: readonly Variables[]
  /**
   * Puts a failure into the words of the service, where they differ from those of the others: of its operations, and
   * of an address below its own that none has.
   */
  errorHandler?: (failure: Problem) => Problem
  /**
   * Called with each failure in the words of the service, before the response, once the transaction of the call is
   * rolled back. What it throws is logged.
   */
  onFailure?: (failure: Problem, call: FailedCall, kernel: Kernel) => Promise<void>
  /** Called with each request of an operation before anything of it is checked, for headers of whatever response it gets. */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => void
  /**
   * Called once the response of an operation has been sent, or its client has gone away. It has to be quick: other calls
   * wait meanwhile.
   */
  onResponse?: (request: FastifyRequest, reply: FastifyReply, kernel: Kernel) => void
  /**
   * Reads what callers send into what the contract declares, before it is validated, where a standard asks servers to
   * be lenient. Throws a `Problem`.
   */
  readBody?: (operationId: string, body: unknown) => unknown
  /** The address that a caller means, which is below `/api/<service>`. Called before a route is looked for. */
  readAddress?: (url: string) => string
  /** Media type of its JSON, where a standard has one of its own. The contract declares both. */
  mediaType?: string
  /**
   * Finds the program that calls with an `Authorization` header of its own, for operations that no person calls.
   * Undefined for credentials that are not valid. With `lock`, they stay valid until the transaction ends.
   */
  authenticate?: (
    authorization: string | undefined,
    kernel: Kernel,
    lock?: 'share',
  ) => Promise<Client | undefined>
  /**
   * Finds the program that calls an operation for people with a key, where the contract lets it. With `lock`, the key
   * stays valid until the transaction ends.
   */
  authenticateKey?: (
    request: { headers: Readonly<IncomingHttpHeaders>; ip: string },
    kernel: Kernel,
    lock?: 'share',
  ) => Promise<Client | undefined>
  /** How many calls one of a program counts as, by its query as it was sent; one by default. */
  costOf?: (operationId: string, query: Record<string, string | undefined>, kernel: Kernel) => number
  /** Failures on demand that only it has. */
  scenarios?: Scenarios
  /** What testers can switch on for all callers. */
  switches?: readonly TestSwitch[]
  /** Registers what a contract can't describe, such as a form that another site posts. */
  routes?: (app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits) => void
  /** The kinds of email that it sends. */
  mails?: readonly AnyMailKind[]
  /** What it does every hour, or at a pace of its own, regardless of calls. */
  workers?: (kernel: Kernel) => readonly Worker[]
  /**
   * Brings the data that the service ships, such as a catalog, into its tables. Every process does it at each start,
   * before the first call.
   */
  prepare?: (queries: Queries) => Promise<void>
  /** Starts what is needed between calls and goes by no clock, before the server listens. Returns a function that stops it. */
  start?: (kernel: Kernel) => Stop | Promise<Stop>
  /** Declares what it measures, before the first call. Called only where anything is measured. */
  metrics?: (kernel: Kernel, metrics: Metrics) => void
  /** How what the services depend on does, by name, for `/readyz`; the service that checks it brings it. */
  parts?: (kernel: Kernel) => Promise<Record<string, string>>
  /** Origins whose frames or scripts the pages show, next to our own. */
  pageOrigins?: (kernel: Kernel) => PageOrigins
  /** Categories of the consent preferences that its configured vendors need, so that pages ask for a choice. */
  asksConsent?: (kernel: Kernel) => readonly ('functional' | 'analytics' | 'advertising')[]
  /** Further lines for the operator who starts the server, as `cards        http://…`. */
  announce?: (kernel: Kernel) => readonly string[]
  /** What callers may do; the service that knows the members of accounts brings it. */
  accessRules?: AccessRules
  /** Tells people what the activity log records, where the contract says so; the service that notifies brings it. */
  activityNotices?: ActivityNotices
  /** How people are made for tests and for the demo; the service that has them brings it. */
  people?: People
  /** What tests may input for a person, by name. */
  seeds?: Record<string, Seed>
  /** Its part of the demo. */
  demo?: Demo
}

/** `satisfies Handlers<…>` and the boot check that each handler fits its operation. */
export function defineService(
  name: string,
  handlers: object,
  more: Omit<Service, 'name' | 'handlers'> = {},
): Service {
  return { name, handlers: handlers as Record<string, AnyHandler>, ...more }
}
