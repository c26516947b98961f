import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../access/access.ts'
import type { ApiKeyCredentials } from '../access/api-key.ts'
import type { BotCheck } from '../access/bot-check.ts'
import type { Cookies } from '../access/cookies.ts'
import type { FailedAttempt, FailedAttempts } from '../access/failed-attempts.ts'
import type { Passwords } from '../access/passwords.ts'
import type { SecretBox } from '../access/secret-box.ts'
import type { TokenIssuer } from '../access/tokens.ts'
import type { Webhook } from '../access/webhook.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Demo } from '../dev/demo.ts'
import type { ExampleId } from '../dev/example-id/mount.ts'
import type { People, Seed } from '../dev/seeds.ts'
import type { PageOrigins } from '../http/headers.ts'
import type { Outbound } from '../http/outbound.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { LongBody, LongList } from '../http/stream-body.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { AnyMailKind } from '../mail/define-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { Queries } from '../storage/database.ts'
import type { UndoCall } from '../storage/tables.ts'
import type { Lane } from '../work/lane.ts'
import type { NamedMutexes } from '../work/named-mutexes.ts'
import type { Threads } from '../work/threads.ts'
import type { ContractOperation } from './contract.ts'

/** Shared by all handlers, created once at start. */
export interface Kernel {
  config: Config
  log: Log
  clock: Clock
  /** Outside of a transaction. */
  queries: Queries
  secretBox: SecretBox
  passwords: Passwords
  tokens: TokenIssuer
  botCheck: BotCheck
  outbound: Outbound
  mutexes: NamedMutexes
  /** Slices of reports and exports, so that what they read and build delays no other call for long. */
  slices: Lane
  /** For computations that take longer than other calls should wait. */
  threads: Threads
  failedAttempts: FailedAttempts
  /** Every operation that has a handler, by its id. */
  operations: Map<string, Performable>
  /** Origin for links in mails. */
  publicUrl(): string
  /** A login provider on this server, never in production. */
  exampleId?: ExampleId
}

/** A request as a handler sees it: authorized, valid, and inside a transaction unless it only reads. */
export interface Context<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  db: Queries
  kernel: Kernel
  now: Date
  /** Aborted once the answer has been sent, or the client has gone away. */
  readonly ended: AbortSignal
  /** The caller. Reading it in an operation without a login is a programming error. */
  readonly caller: Caller
  /** The key of the call, for operations that are called with keys. */
  readonly key: ApiKeyCredentials
  /** What the caller has signed, in an operation with `x-signed`. The handler checks it, since it knows the secret. */
  readonly webhook: Webhook
  /** The Idempotency-Key, in an operation with one; otherwise empty. */
  readonly idempotencyKey: string
  request: {
    id: string
    address: string
    userAgent: string
    /** Origin of the calling page, which is one of ours; undefined if no page called. */
    origin: string | undefined
  }
  readonly cookie: Cookies & {
    /** Secret of the session cookie, if the request sent one. */
    readonly session: string | undefined
    setSession(secret: string): void
    clearSession(): void
  }
  /**
   * In an operation with an Idempotency-Key: stores the answer for repeated calls. The kernel does this by
   * itself in the handler's transaction. A handler with its own transactions calls it in the one that must
   * not run twice; otherwise, after a crash, a second call could run it again. It can keep a refusal too, and
   * throw it after the transaction.
   */
  keepAnswer(db: Queries, answer: { status: number; body?: unknown }): Promise<void>
  /**
   * In an operation with `failures` in its `x-rate-limit`: counts an attempt at the secret of a name. Call it
   * before the check, and take a successful attempt back. Throws 429.
   */
  recordFailedAttempt(of: { username: string; device?: string | undefined }): Promise<FailedAttempt>
  /** Queues a mail in the same transaction. */
  sendMail(mail: Mail): Promise<void>
  /**
   * Records in the activity log what was done to `subject`, the id of an object; its words come from the
   * `x-activity` of the contract. A handler that does not call it leaves it to the kernel.
   */
  recordActivity(subject: string, of?: RecordOptions): Promise<void>
  /** Says that everything was so already: nothing is recorded, and there is nothing to undo. */
  nothingChanged(): void
  /**
   * Calls another operation for the same caller, in the same transaction, once its roles allow it. Its entry
   * in the activity log says that it takes back the entry `undoes`. Throws what the other operation throws.
   */
  perform(call: UndoCall, undoes: number): Promise<Performed>
}

/**
 * How an entry of the activity log differs from what the call says. Never pass a secret, or typed text that
 * the contract does not name.
 */
export interface RecordOptions {
  /** The transaction of a handler that opens its own. */
  db?: Queries
  /** The person and the account, where they are not the caller's, or there is no login yet. */
  userId?: string
  accountId?: number | null
  /** The reason that staff gave. */
  reason?: string
  /** The member of staff who acts as the person, if the token does not name them: recorded for both. */
  actorUserId?: string
  /** Facts that are neither in the call nor in its answer. */
  facts?: Record<string, unknown>
  /** What it was done to, where the contract leaves it open. */
  resource?: string
}

/** An operation that was called by another one. */
export interface Performed {
  /** Its entry in the activity log; undefined when everything was so already. */
  activityId: number | undefined
}

