import {
  claimIpPace,
  isFirstOfMinute,
  type Metered,
  meterLookups,
  readKey,
  rejectionLedger,
  type StoredKey,
  traceLog,
} from '#backend/services/security/public.ts'
import { type CatalogSnapshot, catalogSnapshot } from '#backend/services/subscription/public.ts'
import { gatewayError, interruptedError, programError } from '#domain/errors/gateway.ts'
import { decideLookup, type Verdict } from '#domain/gateway/lookup/decision.ts'
import { errorOfRule } from '#domain/gateway/lookup/errors.ts'
import { usageLimitMessage } from '#domain/gateway/usage-limits.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Context } from '#kernel/contract/context.ts'
import { countedAs } from '#kernel/http/network.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { ApiKeyCredentials } from './api-key.ts'
import type { NotedCall } from './call-log.ts'
import { hasTwoTokens, keyFacts, licenseFacts, matchToken } from './facts.ts'
import { licensesOf, type Product } from './products.ts'
import { createRateWindow } from './rate-window.ts'

/** How often to repeat the decision for a call when others took the last lookups, before giving up. */
const TRIES = 5

export type Call = Pick<Context, 'kernel' | 'now' | 'request' | 'body' | 'recordKey' | 'noteCall'> & {
  key: ApiKeyCredentials
  query: { license?: string | undefined }
}

/**
 * Allows a call and counts its lookups, or throws the rejection. It returns with what was counted once the call may be
 * answered: the count is durable, unless the account makes many lookups and has plenty left.
 */
export async function passGate(call: Call, product: Product, lookups: number): Promise<Metered> {
  // A repeated decision does not count for the address again.
  const claim = { isMade: false }
  for (let tries = 0; tries < TRIES; tries++) {
    const metered = await tryToPass(call, product, lookups, claim)
    if (!metered) continue
    call.recordKey(metered)
    return metered
  }
  throw new Problem([interruptedError(call.body !== undefined)])
}

/** Undefined when others took the last lookups, or the last of this second, between the decision and the count. */
async function tryToPass(
  call: Call,
  product: Product,
  lookups: number,
  claim: { isMade: boolean },
): Promise<Metered | undefined> {
  const { kernel, now, key, request, query } = call
  const pace = kernel.state(createRateWindow)
  const catalog = await catalogSnapshot(kernel)
  const serving = licensesOf(product, catalog)
  const stored = await findKey(call, serving)
  const missing = stored && missingPlan(stored, catalog)
  const current = missing === undefined ? catalog : await catalogSnapshot(kernel, missing)
  const { token, version } = matchToken(stored, key.tokenHash, now)
  const decided = decideLookup(
    stored ? keyFacts(stored) : null,
    stored ? licenseFacts(stored, current.rateLimits, now) : [],
    {
      credentials: key.kind,
      token,
      isInUrl: key.isInUrl,
      isFromBrowser: key.isFromBrowser,
      isProgram: key.isProgram,
      host: key.host,
      ip: request.address,
      product: serving,
      license: query.license === undefined ? null : (catalog.licenseIds.get(query.license) ?? 'unknown'),
      lookups,
      madeThisSecond: licenseId => (stored ? pace.madeThisSecond(paceId(stored, licenseId), now) : 0),
    },
    now,
  )
  const most = decided.isAllowed && !claim.isMade ? (stored?.ip_rate_limit ?? null) : null
  const tooFast = stored && most !== null && (await checkIpPace(call, stored, { lookups, most, claim }))
  const verdict = tooFast || decided
  const isTraced = stored?.trace_ends && new Date(stored.trace_ends) > now
  if (!verdict.isAllowed) {
    if (isTraced) trace(call, stored, lookups, verdict, current)
    const { rule } = verdict.rejection
    // A secret key from a page is not read here; the ledger finds out later whether it exists.
    const keyId = stored || rule === 'secret-in-browser' ? key.id : null
    rejectionLedger(kernel).note({ keyId, rule, host: key.host, address: request.address, lookups, now })
    if (keyId !== null) {
      const content = stored !== undefined && keepsContent(stored, current, now)
      const accountId = stored?.account_id ?? null
      call.noteCall({ keyId, accountId, rule, lookups, now, keepsContent: content } satisfies NotedCall)
    }
    throw rejection(verdict)
  }
  if (!stored || key.kind === 'none') throw new Error('no one is let through without a key')
  const metered = meteredOf(stored, verdict, { kind: key.kind, lookups, now })
  if (hasTwoTokens(stored, now)) metered.tokenVersion = version
  const outcome = await meterLookups(kernel, metered)
  if (outcome.is === 'too-fast') pace.record(paceId(stored, verdict.licenseId), outcome.made, now)
  if (outcome.is !== 'counted') return undefined
  if (isTraced) trace(call, stored, lookups, verdict, current)
  call.noteCall(keepsContent(stored, current, now) ? { ...metered, keepsContent: true } : metered)
  return metered
}

