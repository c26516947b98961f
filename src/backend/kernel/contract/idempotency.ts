import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { AccessLost } from '../access/caller-check.ts'
import type { SecretBox } from '../access/secret-box.ts'
import { Problem, problem } from '../http/problem.ts'
import { newId } from '../random.ts'
import type { Queries } from '../storage/database.ts'
import { idempotentResponses as responses } from '../storage/tables.ts'
import type { Kernel } from './context.ts'
import type { ContractOperation } from './contract.ts'

/**
 * How long a call in progress holds its key, in milliseconds. After that, the key of a crashed process is
 * free again, and a slower call can no longer commit.
 */
export const CLAIM_LIFETIME = 60_000

/** Milliseconds between two attempts to free the keys of calls that failed together with the database. */
const FREE_PAUSE = 1_000
/** Keys that one statement frees. */
const FREED_AT_ONCE = 100

export interface KeptResponse {
  status: number
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** The header of a success that asks for the same call again. */
const UNFINISHED = 'Retry-After'

/** Stores the response of the call, in the transaction that did the work. */
export type Keep = (db: Queries, response: KeptResponse) => Promise<void>

/**
 * Runs `act` once for the Idempotency-Key of a request (decision B1), and returns the first response again for
 * later calls with the same key and request, even if it was a rejection. Another request with the key gets 422,
 * and a call while the first is in progress gets 409. An internal error stores nothing, so the call can be
 * retried; neither does a rejection without `keepsRejections`. A success with `Retry-After` is not finished: it stores
 * nothing either, so the same call finishes it. A response that shows a secret is stored sealed.
 *
 * The key is claimed first, in its own transaction, so that concurrent calls find it on any replica. The
 * response is written in the transaction of the work itself: both exist, or neither.
 */
export async function respondOnce(
  kernel: KeyKeeper,
  request: FastifyRequest,
  operation: ContractOperation,
  action: (keep: Keep) => Promise<KeptResponse>,
  { keepsRejections = true, isSealed = false }: { keepsRejections?: boolean; isSealed?: boolean } = {},
): Promise<KeptResponse> {
  const { queries } = kernel
  const form = isSealed ? kernel.secretBox : READABLE
  const call: KeyedCall = {
    scope: scopeOf(operation, request),
    key: String(request.headers['idempotency-key']),
    requestHash: hashOf(request),
    claim: newId(),
  }
  const known = await claimKey(kernel, call, form, operation['x-idempotent'] ?? 0).catch(async error => {
    // Where the response of the database was lost, no one knows whether the key is claimed.
    if (!(error instanceof Problem)) kernel.state(createFreeing).add(call)
    throw error
  })
  if (known) return known

  let isKept = false
  const keep: Keep = async (db, response) => {
    await keepResponse(db, call, form, response)
    isKept = true
  }
  try {
    const response = await action(keep)
    if (response.headers?.[UNFINISHED] !== undefined) await queries.delete(responses).where(claimedBy(call))
    else if (!isKept) await keep(queries, response)
    return response
  } catch (error) {
    const rejection = keepsRejections ? rejectionOf(error) : undefined
    // A handler that keeps its responses has stored what it rejects together with what it did before.
    if (isKept && rejection) throw error
    const isOurs = rejection?.items[0]?.name === 'idempotency-key-in-flight'
    if (rejection && !isOurs) await keep(queries, { status: rejection.status, body: rejection.items })
    else await freeKey(kernel, call)
    throw error
  }
}

type KeyKeeper = Pick<Kernel, 'queries' | 'clock' | 'secretBox' | 'state'>

/**
 * Frees the key of a call that stored nothing, so that the same call can be made again. A database that is gone is why most
 * of these have failed, so it is asked again until it is back, or the claims have expired by themselves.
 */
async function freeKey(kernel: KeyKeeper, call: KeyedCall): Promise<void> {
  const freed = await kernel.queries
    .delete(responses)
    .where(claimedBy(call))
    .catch(() => undefined)
  if (!freed) kernel.state(createFreeing).add(call)
}

function createFreeing({ queries }: Pick<Kernel, 'queries'>) {
  /** Calls whose keys wait, and when these are free by themselves. */
  const waiting = new Map<KeyedCall, number>()
  let isRunning = false

  /** Frees all that wait, unless the database is gone. */
  async function free(): Promise<void> {
    for (;;) {
      for (const [call, until] of waiting) if (until <= performance.now()) waiting.delete(call)
      const calls = [...waiting.keys()].slice(0, FREED_AT_ONCE)
      // Without a condition, the statement would take the responses of all.
      if (!calls.length) return
      await queries.delete(responses).where(or(...calls.map(claimedBy)))
      for (const call of calls) waiting.delete(call)
    }
  }

  async function run(): Promise<void> {
    while (waiting.size) {
      await sleep(FREE_PAUSE, undefined, { ref: false })
      await free().catch(() => undefined)
    }
    isRunning = false
  }

  return {
    add(call: KeyedCall): void {
      waiting.set(call, performance.now() + CLAIM_LIFETIME)
      if (isRunning) return
      isRunning = true
      void run()
    },
  }
}

/** How the body of a response is stored. */
type StoredForm = Pick<SecretBox, 'close' | 'open'>
const READABLE: StoredForm = { close: text => text, open: text => text }

/** A call that holds a key, by its own claim, or tries to. */
interface KeyedCall {
  scope: string
  key: string
  requestHash: string
  claim: string
}

const ofKey = ({ scope, key }: KeyedCall) => and(eq(responses.scope, scope), eq(responses.key, key))

const claimedBy = (call: KeyedCall) =>
  and(ofKey(call), eq(responses.claim, call.claim), isNull(responses.status))

async function keepResponse(
  db: Queries,
  call: KeyedCall,
  form: StoredForm,
  { status, body }: KeptResponse,
): Promise<void> {
  const written = await db
    .update(responses)
    .set({ status, body: body === undefined ? null : form.close(JSON.stringify(body)) })
    .where(claimedBy(call))
    .returning({ key: responses.key })
  // Another call has taken over the key: throwing undoes this one.
  if (!written.length) throw problem('idempotency-key-in-flight')
}

/** What a call was rejected for, unless the same call may pass later: a person who logs in again continues with its key. */
function rejectionOf(error: unknown): Problem | undefined {
  if (!(error instanceof Problem) || error instanceof AccessLost) return undefined
  return error.status < 500 && error.status !== 429 ? error : undefined
}

/** Claims the key for this call, for so many seconds. Returns the first response if there is one. */
async function claimKey(
  { queries, clock }: KeyKeeper,
  call: KeyedCall,
  form: StoredForm,
  seconds: number,
): Promise<KeptResponse | undefined> {
  const now = clock.now()
  await queries.delete(responses).where(lte(responses.expires, now))
  const claimedUntil = new Date(now.getTime() + CLAIM_LIFETIME)
  const expires = new Date(now.getTime() + seconds * 1000)
  const inserted = await queries
    .insert(responses)
    .values({ ...call, claimedUntil, expires })
    .onConflictDoNothing()
    .returning({ key: responses.key })
  if (inserted.length) return undefined
  const [first] = await queries.select().from(responses).where(ofKey(call))
  if (first && first.requestHash !== call.requestHash) throw problem('idempotency-key-reused')
  if (first && first.status !== null)
    return {
      status: first.status,
      ...(first.body !== null && { body: JSON.parse(form.open(first.body)) }),
    }
  const taken = await queries
    .update(responses)
    .set({ claim: call.claim, claimedUntil, expires })
    .where(and(ofKey(call), isNull(responses.status), lt(responses.claimedUntil, now)))
    .returning({ key: responses.key })
  if (!taken.length) throw problem('idempotency-key-in-flight')
  return undefined
}

/** Keys belong to a person, or to one of their API tokens, and, for operations on an account, to the account. Aliases share theirs. */
function scopeOf(operation: ContractOperation, { caller }: FastifyRequest): string {
  const { roles } = requirementsOf(operation.security)
  const concernsAccount = roles.some(set => set.some(role => role !== 'self'))
  const who = caller?.token ? `${caller.userId} ${caller.token.tokenId}` : `${caller?.userId}`
  const owner = concernsAccount ? `${who} ${caller?.accountId}` : who
  return `${operation['x-alias-of'] ?? operation.operationId} ${owner}`
}

function hashOf({ params, query, body }: FastifyRequest): string {
  // A repeated call brings another proof of the bot protection, which works once, and a newer time of its form.
  const { bot_response: _proof, form_time: _time, ...asked } = (query ?? {}) as Record<string, unknown>
  return createHash('sha256')
    .update(canonical([params, asked, body ?? {}]))
    .digest('base64url')
}

/** JSON with its keys in order, so that the same request reads the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    node && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}
