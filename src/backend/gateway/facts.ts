import type { StoredKey } from '#backend/security/public.ts'
import type { CatalogSnapshot } from '#backend/subscription/public.ts'
import type { Attempt, KeyFacts, LicenseFacts } from '#domain/gateway/lookup-facts.ts'
import { effectiveRateLimit } from '#domain/subscription/subscription-status.ts'
import { hashSecret } from '#kernel/access/seal.ts'

/** The stored facts about a key that the decision needs. */
export function keyFacts(stored: StoredKey): KeyFacts {
  return {
    kind: stored.token ? 'secret' : 'embedded',
    isPaused: stored.paused,
    recoveryDeadline: stored.recovery_deadline,
    expires: stored.expires,
    hostnames: stored.hostnames,
    allowedIps: stored.token?.allowed_ips ?? [],
    licenses: stored.licenses,
    limit: stored.limit,
  }
}

/** The stored facts about its account's licenses. The plans' rate limits come from the catalog. */
export function licenseFacts(
  { held }: StoredKey,
  rateLimits: CatalogSnapshot['rateLimits'],
  now: Date,
): LicenseFacts[] {
  return held.map(({ license_id, suspended, subscriptions }) => ({
    licenseId: license_id,
    subscriptions: subscriptions.map(({ subscription_id, plan_id, rate_limit, ...term }) => ({
      ...term,
      subscriptionId: subscription_id,
      suspended,
      rateLimit: effectiveRateLimit(rate_limit, rateLimits.get(plan_id) ?? null, now),
    })),
  }))
}

/** Whether a key has two valid tokens: the newest, and the previous one until it ends. */
export function hasTwoTokens({ token }: StoredKey, now: Date): boolean {
  return Boolean(token?.previous_hash && token.previous_ends && new Date(token.previous_ends) > now)
}

/** Checks the token that was sent against the key; includes its version if it is valid. */
export function matchToken(
  stored: StoredKey | undefined,
  sent: string,
  now: Date,
): { token: Attempt['token']; version?: number } {
  const token = stored?.token
  if (!token) return { token: 'none' }
  const hash = hashSecret(sent)
  if (hash === token.hash) return { token: 'right', version: token.version }
  if (hash !== token.previous_hash) return { token: 'wrong' }
  return hasTwoTokens(stored, now) ? { token: 'right', version: token.version - 1 } : { token: 'ended' }
}