/** What lookups count against once they are allowed. All have the same properties, for they are many. */
export function meteredOf(
  stored: StoredKey,
  { licenseId, subscriptionId, rateLimit }: Extract<Verdict, { isAllowed: true }>,
  { kind, lookups, now }: Pick<Metered, 'kind' | 'lookups' | 'now'>,
): Metered {
  return {
    kind,
    accountId: stored.account_id,
    keyId: stored.key_id,
    licenseId,
    subscriptionId,
    lookups,
    now,
    rateLimit,
    tokenVersion: undefined,
    isFirstOfMinute: isFirstOfMinute(stored.last_used, now),
    left: leftOf(stored, subscriptionId),
    hasLimit: stored.limit !== null || stored.usage_limits !== null,
    usageLimits: stored.usage_limits ?? undefined,
    answered: undefined,
  }
}

/** Each license has a rate limit of its own, so a key has a pace for each license that it uses. */
export const paceId = ({ key_id: keyId }: StoredKey, licenseId: number) => `${keyId} ${licenseId}`

/** The rejection of an address that makes more lookups in a second than the key lets one address make. */
async function checkIpPace(
  { kernel, now, request }: Call,
  { key_id: keyId }: StoredKey,
  { lookups, most, claim }: { lookups: number; most: number; claim: { isMade: boolean } },
): Promise<Verdict | undefined> {
  const address = countedAs(request.address)
  const pace = kernel.state(createRateWindow)
  const id = `${keyId} ${address}`
  if (
    pace.madeThisSecond(id, now) < most &&
    (await claimIpPace(kernel.queries, { keyId, address, lookups, most, now }))
  ) {
    claim.isMade = true
    return undefined
  }
  pace.record(id, most, now)
  return {
    isAllowed: false,
    ...errorOfRule('rate-limit'),
    rejection: { rule: 'rate-limit', rateLimit: most },
  }
}

/** Whether the request log keeps what calls with a key contain. */
function keepsContent(key: StoredKey, catalog: CatalogSnapshot, now: Date): boolean {
  return key.content_ends !== null && new Date(key.content_ends) > now && !isPrivate(key, catalog)
}

/** Whether a plan promises that nothing of its lookups is kept. */
function isPrivate({ held }: StoredKey, { privatePlans }: CatalogSnapshot): boolean {
  return held.some(({ subscriptions }) => subscriptions.some(({ plan_id }) => privatePlans.has(plan_id)))
}

/** Records a decision about a key that staff trace. */
function trace(
  { kernel, now, key, request, query, body }: Call,
  stored: StoredKey,
  lookups: number,
  verdict: Verdict,
  catalog: CatalogSnapshot,
): void {
  const keyId = stored.key_id
  const [licenseId, subscriptionId] = verdict.isAllowed
    ? [verdict.licenseId, verdict.subscriptionId]
    : [null, null]
  const rule = verdict.isAllowed ? null : verdict.rejection.rule
  const call = { keyId, requestId: request.id, licenseId, subscriptionId, lookups, host: key.host }
  const inputs = { address: request.address, isPrivate: isPrivate(stored, catalog), query, body, now }
  traceLog(kernel).note({ ...call, ...inputs, rule })
}

/** Lookups that a subscription had left when the key was read. */
function leftOf({ held }: StoredKey, subscriptionId: number): number {
  for (const { subscriptions } of held)
    for (const { subscription_id, remaining } of subscriptions)
      if (subscription_id === subscriptionId) return remaining
  return 0
}

function findKey(
  { kernel, key }: Call,
  serving: readonly number[],
): Promise<StoredKey | undefined> | undefined {
  // A secret key sent from a page is always rejected, without reading it from the database.
  if (key.kind === 'none' || (key.kind === 'secret' && key.isFromBrowser) || !isUuid(key.id)) return undefined
  return readKey(kernel, key.kind, key.id, serving)
}

/** A plan of a key's account that the catalog lacks, because a newer release sold it. */
export function missingPlan({ held }: StoredKey, { rateLimits }: CatalogSnapshot): number | undefined {
  for (const { subscriptions } of held)
    for (const { plan_id } of subscriptions) if (!rateLimits.has(plan_id)) return plan_id
  return undefined
}

/** The error of a verdict, with its message and headers. */
export function rejection({ name, id, rejection: reason }: Exclude<Verdict, { isAllowed: true }>): Problem {
  if (name === 'suspected-bot') return new Problem([programError()])
  if (reason.rule === 'usage-limit' || reason.rule === 'account-limit') {
    const text = usageLimitMessage(reason.rule === 'usage-limit' ? 'key' : 'account', reason)
    return new Problem([gatewayError(name, id, text)])
  }
  // The rate is counted per second; waiting doesn't help with any other rejection.
  return new Problem([gatewayError(name, id)], name === 'requests-too-fast' ? { 'retry-after': '1' } : {})
}
