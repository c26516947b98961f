import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf, sessionCookie } from '../access/cookies.ts'
import type { FailedAttempt } from '../access/failed-attempts.ts'
import type { Webhook } from '../access/webhook.ts'
import { queueMail } from '../mail/mail.ts'
import type { Queries } from '../storage/database.ts'
import { deprecatedUsesOf } from '../work/deprecated-uses.ts'
import type { Recorder } from './activity.ts'
import type { CallerCheck, Context, Kernel } from './context.ts'
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

/** The part of a request that a handler gets. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  kernel: Kernel,
  operation: ContractOperation,
  { db, check, recorder, keepResponse = async () => {} }: CallParts,
): Context {
  const now = kernel.clock.now()
  const userAgent = request.headers['user-agent'] ?? ''
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    db,
    kernel,
    now,
    get ended() {
      return endOf(reply)
    },
    get caller() {
      if (!request.caller) throw new Error(`${operation.operationId} needs no login, so it has no caller`)
      return request.caller
    },
    get client() {
      if (!request.client) throw new Error(`${operation.operationId} is not for programs`)
      return request.client
    },
    get limit() {
      const limit = operation['x-limit']
      if (!limit) throw new Error(`${operation.operationId} has no x-limit`)
      return limit
    },
    idempotencyKey: operation['x-idempotent'] ? String(request.headers['idempotency-key'] ?? '') : '',
    request: {
      id: request.id,
      headers: request.headers,
      address: request.ip,
      userAgent,
      origin: request.headers.origin,
    },
    get webhook() {
      return webhookOf(request)
    },
    get cookie() {
      return cookieOf(request, reply, kernel)
    },
    keepResponse,
    recordFailedAttempt: of => countAttempt(request, kernel, operation, of),
    sendMail: mail => queueMail(db, mail, now),
    recordKey: ({ keyId, accountId }) => {
      const { deprecatedParameters: sent } = request
      if (!sent?.length) return
      const { operationId } = operation
      deprecatedUsesOf(kernel).note(sent, { sender: 'key', senderId: keyId, accountId, operationId })
    },
    recordActivity: recorder.record,
    checkCallerNow: () => check.runNow(db),
    checkCaller: check.run,
    nothingChanged: recorder.nothingChanged,
    perform: (call, undoes) => perform({ request, reply, kernel, db, check }, call, undoes),
  }
}

/** Counts an attempt at a secret. One that is taken back proves that the caller knows it. */
async function countAttempt(
  request: FastifyRequest,
  { failedAttempts }: Kernel,
  operation: ContractOperation,
  of: Parameters<Context['recordFailedAttempt']>[0],
): Promise<FailedAttempt> {
  const attempt = await failedAttempts.count(operation, { ...of, address: request.ip })
  return {
    async takeBack() {
      request.hasProven = true
      await attempt.takeBack()
    },
  }
}

function webhookOf({ headers, signedBody }: FastifyRequest): Webhook {
  if (signedBody === undefined) throw new Error('the body of this operation is not signed')
  return {
    id: String(headers['webhook-id']),
    timestamp: String(headers['webhook-timestamp']),
    signature: String(headers['webhook-signature']),
    body: signedBody,
  }
}

function cookieOf(request: FastifyRequest, reply: FastifyReply, { config }: Kernel): Context['cookie'] {
  const cookies = cookiesOf(request, reply, config)
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
