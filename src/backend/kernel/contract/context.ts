import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../access/access.ts'
import type { BotCheck } from '../access/bot-check.ts'
import type { Client } from '../access/client.ts'
import type { Cookies } from '../access/cookies.ts'
import type { FailedAttempt, FailedAttempts } from '../access/failed-attempts.ts'
import type { Passwords } from '../access/passwords.ts'
import type { AccessRules } from '../access/rules.ts'
import type { SecretBox } from '../access/secret-box.ts'
import type { TokenIssuer } from '../access/tokens.ts'
import type { Webhook } from '../access/webhook.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Dns } from '../http/dns.ts'
import type { Outbound } from '../http/outbound.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { SwitchStates } from '../scenarios.ts'
import type { StateOf } from '../state.ts'
import type { Queries } from '../storage/database.ts'
import type { Replica } from '../storage/replica.ts'
import type { UndoCall } from '../storage/tables.ts'
import type { CreateCounters } from '../work/counters.ts'
import type { Lane } from '../work/lane.ts'
import type { NamedMutexes } from '../work/named-mutexes.ts'
import type { Threads } from '../work/threads.ts'
import type { ActivityNotices } from './activity-rule.ts'
import type { ContractOperation, Limit } from './contract.ts'
import type { FirstCalls } from './first-calls.ts'

/** Shared by all handlers, created once at start. */
export interface Kernel {
  config: Config
  log: Log
  clock: Clock
  /** Outside of a transaction. */
  queries: Queries
  /** The standby that reports are read from, if there is one. */
  replica: Replica | undefined
  secretBox: SecretBox
  passwords: Passwords
  tokens: TokenIssuer
  accessRules: AccessRules
  activityNotices: ActivityNotices
  botCheck: BotCheck
  outbound: Outbound
  dns: Dns
  mutexes: NamedMutexes
  /** Slices of reports and exports, so that what they read and build delays no other call for long. */
  slices: Lane
  /** For computations that take longer than other calls should wait. */
  threads: Threads
  failedAttempts: FailedAttempts
  /** Undefined where nothing is measured. */
  metrics: Metrics | undefined
  /** Makes the counters of a limit, which all replicas share. */
  createCounters: CreateCounters
  /** What services keep in memory: `state(createMeter)` is the meter of this kernel. */
  state: StateOf<Kernel>
  /** Every operation that has a handler, by its id. */
  operations: Map<string, Performable>
  firstCalls: FirstCalls
  /** Calls this server without a network, by all the rules for calls from outside. Returns the status. */
  callHere(call: LocalCall): Promise<number>
  /** Empty but for development and tests. */
  switches: SwitchStates
  /** Origin for links in emails; with its name, that of a service, which may have a host of its own. */
  publicUrl(service?: string): string
  /** A login provider on this server, never in production. */
  exampleId?: ExampleId
}

/** Our own login provider for development, tests and the demo, which have no real one. */
export interface ExampleId {
  issuer(): string
  clientId: string
  clientSecret: string
  /** Sends a request to it within this process. Nothing goes through the network. */
  fetch?: (url: string, init: ExampleRequest) => Promise<Response>
}

interface ExampleRequest {
  method?: string | undefined
  headers?: Record<string, string>
  body?: unknown
}

/**
 * Gets mistakes of ours that a caller does not notice, such as a response that breaks the contract. Where it throws, the
 * call fails.
 */
export type OnMistake = (mistakes: string[]) => void

/** A call that the server makes to itself. */
export interface LocalCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** The address that it counts as coming from. */
  address: string
}

