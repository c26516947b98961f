import type { KeyFacts } from '#domain/gateway/lookup/facts.ts'

/** A key of the survey of all keys: what decides about its lookups, its origin and its usage. */
export interface SurveyedKey extends KeyFacts {
  keyId: string
  label: string
  created: string
  /** The time of the latest allowed lookup; null for never. */
  lastUsed: string | null
  /** When it was paused; null while it is not. */
  pausedSince: string | null
  /** When the token was last changed; null for never. */
  rotated: string | null
  /** While two tokens work, when the older one ends. */
  previousTokenEnds: string | null
  /** Whether its creator is no longer a member. */
  isOrphan: boolean
}

/**
 * `critical`: lookups are rejected now, or strangers can make them. `warning`: one of the two will happen
 * soon. `advice`: a change would be safer.
 */
export type Severity = 'critical' | 'warning' | 'advice'

/** What can be done about a finding, with all of its input. */
export type Fix =
  /** Null if the person has to choose one. */
  | { action: 'authorize'; hostname: string | null }
  | { action: 'deactivate'; hostname: string }
  | { action: 'add-limit'; max: number }
  | { action: 'raise-limit'; max: number; insteadOf: number }
  | { action: 'reset-limit' }
  | { action: 'extend'; expires: string }
  | { action: 'restrict-addresses' }
  | { action: 'rotate' }
  | { action: 'retire' }
  | { action: 'pause' }
  | { action: 'resume' }
  | { action: 'delete' }

/** A fix with all of its input. The others have their own dialog, which asks for it. */
export type ReadyFix =
  | Exclude<Fix, { action: 'authorize' | 'add-limit' | 'restrict-addresses' | 'rotate' }>
  | { action: 'authorize'; hostname: string }

type Facts =
  | { id: 'no-hostname' }
  /** Strangers can have pages that it covers. */
  | { id: 'wide-wildcard'; hostname: string }
  | { id: 'many-wildcards'; hostnames: readonly string[] }
  | { id: 'own-machine'; hostname: string }
  /** The name itself, next to an entry that covers only names below it. */
  | { id: 'apex-missing'; hostname: string; related: string }
  | { id: 'www-missing'; hostname: string; related: string }
  | { id: 'no-limit' }
  | { id: 'limit-near'; max: number; used: number }
  | { id: 'limit-reached'; max: number; used: number }
  | { id: 'idle'; lastUsed: string | null }
  | { id: 'orphan' }
  | { id: 'expired'; expires: string; lastUsed: string | null }
  | { id: 'expires-soon'; expires: string }
  | { id: 'paused-long'; since: string }
  | { id: 'any-address' }
  | { id: 'token-ends-soon'; ends: string }

/** The problem, the facts behind it, and its fixes, the most helpful first. */
export type Finding = Facts & { severity: Severity; fixes: readonly Fix[] }

export type FindingId = Finding['id']

export const FINDING_IDS = [
  'no-hostname',
  'wide-wildcard',
  'many-wildcards',
  'own-machine',
  'apex-missing',
  'www-missing',
  'no-limit',
  'limit-near',
  'limit-reached',
  'idle',
  'orphan',
  'expired',
  'expires-soon',
  'paused-long',
  'any-address',
  'token-ends-soon',
] as const satisfies readonly FindingId[]

/** Identifies a finding among those of its key, as the contract names a tip. */
export function tipOf(finding: Finding): string {
  return 'hostname' in finding ? `${finding.id}:${finding.hostname}` : finding.id
}

/**
 * The facts that a finding depends on, as a text: once they differ from those that a person dismissed, it is another
 * matter. The number of lookups used is left out, because it differs with every lookup.
 */
export function factsOf(finding: Finding): string {
  switch (finding.id) {
    case 'many-wildcards':
      return finding.hostnames.toSorted().join(' ')
    case 'apex-missing':
    case 'www-missing':
      return finding.related
    case 'limit-near':
    case 'limit-reached':
      return String(finding.max)
    case 'idle':
      return finding.lastUsed ?? 'never'
    case 'expired':
    case 'expires-soon':
      return finding.expires
    case 'paused-long':
      return finding.since
    case 'token-ends-soon':
      return finding.ends
    // These are true of the key or not; another hostname is another finding.
    case 'no-hostname':
    case 'wide-wildcard':
    case 'own-machine':
    case 'no-limit':
    case 'orphan':
    case 'any-address':
      return ''
  }
}