/** How the kernel calls an operation by its id. */
export interface Performable {
  operation: ContractOperation
  method: string
  run(request: FastifyRequest, reply: FastifyReply, db: Queries, undoes: number): Promise<Performed>
}

interface OperationType {
  parameters: { query?: unknown; path?: unknown }
  responses: object
}
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined
/** Parameters with a default are always present once the request is validated. */
type Query<O extends OperationType, Defaulted> =
  NonNullable<O['parameters']['query']> extends infer Q
    ? Omit<Q, Extract<Defaulted, keyof Q>> & Required<Pick<Q, Extract<Defaulted, keyof Q>>>
    : never
/** A file to save, if the contract declares a media type other than JSON. */
export interface FileAnswer<Type extends string = string> {
  type: Type
  /** Letters, digits, dots and hyphens. */
  name: string
  /** A long text comes in pieces, each of which takes at most a few milliseconds to produce. */
  content: string | Buffer | Iterable<string>
}
/** A body with one long list. */
type Long<B> = {
  [P in keyof B & string]: B[P] extends readonly (infer Row extends object)[]
    ? LongList<Row> & { in: P } & (keyof Omit<B, P> extends never ? unknown : { rest: Omit<B, P> })
    : never
}[keyof B & string]
type FileTypes<R> = R extends { content: infer C } ? Exclude<keyof C & string, 'application/json'> : never
type Answer<S, R> =
  | (Json<R> extends undefined
      ? [FileTypes<R>] extends [never]
        ? { status: S }
        : never
      :
          | { status: S; body: Json<R>; maxAge?: number }
          | ([Long<Json<R>>] extends [never] ? never : { status: S; list: Long<Json<R>> }))
  | ([FileTypes<R>] extends [never] ? never : { status: S; file: FileAnswer<FileTypes<R>> })
/**
 * `maxAge` is for what every caller sees alike: how many seconds anyone may keep the answer. It gets an ETag, so that
 * one who has it does not get it twice.
 */
type Success<O extends OperationType> = {
  [S in keyof O['responses']]: S extends 200 | 201 | 202 | 204 ? Answer<S, O['responses'][S]> : never
}[keyof O['responses']]

export type Handler<O extends OperationType, Defaulted = never> = (
  context: Context<O['parameters']['path'], Query<O, Defaulted>, Body<O>>,
) => Promise<Success<O>>

/**
 * The handlers of a service, straight from its generated types: a missing operation, an undeclared status
 * or a wrong body does not compile. Failures are thrown as problems.
 */
export type Handlers<Operations, Defaults = unknown> = {
  [Id in keyof Operations]: Operations[Id] extends OperationType
    ? Handler<Operations[Id], Id extends keyof Defaults ? Defaults[Id] : never>
    : never
}

export type AnyHandler = (context: Context<never, never, never>) => Promise<{
  status: number
  body?: unknown
  maxAge?: number
  file?: FileAnswer
  list?: LongBody
}>

/**
 * Takes the rest of a body after every declared property has been read: `const { label, ...rest } = body`. A
 * property that is added to the contract ends up in the rest, which does not compile until the handler uses
 * it.
 */
export function assertAllRead(_rest: Record<string, never>): void {}

/**
 * Marks a handler that opens its own transactions with `db.transaction`, because it does slow work, such as
 * hashing a password, that must not hold a connection.
 */
export function withoutTransaction<H extends (context: never) => unknown>(handler: H): H {
  return Object.assign(handler, { [OWN_TRANSACTION]: true })
}
export const OWN_TRANSACTION = Symbol('own transaction')

/** Stops background work, and resolves once it has. */
export type Stop = () => Promise<void>

/**
 * Marks a handler whose refusals are not kept for its Idempotency-Key: once the reason is gone, the same key
 * can be used again. For an operation whose key stands for an intent that outlives a refusal.
 */
export function withRepeatableRefusals<H extends (context: never) => unknown>(handler: H): H {
  return Object.assign(handler, { [REPEATABLE_REFUSALS]: true })
}
export const REPEATABLE_REFUSALS = Symbol('repeatable refusals')

/**
 * A backend service: its folder of `openapi/` by name, and a handler for each operation that is built. The kernel
 * answers 501 for the others.
 */
export interface Service {
  name: string
  handlers: Record<string, AnyHandler>
  /** Registers what a contract can't describe, such as a form that another site posts. */
  routes?: (app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits) => void
  /** The kinds of mail that it sends. */
  mails?: readonly AnyMailKind[]
  /** What it does every hour, or at a pace of its own, regardless of calls. */
  jobs?: readonly Job[]
  /**
   * Brings the data that the service ships, such as a catalog, into its tables. Every process does it at each start,
   * before the first call.
   */
  prepare?: (queries: Queries) => Promise<void>
  /** Starts background work, before the server listens. Returns a function that stops it. */
  start?: (kernel: Kernel) => Stop | Promise<Stop>
  /** Origins whose frames or scripts the pages show, beside our own. */
  pageOrigins?: (kernel: Kernel) => PageOrigins
  /** Further lines for whoever starts the server, as `cards        http://…`. */
  announce?: (kernel: Kernel) => readonly string[]
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