/** A request as a handler sees it: authorized, valid, and inside a transaction unless it only reads. */
export interface Context<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  db: Queries
  kernel: Kernel
  now: Date
  /** Aborted once the response has been sent, or the client has gone away. */
  readonly ended: AbortSignal
  /** The caller. Reading it in an operation without a login is a programming error. */
  readonly caller: Caller
  /** The calling program, in an operation that one calls with credentials of its own. */
  readonly client: Client
  /** Whom the call is for, in an operation that people and programs call: the account, and the one of both who calls. */
  readonly requester: Requester
  /** What the caller has signed, in an operation with `x-signed`. The handler checks it, since it knows the secret. */
  readonly webhook: Webhook
  /** The text of the body, in an operation with `x-signed`. */
  readonly signedBody: string
  /** How many there may be of what the operation adds. Reading it in one without `x-limit` is a programming error. */
  readonly limit: Limit
  /** The Idempotency-Key, in an operation with one; empty without. */
  readonly idempotencyKey: string
  request: {
    id: string
    operationId: string
    headers: Readonly<IncomingHttpHeaders>
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
   * In an operation with an Idempotency-Key: stores the response for repeated calls. The kernel does this by
   * itself in the handler's transaction. A handler with its own transactions calls it in the one that must
   * not run twice; otherwise, after a crash, a second call could run it again. It can keep a rejection too, and
   * throw it after the transaction.
   */
  keepResponse(db: Queries, response: { status: number; body?: unknown }): Promise<void>
  /**
   * In an operation with `failures` in its `x-rate-limit`: counts an attempt at the secret of a name. Call it
   * before the check, and take a successful attempt back. Throws 429.
   */
  recordFailedAttempt(of: { username: string; device?: string | undefined }): Promise<FailedAttempt>
  /** Queues an email in the same transaction. */
  sendMail(mail: Mail): Promise<void>
  /**
   * In an operation called with keys: says whose key the call has proved to have, once it is let through, so that
   * deprecated parameters are counted by it.
   */
  recordKey(key: { keyId: string; accountId: number }): void
  /** Keeps what the handler knows of the call for `onResponse` of its service. */
  noteCall(facts: object): void
  /**
   * Records in the activity log what was done to `subject`, the id of an object; its words come from the
   * `x-activity` of the contract. A handler that does not call it leaves it to the kernel.
   */
  recordActivity(subject: string, of?: RecordOptions): Promise<void>
  /**
   * Checks now that the caller still has the access that the call began with, instead of at the end of the transaction.
   * For a call that ends its caller's own access: once it has locked what such calls take turns with, and before it ends
   * anything.
   */
  checkCallerNow(): Promise<void>
  /**
   * The same at the end of a transaction that the handler did not open with `db`, because the work is also done without
   * a caller.
   */
  checkCaller(db: Queries): Promise<void>
  /** Says that everything was so already: nothing is recorded, and there is nothing to undo. */
  nothingChanged(): void
  /**
   * Calls another operation for the same caller, in the same transaction, once its roles and the age of the login allow
   * it. Its entry in the activity log is its own, and says that it takes back the entry `undoes`, if it does. Throws what
   * the other operation throws. The body is not compared with the contract: what it is made of has to be valid.
   */
  perform(call: UndoCall, how?: PerformOptions): Promise<Performed>
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
  /** The set-up link that was opened, before it calls anything; the token that ends itself. */
  token?: NonNullable<Caller['token']>
  /** The member of staff who acts as the person, if the token does not name them: recorded for both. */
  actorUserId?: string
  /** Facts that are neither in the call nor in its response. */
  facts?: Record<string, unknown>
  /** What it was done to, where the contract leaves it open. */
  resource?: string
  /** Whether it was attempted and rejected. */
  isFailure?: boolean
  /** No one gets the notice of the operation: another entry of the same change has it. */
  isSilent?: boolean
  /** Whose membership of an account it changed. */
  members?: readonly MemberChange[]
}

/** What has become of a person in an account. */
export interface MemberChange {
  accountId: number
  userId: string
  change: 'joined' | 'changed' | 'removed'
}

/** A person or a program, in an account. */
export interface Requester {
  accountId: number
  /** Null for a program. */
  userId: string | null
  /** The credentials of a program; null for a person. */
  clientId: string | null
}

/** Makes sure that a call that changes something still has the access that it began with when it commits. */
export interface CallerCheck {
  /**
   * Reads session, membership, and roles again and holds them until the transaction ends. Throws `AccessLost` unless the
   * caller still has all that the call began with. It is the last statement of a transaction, so that it waits while
   * nothing that it holds can be waited for.
   */
  run(db: Queries): Promise<void>
  /** The same before the call itself ends the caller's access, which the end of the transaction would find gone. */
  runNow(db: Queries): Promise<void>
  /** Whether it has run. */
  readonly isDone: boolean
}

/** How an operation is called by another one. */
export interface PerformOptions {
  /** The entry of the activity log that the call takes back. */
  undoes?: number | undefined
  /** A part of the transaction that can be rolled back by itself; the transaction of the caller by default. */
  db?: Queries
  /** Whether the caller rolls it back in any case. Then the age of the login doesn't matter. */
  isTrial?: boolean
}

/** An operation that was called by another one. */
export interface Performed {
  /** Its entry in the activity log; undefined when everything was so already. */
  activityId: number | undefined
  /** What that entry says. */
  summary: string | undefined
  /** What the operation responds with. */
  body: unknown
}

/** How the kernel calls an operation by its id. */
export interface Performable {
  operation: ContractOperation
  method: string
  run(
    request: FastifyRequest,
    reply: FastifyReply,
    db: Queries,
    of: { undoes?: number | undefined; check: CallerCheck },
  ): Promise<Performed>
}
