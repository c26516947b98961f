import { coversHostname } from '#domain/keys/hostnames.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Finding, Fix, Severity, SurveyedKey } from './findings.ts'
import { isOpenToStrangers, isOwnMachine, isRegistered } from './risky-hostnames.ts'

/** A key unused for this long is probably forgotten. */
export const IDLE = 90 * DAY
/**
 * A paused key may be waiting for a project or season to end; after this, it is probably no longer needed.
 */
export const LONG_PAUSE = 30 * DAY
/** Enough notice for a person on vacation. */
export const EXPIRES_SOON = 14 * DAY
export const TOKEN_ENDS_SOON = DAY
/** Share of a limit at which it counts as nearly used. */
const NEARLY_USED = 0.9
/** The length of an extension. */
const EXTENSION = 90 * DAY
/** Suggested if the usage of a key is unknown. */
export const DEFAULT_LIMIT = 50_000
const MAX_LIMIT = 999_999_999_999

const DELETE: Fix = { action: 'delete' }
const PAUSE: Fix = { action: 'pause' }

/**
 * The findings of a key, the most severe first. A key that allows no lookups is no risk: a deleted key has no
 * findings, and a paused or expired one has only that.
 */
export function findingsOf(key: SurveyedKey, now: Date): Finding[] {
  if (timeOf(key.recoveryDeadline) !== undefined) return []
  if (key.isPaused) return checkPause(key, now)
  const expired = checkExpired(key, now)
  if (expired) return [expired]
  const findings = [
    ...(key.kind === 'embedded' ? checkHostnames(key.hostnames) : checkToken(key, now)),
    ...checkLimit(key),
    ...checkExpiry(key, now),
    ...checkUse(key, now),
  ]
  return findings.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

const ORDER: Record<Severity, number> = { critical: 0, warning: 1, advice: 2 }

/** The time since the last allowed lookup or, without one, since the key was created. */
function unusedFor(key: SurveyedKey, now: Date): number {
  return now.getTime() - (timeOf(key.lastUsed) ?? timeOf(key.created) ?? now.getTime())
}

function checkPause({ pausedSince }: SurveyedKey, now: Date): Finding[] {
  const since = timeOf(pausedSince)
  if (since === undefined || now.getTime() - since < LONG_PAUSE) return []
  const fixes: Fix[] = [DELETE, { action: 'resume' }]
  return [{ id: 'paused-long', severity: 'advice', since: new Date(since).toISOString(), fixes }]
}

function checkExpired(key: SurveyedKey, now: Date): Finding | undefined {
  const expires = timeOf(key.expires)
  if (expires === undefined || expires > now.getTime()) return undefined
  // The key was used up to its last month, so something has probably stopped working.
  const lastUsed = timeOf(key.lastUsed)
  const isMissed = lastUsed !== undefined && expires - lastUsed < LONG_PAUSE
  const extend = extension(now.getTime())
  return {
    id: 'expired',
    severity: isMissed ? 'critical' : 'warning',
    expires: new Date(expires).toISOString(),
    lastUsed: key.lastUsed,
    fixes: isMissed ? [extend, DELETE] : [DELETE, extend],
  }
}

/** A fix that extends a key by 90 days. */
export function extension(from: number): Extract<Fix, { action: 'extend' }> {
  return { action: 'extend', expires: new Date(from + EXTENSION).toISOString() }
}

function checkExpiry(key: SurveyedKey, now: Date): Finding[] {
  const expires = timeOf(key.expires)
  if (expires === undefined || expires - now.getTime() > EXPIRES_SOON) return []
  const at = new Date(expires).toISOString()
  return [{ id: 'expires-soon', severity: 'warning', expires: at, fixes: [extension(expires)] }]
}

function checkToken(key: SurveyedKey, now: Date): Finding[] {
  const findings: Finding[] = []
  const ends = timeOf(key.previousTokenEnds)
  if (ends !== undefined && ends > now.getTime() && ends - now.getTime() <= TOKEN_ENDS_SOON)
    findings.push({
      id: 'token-ends-soon',
      severity: 'warning',
      ends: new Date(ends).toISOString(),
      fixes: [{ action: 'retire' }],
    })
  if (!key.allowedIps.length)
    findings.push({ id: 'any-address', severity: 'advice', fixes: [{ action: 'restrict-addresses' }] })
  return findings
}

function checkLimit({ kind, limit }: SurveyedKey): Finding[] {
  if (!limit) {
    // Anyone who opens the page can read the id of an embedded key.
    const severity = kind === 'embedded' ? 'warning' : 'advice'
    return [{ id: 'no-limit', severity, fixes: [{ action: 'add-limit', max: DEFAULT_LIMIT }] }]
  }
  const { max, used } = limit
  if (used < max * NEARLY_USED) return []
  const raise = raisedLimit(max)
  const fixes: Fix[] = raise ? [raise, { action: 'reset-limit' }] : [{ action: 'reset-limit' }]
  return used >= max
    ? [{ id: 'limit-reached', severity: 'critical', max, used, fixes }]
    : [{ id: 'limit-near', severity: 'warning', max, used, fixes }]
}

/** A fix that doubles a limit; undefined for the largest one. */
export function raisedLimit(max: number): Extract<Fix, { action: 'raise-limit' }> | undefined {
  if (max >= MAX_LIMIT) return undefined
  return { action: 'raise-limit', max: Math.min(max * 2, MAX_LIMIT), insteadOf: max }
}

function checkUse(key: SurveyedKey, now: Date): Finding[] {
  const findings: Finding[] = []
  if (unusedFor(key, now) >= IDLE)
    findings.push({ id: 'idle', severity: 'warning', lastUsed: key.lastUsed, fixes: [PAUSE, DELETE] })
  // A former member does not know a new token. The id of an embedded key is not secret in any case.
  if (key.isOrphan && timeOf(key.rotated) === undefined)
    findings.push(
      key.kind === 'secret'
        ? { id: 'orphan', severity: 'warning', fixes: [{ action: 'rotate' }, PAUSE, DELETE] }
        : { id: 'orphan', severity: 'advice', fixes: [PAUSE, DELETE] },
    )
  return findings
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F'

const COSTS: Record<Severity, number> = { critical: 45, warning: 15, advice: 5 }

/**
 * Out of 100 points, a critical finding costs 45, a warning 15, an advice 5. A starts at 90, B at 75, C at
 * 60, D at 40. So two pieces of advice leave an A, one warning makes a B, and one critical finding a D at
 * best.
 */
export function gradeOf(findings: readonly Pick<Finding, 'severity'>[]): Grade {
  const points = findings.reduce((left, { severity }) => left - COSTS[severity], 100)
  if (points >= 90) return 'A'
  if (points >= 75) return 'B'
  if (points >= 60) return 'C'
  return points >= 40 ? 'D' : 'F'
}

/** With more wildcards than this, it is hard to say what a key covers. */
const MANY_WILDCARDS = 4

/** The findings of an embedded key's hostnames. */
function checkHostnames(hostnames: SurveyedKey['hostnames']): Finding[] {
  const authorized = hostnames.filter(({ isAuthorized }) => isAuthorized).map(({ hostname }) => hostname)
  const deactivated = hostnames.filter(({ isAuthorized }) => !isAuthorized).map(({ hostname }) => hostname)
  if (!authorized.length) return [noHostname(deactivated)]
  const findings = authorized.flatMap(checkHostname)
  const wildcards = authorized.filter(isWildcard)
  if (wildcards.length > MANY_WILDCARDS)
    findings.push({
      id: 'many-wildcards',
      severity: 'warning',
      hostnames: wildcards,
      fixes: wildcards.map(deactivate),
    })
  return [...findings, ...checkMissing(authorized, deactivated)]
}

function noHostname(deactivated: readonly string[]): Finding {
  const known = deactivated.filter(hostname => !isRisky(hostname)).slice(0, 3)
  const fixes: Fix[] = known.map(hostname => ({ action: 'authorize', hostname }))
  return {
    id: 'no-hostname',
    severity: 'critical',
    fixes: [...fixes, { action: 'authorize', hostname: null }, { action: 'delete' }],
  }
}

const isWildcard = (hostname: string) => hostname.startsWith('*.')
const isWide = (hostname: string) => isWildcard(hostname) && isOpenToStrangers(hostname.slice(2))
const isRisky = (hostname: string) => isOwnMachine(hostname) || isWide(hostname)

function deactivate(hostname: string): Fix {
  return { action: 'deactivate', hostname }
}

function checkHostname(hostname: string): Finding[] {
  const fixes = [deactivate(hostname)]
  // `*.localhost` ends in a top-level name as well, but strangers cannot register a name there.
  if (isOwnMachine(hostname)) return [{ id: 'own-machine', severity: 'warning', hostname, fixes }]
  return isWide(hostname) ? [{ id: 'wide-wildcard', severity: 'critical', hostname, fixes }] : []
}

/** Names that people expect the key to cover as well. A deactivated one is missing on purpose. */
function checkMissing(authorized: readonly string[], deactivated: readonly string[]): Finding[] {
  const isMissing = (name: string) =>
    !deactivated.includes(name) && !authorized.some(hostname => coversHostname(hostname, name))
  const seen = new Set<string>()
  return authorized.flatMap((related): Finding[] => {
    if (isRisky(related)) return []
    const [, below] = /^(?:\*|www)\.(.+)$/.exec(related) ?? []
    const hostname = below ?? `www.${related}`
    if (below === undefined ? !isRegistered(related) : isOpenToStrangers(below)) return []
    if (seen.has(hostname) || !isMissing(hostname)) return []
    seen.add(hostname)
    const fixes: Fix[] = [{ action: 'authorize', hostname }]
    return below === undefined
      ? [{ id: 'www-missing', severity: 'advice', hostname, related, fixes }]
      : [{ id: 'apex-missing', severity: 'warning', hostname, related, fixes }]
  })
}
