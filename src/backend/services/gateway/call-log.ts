import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestLogOf } from '#backend/services/security/public.ts'
import type { Rejection } from '#domain/gateway/lookup/facts.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { URL_CREDENTIALS } from '#kernel/contract/routes.ts'
import type { Problem } from '#kernel/http/problem.ts'
import { readApiKey } from './api-key.ts'

/** What the gate knows of a call. */
export interface NotedCall {
  keyId: string
  /** Null if the key was not read. */
  accountId: number | null
  /** What the lookups count against. */
  licenseId?: number
  subscriptionId?: number
  rule?: Rejection['rule']
  lookups: number
  now: Date
  /** Whether the log keeps what the call contains. */
  keepsContent?: boolean
}

/** Parameters of a query that have a key, or its token. */
const CREDENTIALS: readonly string[] = ['key', ...URL_CREDENTIALS]
/** Characters of a query, and of a body, that the log keeps. */
const MOST = 8_000
/** What `X-Tag` can have; another one has failed the call. */
const TAG = /^[\x21-\x7e][\x20-\x7e]{0,63}$/

/** Adds a call to the request log once its response has been sent, under an operation of the address API. */
export function logCall(
  request: FastifyRequest,
  reply: FastifyReply,
  kernel: Kernel,
  operation: string = request.operationId ?? '',
): void {
  const { failure } = request
  const call = (request.noted as NotedCall | undefined) ?? (failure && uncheckedCall(request, kernel))
  // Only a key that was read is known to have an ID of the right form.
  if (!call || (call.accountId === null && !isUuid(call.keyId))) return
  const log = requestLogOf(kernel)
  const { accountId, keyId, now, rule } = call
  const calls = log.take(accountId ?? keyId, failure !== undefined, now.getTime())
  if (calls === 0) return
  const { host } = readApiKey(request)
  log.add({
    created: now,
    request_id: request.id,
    account_id: accountId,
    key_id: keyId.toLowerCase(),
    license_id: (!failure && call.licenseId) || null,
    subscription_id: (!failure && call.subscriptionId) || null,
    operation,
    status: reply.statusCode,
    error: failure?.name ?? null,
    code: failure?.id ?? null,
    rule: rule ?? null,
    latency: Math.round(reply.elapsedTime),
    lookups: call.lookups,
    calls,
    tag: tagOf(request),
    host: host?.slice(0, 255) ?? null,
    content: call.keepsContent ? contentOf(request) : null,
  })
}

/** Lookups in the background that are not allowed: the error that a call would get, and the rule that decided. */
export interface RejectedWork {
  problem: Problem
  rule?: Rejection['rule']
}

/** A part of work in the background, such as a list of addresses. */
interface LoggedWork extends Pick<NotedCall, 'lookups' | 'now'> {
  accountId: number
  keyId: string
  workId: string
  /** That of the part. */
  number: number
  /** The call that would make the same lookups. */
  operation: string
  /** Milliseconds that its lookups took. */
  latency: number
  licenseId?: number | null
  subscriptionId?: number | null
  /** Why it was rejected. */
  problem?: RejectedWork
}

/**
 * Adds lookups that no call made to the request log: an entry for each part, as the call has that would make them. Its
 * ID is that of the work and the number of the part. Parts of one work are sampled among themselves, so that they leave
 * the calls of the account as they are.
 */
export function logWork(
  kernel: Kernel,
  { accountId, keyId, workId, number, now, ...work }: LoggedWork,
): void {
  const { problem: rejected, licenseId = null, subscriptionId = null, operation, lookups, latency } = work
  const log = requestLogOf(kernel)
  const calls = log.take(workId, rejected !== undefined, now.getTime())
  if (calls === 0) return
  const [error] = rejected?.problem.items ?? []
  log.add({
    created: now,
    request_id: `${workId}-${number}`,
    account_id: accountId,
    key_id: keyId,
    license_id: licenseId,
    subscription_id: subscriptionId,
    operation,
    status: error?.status ?? 200,
    error: error?.name ?? null,
    code: error?.id ?? null,
    rule: rejected?.rule ?? null,
    latency: Math.round(latency),
    lookups,
    calls,
    tag: null,
    host: null,
    content: null,
  })
}

/** A call that failed before its key was read, under the key that it names. */
function uncheckedCall(request: FastifyRequest, { clock }: Kernel): NotedCall {
  const { id } = readApiKey(request)
  const { lookups } = (request.body ?? {}) as { lookups?: unknown }
  const count = Array.isArray(lookups) ? Math.min(lookups.length, 100) : 1
  return { keyId: id, accountId: null, lookups: count, now: clock.now() }
}

function tagOf({ headers }: FastifyRequest): string | null {
  const tag = headers['x-tag']
  return typeof tag === 'string' && TAG.test(tag) ? tag : null
}

/** The inputs without the key, and where the call came from. */
function contentOf({ query, body, ip }: FastifyRequest): string {
  const inputs = Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(([name]) => !CREDENTIALS.includes(name)),
  )
  return JSON.stringify({
    ip_address: ip,
    query: JSON.stringify(inputs).slice(0, MOST),
    body: body === undefined || body === null ? null : JSON.stringify(body).slice(0, MOST),
  })
}
