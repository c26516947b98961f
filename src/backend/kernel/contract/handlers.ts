import type { FastifyInstance } from 'fastify'
import type { Caller } from '../access/access.ts'
import type { BotCheck } from '../access/bot-check.ts'
import type { Cookies } from '../access/cookies.ts'
import type { Guess, Guesses } from '../access/guesses.ts'
import type { Passwords } from '../access/passwords.ts'
import type { Seal } from '../access/seal.ts'
import type { TokenIssuer } from '../access/tokens.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { ExampleId } from '../dev/example-id/mount.ts'
import type { LongBody, LongList } from '../http/long-answers.ts'
import type { Outbound } from '../http/outbound.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail/mail.ts'
import type { Queries } from '../storage/database.ts'
import type { PresentedKey } from '../storage/keyed.ts'
import type { Turns } from '../storage/turns.ts'

/** What handlers share with each other, made once at start. */
export interface Kernel {
  config: Config
  log: Log
  clock: Clock
  /** Outside of a transaction. */
  queries: Queries
  seal: Seal
  passwords: Passwords
  tokens: TokenIssuer
  botCheck: BotCheck
  outbound: Outbound
  turns: Turns
  guesses: Guesses
  /** Origin for links in mails. */
  publicUrl(): string
  /** A provider to log in with that stands on this server; never in production. */
  exampleId?: ExampleId
}

/** A request as a handler sees it: authorised, valid, and inside a transaction unless it only reads. */
export interface Context<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  db: Queries
  kernel: Kernel
  now: Date
  /** Aborted once the answer has been sent, or the client has gone away. */
  readonly ended: AbortSignal
  /** Who calls. Reading it in an operation that anybody may call is a mistake of ours. */
  readonly caller: Caller
  /** The key that the call came with, for operations that are called with one. */
  readonly key: PresentedKey
  request: {
    id: string
    address: string
    userAgent: string
    /** Origin of the page that calls, which is one of ours; undefined for what is no page. */
    origin: string | undefined
  }
  cookie: Cookies & {
    /** Secret of the session cookie, if the request brought one. */
    readonly session: string | undefined
    setSession(secret: string): void
    clearSession(): void
  }
  /**
   * In an operation with an Idempotency-Key: writes the answer down for calls that repeat this one. The kernel
   * does it by itself, in the transaction of the handler. A handler with transactions of its own does it in
   * the one that cannot be done twice, or a crash after that one would let a second call do it again.
   */
  keepAnswer(db: Queries, answer: { status: number; body?: unknown }): Promise<void>
  /**
   * In an operation with `failures` in its `x-rate-limit`: counts a try at the secret of a name, to be called
   * before it is judged. What turns out right is taken back. Throws 429.
   */
  countGuess(of: { username: string; device?: string | undefined }): Promise<Guess>
  /** Queues a mail in the same transaction. */
  sendMail(mail: Mail): Promise<void>
  /**
   * Notes in the activity log that this was done to `subject`, the id of a thing. In the transaction of the
   * context, or in the one that a handler without one passes as `db`. `userId` and `accountId` are the
   * caller's unless told otherwise, as where nobody has logged in yet. What staff do who act as a person is noted
   * with both; `actorUserId` names the member of staff where the token does not. `reason` is what staff gave as one.
   * Never a secret, and no other typed text.
   */
  recordActivity(
    subject: string,
    of?: { db?: Queries; userId?: string; accountId?: number | null; reason?: string; actorUserId?: string },
  ): Promise<void>
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
/** Parameters with a default are always there once the request is validated. */
type Query<O extends OperationType, Defaulted> =
  NonNullable<O['parameters']['query']> extends infer Q
    ? Omit<Q, Extract<Defaulted, keyof Q>> & Required<Pick<Q, Extract<Defaulted, keyof Q>>>
    : never
/** A file to be saved, where the contract declares a media type other than JSON. */
export interface FileAnswer<Type extends string = string> {
  type: Type
  /** Letters, digits, dots and hyphens. */
  name: string
  /** A long text comes in pieces, none of which takes more than a few milliseconds to make. */
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
          | { status: S; body: Json<R> }
          | ([Long<Json<R>>] extends [never] ? never : { status: S; list: Long<Json<R>> }))
  | ([FileTypes<R>] extends [never] ? never : { status: S; file: FileAnswer<FileTypes<R>> })
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

export type AnyHandler = (
  context: Context<never, never, never>,
) => Promise<{ status: number; body?: unknown; file?: FileAnswer; list?: LongBody }>

/**
 * Takes the rest of a body of which every declared property has been taken: `const { label, ...rest } = body`.
 * A property that is added to the contract is in the rest, and does not compile until the handler has a use for it.
 */
export function exhausted(_rest: Record<string, never>): void {}

/**
 * Marks a handler that opens its transactions itself, with `db.transaction`: one that does slow work, such
 * as hashing a password, which must not hold a connection.
 */
export function withoutTransaction<H extends (context: never) => unknown>(handler: H): H {
  return Object.assign(handler, { [OWN_TRANSACTION]: true })
}
export const OWN_TRANSACTION = Symbol('own transaction')

/**
 * A backend service: its folder of `openapi/` by name, and a handler for each operation that is built. The kernel
 * answers 501 for the others.
 */
export interface Service {
  name: string
  handlers: Record<string, AnyHandler>
  /** Registers what a contract can't describe, such as a form that another site posts. */
  routes?: (app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits) => void
  /** What it does every hour, whether or not anybody calls. */
  jobs?: readonly Job[]
  /** Begins work that goes on beside the calls. Returns what ends it. */
  start?: (kernel: Kernel) => () => Promise<void>
}

/** That each handler fits its operation is for `satisfies Handlers<…>` to tell, and for the boot. */
export function defineService(
  name: string,
  handlers: object,
  more: Omit<Service, 'name' | 'handlers'> = {},
): Service {
  return { name, handlers: handlers as Record<string, AnyHandler>, ...more }
}
