import type { Attempt, KeyFacts, LicenseFacts, SubscriptionFacts } from '#domain/gateway/lookup/facts.ts'
import { coveringHostname, rejectCredentials } from '#domain/gateway/lookup/rejections.ts'
import { reachedLimit } from '#domain/gateway/usage-limits.ts'
import { coversIp } from '#domain/keys/ip-ranges.ts'
import { subscriptionStatus, timeOf } from '#domain/subscription/subscription-status.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import {
  LIMITED,
  RECOVERED,
  RESTRICTED,
  RESUMED,
  type RejectionEntry,
  type RejectionFacts,
  readFacts,
  USAGE_LIMITED,
} from './facts.ts'
import type { KeptRule } from './kinds.ts'

/** What would become of rejected lookups now. */
export interface Outlook {
  /** The rule that would reject them; null if none would. */
  rule: KeptRule | null
  /** When the change was made that allows them, if that is known. */
  since: Date | null
}

/** Decided by what the caller sends, so no change to the key shows that it is fixed. */
const BY_CREDENTIALS: ReadonlySet<KeptRule> = new Set(['secret-in-browser', 'wrong-token', 'ended-token'])
const BY_CALLER: ReadonlySet<KeptRule> = new Set(['bot', 'no-host'])
const BY_REQUEST: ReadonlySet<KeptRule> = new Set(['unknown-license', 'other-product', 'license-not-held'])

/** The operations that fix what a rule rejected. */
const FIXES: Partial<Record<KeptRule, readonly string[]>> = {
  deleted: RECOVERED,
  expired: RESTRICTED,
  paused: RESUMED,
  'credentials-in-url': RESTRICTED,
  ip: RESTRICTED,
  'license-scope': RESTRICTED,
  'key-limit': LIMITED,
  'usage-limit': USAGE_LIMITED,
}

/** Returns what would become of each entry of an account now, in the order of the entries, and why. */
export async function outlooksOf(
  { db, kernel, now }: { db: Queries; kernel: Kernel; now: Date },
  accountId: number,
  entries: readonly RejectionEntry[],
): Promise<{ outlooks: Outlook[]; facts: ReadonlyMap<string, RejectionFacts> }> {
  if (!entries.length) return { outlooks: [], facts: new Map() }
  const facts = await readFacts(db, kernel, { accountId, entries, now })
  const outlooks = entries.map((entry): Outlook => {
    const known = facts.get(entry.key_id)
    // A key that was purged after the list was read allows nothing.
    return known ? outlookOf(entry, known, now) : { rule: 'deleted', since: null }
  })
  return { outlooks, facts }
}

export function outlookOf(entry: RejectionEntry, facts: RejectionFacts, now: Date): Outlook {
  const rule = currentRule(entry, facts, now)
  return { rule, since: rule === null ? allowedSince(entry, facts, now) : null }
}

/** The first rule that would reject the lookups of an entry, in the order of the gateway. */
function currentRule(entry: RejectionEntry, facts: RejectionFacts, now: Date): KeptRule | null {
  const { rule } = entry
  const { key, licenses } = facts
  if (BY_CREDENTIALS.has(rule)) return rule
  return (
    stateRule(key, now) ??
    (BY_CALLER.has(rule) ? rule : placeRule(entry, key)) ??
    (BY_REQUEST.has(rule) ? rule : licenseRule(entry, facts, now)) ??
    limitRule(entry, facts) ??
    usageLimitRule(facts, now) ??
    (rule === 'rate-limit' && !isWithoutRateLimit(licenses, now) ? rule : null)
  )
}

const ATTEMPT: Omit<Attempt, 'credentials'> = {
  token: 'right',
  isFromBrowser: false,
  isProgram: false,
  host: null,
  ip: '',
  product: [],
  license: null,
  lookups: 1,
  madeThisSecond: () => 0,
}

function stateRule(key: KeyFacts, now: Date): KeptRule | undefined {
  const rule = rejectCredentials(key, { ...ATTEMPT, credentials: key.kind }, now)?.rule
  return rule === 'deleted' || rule === 'expired' || rule === 'paused' ? rule : undefined
}

function placeRule({ rule, source_kind, source }: RejectionEntry, key: KeyFacts): KeptRule | undefined {
  if (rule === 'credentials-in-url' && !key.allowsUrl) return rule
  if (key.kind === 'secret') return ipRule({ rule, source_kind, source }, key.allowedIps)
  if (source_kind === 'hostname')
    return coveringHostname(key, { host: source }) === undefined ? 'hostname' : undefined
  if (source_kind === 'others') return rule === 'hostname' ? rule : undefined
  return 'no-host'
}

