import { type StoredKey, WHOLE_ACCOUNT } from '#backend/services/security/public.ts'
import type { CatalogSnapshot } from '#backend/services/subscription/public.ts'
import type { Attempt, KeyFacts, LicenseFacts } from '#domain/gateway/lookup/facts.ts'
import type { UsageLimitFacts } from '#domain/gateway/usage-limits.ts'
import { effectiveRateLimit, timeOf } from '#domain/subscription/subscription-status.ts'

/** The stored facts about a key that the decision needs. */
export function keyFacts(stored: StoredKey): KeyFacts {
  return {
    kind: stored.token ? 'secret' : 'embedded',
    isPaused: stored.paused,
    recoveryDeadline: stored.recovery_deadline,
    expires: stored.expires,
    hostnames: stored.hostnames,
    allowedIps: stored.token?.allowed_ips ?? [],
    allowsUrl: stored.token?.url_credentials ?? false,
    licenses: stored.licenses,
    limit: stored.limit,
    ...(stored.usage_limits && { usageLimits: stored.usage_limits.map(toUsageLimit) }),
  }
}

const toUsageLimit = ({
  key_id,
  time_zone: timeZone,
  ...limit
}: NonNullable<StoredKey['usage_limits']>[number]): UsageLimitFacts => ({
  ...limit,
  of: key_id === WHOLE_ACCOUNT ? 'account' : 'key',
  timeZone,
})

interface Derived {
  from: number
  until: number
  rateLimits: CatalogSnapshot['rateLimits']
  facts: LicenseFacts[]
}

/** Facts of what one statement has read, which many calls share. */
const derived = new WeakMap<StoredKey['held'], Derived>()

/** The stored facts about its account's licenses. The plans' rate limits come from the catalog. */
export function licenseFacts(
  { held }: StoredKey,
  rateLimits: CatalogSnapshot['rateLimits'],
  now: Date,
): LicenseFacts[] {
  const time = now.getTime()
  const known = derived.get(held)
  if (known && known.rateLimits === rateLimits && known.from <= time && time < known.until) return known.facts
  const terms = held.flatMap(({ subscriptions }) => subscriptions)
  const changes = terms.map(({ rate_limit }) => timeOf(rate_limit?.expiration) ?? Number.POSITIVE_INFINITY)
  const facts = held.map(({ license_id, suspended, subscriptions }) => ({
    licenseId: license_id,
    subscriptions: subscriptions.map(term => ({
      subscriptionId: term.subscription_id,
      suspended,
      start: momentOf(term.start),
      expiration: momentOf(term.expiration),
      termination: momentOf(term.termination),
      issued: term.issued,
      remaining: term.remaining,
      rateLimit: effectiveRateLimit(term.rate_limit, rateLimits.get(term.plan_id) ?? null, now),
    })),
  }))
  // A rate limit of its own that ends counts until then.
  const until = Math.min(...changes.filter(change => change > time), Number.POSITIVE_INFINITY)
  derived.set(held, { from: time, until, rateLimits, facts })
  return facts
}

/** Read once for all the calls that compare it. */
const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Whether a key has two valid tokens: the newest, and the previous one until it ends. */
export function hasTwoTokens({ token }: StoredKey, now: Date): boolean {
  return Boolean(token?.previous_hash && token.previous_ends && new Date(token.previous_ends) > now)
}

/** Checks the hash of the token that was sent against the key; includes its version if it is valid. */
export function matchToken(
  stored: StoredKey | undefined,
  hash: string,
  now: Date,
): { token: Attempt['token']; version?: number } {
  const token = stored?.token
  if (!token) return { token: 'none' }
  if (hash === token.hash) return { token: 'right', version: token.version }
  if (hash !== token.previous_hash) return { token: 'wrong' }
  return hasTwoTokens(stored, now) ? { token: 'right', version: token.version - 1 } : { token: 'ended' }
}
