import { decideLookup } from '#domain/gateway/lookup/decision.ts'
import type { KeyFacts } from '#domain/gateway/lookup/facts.ts'
import { coveringHostname, rejectCredentials } from '#domain/gateway/lookup/rejections.ts'
import { nearHostname } from '#domain/gateway/near-hostname.ts'
import { reachedLimit } from '#domain/gateway/usage-limits.ts'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { coversIp } from '#domain/keys/ip-ranges.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import type { Account, HeldLicense, Reason, Suspect } from './account-facts.ts'
import type { Pasted, ReportedError } from './paste.ts'

/**
 * The keys and licenses that could have caused an error that names no key. Empty if nothing in the account
 * could.
 */
export function suspectsOf(reported: ReportedError, pasted: Pasted, account: Account, now: Date): Suspect[] {
  const { keys, licenses } = account
  switch (reported.name) {
    case 'not-permitted':
      return keys.flatMap(key => ofKey(key, whyNotPermitted(key, now)))
    case 'secret-key-in-browser':
      return keys
        .filter(key => key.kind === 'secret' && key.keyId === pasted.keyId)
        .flatMap(key => ofKey(key, { rule: 'secret-in-browser', host: pasted.host }))
    case 'key-unauthorized':
      return keys.flatMap(key => ofKey(key, whyUnauthorized(key, pasted)))
    case 'key-limit-reached':
      return keys.flatMap(key => ofKey(key, whyLimited(key, pasted.lookups)))
    case 'usage-limit-reached':
      return keys.flatMap(key => ofKey(key, whyStopped(key, pasted.lookups, now)))
    case 'subscription-inactive':
      return licenses.flatMap(license => ofLicense(license, whyInactive(license, pasted.lookups, now)))
    case 'requests-too-fast':
      return licenses.flatMap(license => ofLicense(license, paceOf(license, now)))
    default:
      return []
  }
}

const ofKey = (key: SurveyedKey, reason: Reason | undefined): Suspect[] =>
  reason ? [{ key, license: null, reason }] : []

const ofLicense = (license: HeldLicense, reason: Reason | undefined): Suspect[] =>
  reason ? [{ key: null, license, reason }] : []

const ANYWHERE = {
  isFromBrowser: false,
  isProgram: false,
  host: null,
  ip: '',
  product: [],
  license: null,
  lookups: 1,
  madeThisSecond: () => 0,
} as const

function whyNotPermitted(key: SurveyedKey, now: Date): Reason | undefined {
  const token = key.kind === 'secret' ? 'right' : 'none'
  const reason = rejectCredentials(key, { ...ANYWHERE, credentials: key.kind, token }, now)
  if (reason) return reason
  // The token was changed, and the previous one no longer works.
  const hasOne = timeOf(key.rotated) !== undefined && (timeOf(key.previousTokenEnds) ?? 0) <= now.getTime()
  return hasOne ? { rule: 'ended-token' } : undefined
}

function whyUnauthorized(key: SurveyedKey, { host, ip }: Pasted): Reason | undefined {
  if (timeOf(key.recoveryDeadline) !== undefined) return undefined
  if (key.kind === 'embedded') {
    if (!key.hostnames.some(({ isAuthorized }) => isAuthorized)) return { rule: 'no-hostname' }
    if (host !== null && coveringHostname(key, { host }) === undefined)
      return { rule: 'hostname', host, near: nearHostname(key.hostnames, host) }
  }
  const { allowedIps: allowed } = key
  if (allowed.length && !(ip !== null && allowed.some(range => coversIp(range, ip))))
    return ip === null ? { rule: 'addresses', allowed } : { rule: 'ip', ip, allowed }
  return key.licenses ? { rule: 'scope', scope: key.licenses } : undefined
}

function whyLimited({ limit, recoveryDeadline }: SurveyedKey, lookups: number): Reason | undefined {
  if (!limit || timeOf(recoveryDeadline) !== undefined) return undefined
  const { max, used } = limit
  return used + lookups > max ? { rule: 'key-limit', max, used } : undefined
}

function whyStopped(
  { usageLimits = [], recoveryDeadline }: SurveyedKey,
  lookups: number,
  now: Date,
): Reason | undefined {
  const full = timeOf(recoveryDeadline) === undefined && reachedLimit(usageLimits, lookups, now)
  return full ? { rule: full.of === 'key' ? 'usage-limit' : 'account-limit', ...full.reached } : undefined
}

/** A key without restrictions, so that the reason of the license shows. */
const OPEN: KeyFacts = {
  kind: 'secret',
  isPaused: false,
  recoveryDeadline: null,
  expires: null,
  hostnames: [],
  allowedIps: [],
  licenses: null,
  limit: null,
}

function decideFor(license: HeldLicense, lookups: number, now: Date) {
  const attempt = {
    ...ANYWHERE,
    credentials: 'secret',
    token: 'right',
    product: [license.licenseId],
    lookups,
  } as const
  return decideLookup(OPEN, [license], attempt, now)
}

function whyInactive(license: HeldLicense, lookups: number, now: Date): Reason | undefined {
  const verdict = decideFor(license, lookups, now)
  return verdict.isAllowed ? undefined : verdict.rejection
}

/** The rate limit that staff set for the subscription; otherwise the plan's, from the prices. */
function paceOf(license: HeldLicense, now: Date): Reason | undefined {
  const verdict = decideFor(license, 1, now)
  if (!verdict.isAllowed) return undefined
  const { rateLimit } = verdict
  return rateLimit === null ? { rule: 'plan-rate-limit' } : { rule: 'rate-limit', rateLimit }
}