function ipRule(
  { rule, source_kind, source }: Pick<RejectionEntry, 'rule' | 'source_kind' | 'source'>,
  allowed: readonly string[],
): KeptRule | undefined {
  if (!allowed.length) return undefined
  if (source_kind === 'address') return allowed.some(range => coversIp(range, source)) ? undefined : 'ip'
  // Of a network it is not known which of its addresses called: one that overlaps may be allowed.
  if (source_kind === 'network') return allowed.some(range => overlaps(range, source)) ? undefined : 'ip'
  return rule === 'ip' ? rule : undefined
}

const firstOf = (range: string) => range.split('/', 1)[0] ?? ''
const overlaps = (one: string, other: string) =>
  coversIp(one, firstOf(other)) || coversIp(other, firstOf(one))

function licenseRule(
  { rule, rejected_lookups }: RejectionEntry,
  { key, licenses: held }: RejectionFacts,
  now: Date,
): KeptRule | undefined {
  if (rule === 'license-scope' && key.licenses !== null) return rule
  if (!held.length) return 'license-not-held'
  const usable = held.filter(({ licenseId }) => !key.licenses || key.licenses.includes(licenseId))
  if (!usable.length) return 'license-scope'
  // How many lookups the largest call had is not kept; all of them together are enough.
  const needed = rule === 'too-few-remaining' ? rejected_lookups : 1
  const paying = usable.filter(({ subscriptions: terms }) =>
    payingTerms(terms, now).some(({ remaining }) => remaining >= needed),
  )
  if (!paying.length) return rule === 'too-few-remaining' ? rule : 'subscription'
  // Which license was meant is not kept, so it is certain only once all of them pay.
  const isOfPlan = rule === 'subscription' || rule === 'too-few-remaining'
  return isOfPlan && paying.length < usable.length ? rule : undefined
}

function payingTerms(terms: readonly SubscriptionFacts[], now: Date): SubscriptionFacts[] {
  return terms.filter(term => subscriptionStatus(term, now) === 'active' && term.remaining > 0)
}

function limitRule(entry: RejectionEntry, facts: RejectionFacts): KeptRule | undefined {
  const { limit } = facts.key
  if (!limit) return undefined
  if (limit.used >= limit.max) return 'key-limit'
  // A batch can be rejected by a limit that has room for less: then only a change of it helps.
  return entry.rule === 'key-limit' && !fixTimes(entry, facts).length ? 'key-limit' : undefined
}

function usageLimitRule({ key }: RejectionFacts, now: Date): KeptRule | undefined {
  const full = reachedLimit(key.usageLimits ?? [], 1, now)
  return full && (full.of === 'key' ? 'usage-limit' : 'account-limit')
}

function isWithoutRateLimit(held: readonly LicenseFacts[], now: Date): boolean {
  return held.every(({ subscriptions: terms }) =>
    payingTerms(terms, now).every(({ rateLimit }) => rateLimit === null),
  )
}

/** When lookups that are allowed now became so: the fix of the rule, or a later change without which they fail. */
function allowedSince(entry: RejectionEntry, facts: RejectionFacts, now: Date): Date | null {
  const fixes = entry.rule === 'subscription' ? termStarts(entry, facts, now) : fixTimes(entry, facts)
  if (!fixes.length) return null
  const later = actTimes(entry, facts, [...RESUMED, ...RECOVERED, ...RESTRICTED])
  return new Date(Math.max(...fixes, ...later))
}

/** When what the rule of an entry looks at has changed since its last rejection. */
function fixTimes(entry: RejectionEntry, facts: RejectionFacts): number[] {
  const { rule, source } = entry
  const last = new Date(entry.last).getTime()
  if (rule === 'hostname') {
    const covering = [...facts.hostnames].filter(
      ([hostname]) =>
        coveringHostname(
          { ...facts.key, hostnames: facts.key.hostnames.filter(each => each.hostname === hostname) },
          { host: source },
        ) !== undefined,
    )
    const times = covering.map(([, changed]) => changed.getTime())
    // With one that was there before the rejection, something else has changed.
    return times.length && times.every(time => time > last) ? [Math.min(...times)] : []
  }
  const acts = actTimes(entry, facts, FIXES[rule] ?? [])
  const since = rule === 'key-limit' ? facts.limitSince?.getTime() : undefined
  return since !== undefined && since > last ? [...acts, since] : acts
}

function actTimes(entry: RejectionEntry, { acts }: RejectionFacts, operations: readonly string[]): number[] {
  const last = new Date(entry.last).getTime()
  return operations.flatMap(operation => acts.get(operation)?.getTime() ?? []).filter(time => time > last)
}

/** The start of the term that pays since the rejection, if there is only one. */
function termStarts(entry: RejectionEntry, { licenses }: RejectionFacts, now: Date): number[] {
  const last = new Date(entry.last).getTime()
  const starts = licenses.flatMap(({ subscriptions: terms }) =>
    payingTerms(terms, now).flatMap(({ start }) => timeOf(start) ?? []),
  )
  const later = starts.filter(start => start > last)
  return later.length === 1 ? later : []
}
