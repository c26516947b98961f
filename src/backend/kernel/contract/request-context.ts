import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountOf } from '../access/access.ts'
import { cookiesOf, sessionCookie } from '../access/cookies.ts'
import type { FailedAttempt } from '../access/failed-attempts.ts'
import type { Webhook } from '../access/webhook.ts'
import { queueMail } from '../mail/mail.ts'
import type { Queries } from '../storage/database.ts'
import { deprecatedUsesOf } from '../work/deprecated-uses.ts'
import type { Recorder } from './activity.ts'
import type { CallerCheck, Context, Kernel, Requester } from './context.ts'
import type { ContractOperation } from './contract.ts'
import type { Keep } from './idempotency.ts'
import { perform } from './perform.ts'

interface CallParts {
  /** The transaction of the call, or the database for a handler that opens its own. */
  db: Queries
  check: CallerCheck
  recorder: Recorder
  keepResponse?: Keep | undefined
}

interface Parts extends CallParts {
  request: FastifyRequest
  reply: FastifyReply
  kernel: Kernel
  operation: ContractOperation
}

const keepNothing = async () => {}

/** The part of a request that a handler gets. What few handlers ask for is made when one does. */
export class RequestContext implements Context {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly db: Queries
  readonly kernel: Kernel
  readonly now: Date
  readonly request: Context['request']
  readonly #parts: Parts

  constructor(parts: Parts, now: Date) {
    const { request, operation, db, kernel } = parts
    const { headers } = request
    this.params = request.params
    this.query = request.query
    this.body = request.body
    this.db = db
    this.kernel = kernel
    this.now = now
    this.request = {
      id: request.id,
      operationId: operation.operationId,
      headers,
      address: request.ip,
      userAgent: headers['user-agent'] ?? '',
      origin: headers.origin,
    }
    this.#parts = parts
  }

  get ended() {
    return endOf(this.#parts.reply)
  }

  get caller() {
    const { request, operation } = this.#parts
    if (!request.caller) throw new Error(`${operation.operationId} needs no login, so it has no caller`)
    return request.caller
  }

  get client() {
    const { request, operation } = this.#parts
    if (!request.client) throw new Error(`${operation.operationId} is not for programs`)
    return request.client
  }

  get requester(): Requester {
    const { client } = this.#parts.request
    if (client) return { ...client, userId: null }
    const { accountId, userId } = this.caller
    return { accountId: accountOf({ accountId }), userId, clientId: null }
  }

  get limit() {
    const { operation } = this.#parts
    const limit = operation['x-limit']
    if (!limit) throw new Error(`${operation.operationId} has no x-limit`)
    return limit
  }

  get idempotencyKey() {
    const { request, operation } = this.#parts
    return operation['x-idempotent'] ? String(request.headers['idempotency-key'] ?? '') : ''
  }

  get webhook() {
    return webhookOf(this.#parts.request)
  }

  get signedBody() {
    return signedBodyOf(this.#parts.request)
  }

  get cookie() {
    return cookieOf(this.#parts)
  }

  get keepResponse(): Context['keepResponse'] {
    return this.#parts.keepResponse ?? keepNothing
  }

  get recordFailedAttempt(): Context['recordFailedAttempt'] {
    return of => countAttempt(this.#parts, of)
  }

  get sendMail(): Context['sendMail'] {
    return mail => queueMail(this.db, mail, this.now)
  }

  get recordKey(): Context['recordKey'] {
    const { request, operation, kernel } = this.#parts
    return ({ keyId, accountId }) => {
      const { deprecatedParameters: sent } = request
      if (!sent?.length) return
      const { operationId } = operation
      deprecatedUsesOf(kernel).note(sent, { sender: 'key', senderId: keyId, accountId, operationId })
    }
  }

  get noteCall(): Context['noteCall'] {
    const { request } = this.#parts
    return facts => {
      request.noted = facts
    }
  }

  get recordActivity() {
    return this.#parts.recorder.record
  }

  get nothingChanged() {
    return this.#parts.recorder.nothingChanged
  }

  get checkCaller() {
    return this.#parts.check.run
  }

  get checkCallerNow(): Context['checkCallerNow'] {
    const { check, db } = this.#parts
    return () => check.runNow(db)
  }

  get perform(): Context['perform'] {
    return (call, { db = this.db, ...how } = {}) => perform({ ...this.#parts, db }, call, how)
  }
}

/** Counts an attempt at a secret. One that is taken back proves that the caller knows it. */
async function countAttempt(
  { request, kernel, operation }: Parts,
  of: Parameters<Context['recordFailedAttempt']>[0],
): Promise<FailedAttempt> {
  const attempt = await kernel.failedAttempts.count(operation, { ...of, address: request.ip })
  return {
    async takeBack() {
      request.hasProven = true
      await attempt.takeBack()
    },
  }
}

function signedBodyOf({ signedBody }: FastifyRequest): string {
  if (signedBody === undefined) throw new Error('the body of this operation is not signed')
  return signedBody
}

function webhookOf(request: FastifyRequest): Webhook {
  const { headers } = request
  return {
    id: String(headers['webhook-id']),
    timestamp: String(headers['webhook-timestamp']),
    signature: String(headers['webhook-signature']),
    body: signedBodyOf(request),
  }
}

function cookieOf({ request, reply, kernel }: Parts): Context['cookie'] {
  const cookies = cookiesOf(request, reply, kernel.config)
  return {
    ...cookies,
    get session() {
      return cookies.read(sessionCookie)
    },
    setSession: secret => cookies.set(sessionCookie, secret),
    clearSession: () => cookies.clear(sessionCookie),
  }
}

const ends = new WeakMap<FastifyReply, AbortSignal>()

/** Aborted once the response has been sent or can no longer be sent. */
function endOf(reply: FastifyReply): AbortSignal {
  const known = ends.get(reply)
  if (known) return known
  const controller = new AbortController()
  if (reply.raw.destroyed) controller.abort()
  else reply.raw.once('close', () => controller.abort())
  ends.set(reply, controller.signal)
  return controller.signal
}
