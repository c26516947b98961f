import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { catalogSnapshot, subscriptions, tracks } from '#backend/subscription/public.ts'
import type { Attempt, KeyFacts, LicenseFacts, SubscriptionFacts } from '#domain/gateway/lookup-facts.ts'
import { coveringHostname, refuseCredentials } from '#domain/gateway/lookup-refusals.ts'
import { coversIp } from '#domain/keys/ip-ranges.ts'
import { effectiveRateLimit, subscriptionStatus, timeOf } from '#domain/subscription/subscription-status.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import type { KeptRule } from './refusal-kinds.ts'
import type { StoredRefusal } from './refusal-rows.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys } from './tables.ts'

/** What would become of refused lookups now. */
export interface Outlook {
  /** The rule that would refuse them; null if none would. */
  rule: KeptRule | null
  /** When the change was made that allows them, if that is known. */
  since: Date | null
}

type Entry = Pick<StoredRefusal, 'key_id' | 'rule' | 'source_kind' | 'source' | 'refused' | 'last'>

/** The present state of a key and its account, and what is known of when it changed. */
interface Facts {
  key: KeyFacts
  /** When each hostname was last authorized or deactivated. */
  hostnames: ReadonlyMap<string, Date>
  /** When the key's counter last started from zero. */
  limitSince: Date | undefined
  /** When each operation on the key was last done. */
  acts: ReadonlyMap<string, Date>
  licenses: readonly LicenseFacts[]
}

/** Decided by what the caller sends, so no change to the key shows that it is fixed. */
const BY_CREDENTIALS: ReadonlySet<KeptRule> = new Set(['secret-in-browser', 'wrong-token', 'ended-token'])
const BY_CALLER: ReadonlySet<KeptRule> = new Set(['bot', 'no-host'])
const BY_REQUEST: ReadonlySet<KeptRule> = new Set(['unknown-license', 'other-product', 'license-not-held'])

const RESUMED = ['resumeSecretKey', 'resumeEmbeddedKey']
const RECOVERED = ['recoverSecretKey', 'recoverEmbeddedKey']
const RESTRICTED = ['setSecretKeyRestrictions', 'setEmbeddedKeyRestrictions']
const LIMITED = ['createKeyLimit', 'updateKeyLimit', 'deleteKeyLimit', 'resetKeyLimit']
/** The operations that fix what a rule refused. */
const FIXES: Partial<Record<KeptRule, readonly string[]>> = {
  deleted: RECOVERED,
  expired: RESTRICTED,
  paused: RESUMED,
  ip: RESTRICTED,
  'license-scope': RESTRICTED,
  'key-limit': LIMITED,
}
const ANY_FIX = [...RESUMED, ...RECOVERED, ...RESTRICTED, ...LIMITED]

/** What would become of each entry of an account now, in the order of the entries. */
export async function outlooksOf(
  { db, kernel, now }: { db: Queries; kernel: Kernel; now: Date },
  accountId: number,
  entries: readonly Entry[],
): Promise<Outlook[]> {
  if (!entries.length) return []
  const facts = await readFacts(db, kernel, { accountId, entries, now })
  return entries.map(entry => {
    const known = facts.get(entry.key_id)
    // A key that was purged after the list was read allows nothing.
    return known ? outlookOf(entry, known, now) : { rule: 'deleted', since: null }
  })
}

export function outlookOf(entry: Entry, facts: Facts, now: Date): Outlook {
  const rule = currentRule(entry, facts, now)
  return { rule, since: rule === null ? allowedSince(entry, facts, now) : null }
}

/** The first rule that would refuse the lookups of an entry, in the order of the gateway. */
function currentRule(entry: Entry, facts: Facts, now: Date): KeptRule | null {
  const { rule } = entry
  const { key, licenses } = facts
  if (BY_CREDENTIALS.has(rule)) return rule
  return (
    stateRule(key, now) ??
    (BY_CALLER.has(rule) ? rule : placeRule(entry, key)) ??
    (BY_REQUEST.has(rule) ? rule : licenseRule(entry, facts, now)) ??
    limitRule(entry, facts) ??
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
  madeThisSecond: 0,
}

function stateRule(key: KeyFacts, now: Date): KeptRule | undefined {
  const rule = refuseCredentials(key, { ...ATTEMPT, credentials: key.kind }, now)?.rule
  return rule === 'deleted' || rule === 'expired' || rule === 'paused' ? rule : undefined
}

function placeRule({ rule, source_kind, source }: Entry, key: KeyFacts): KeptRule | undefined {
  if (key.kind === 'secret') return ipRule({ rule, source_kind, source }, key.allowedIps)
  if (source_kind === 'hostname')
    return coveringHostname(key, { host: source }) === undefined ? 'hostname' : undefined
  if (source_kind === 'others') return rule === 'hostname' ? rule : undefined
  return 'no-host'
}

function ipRule(
  { rule, source_kind, source }: Pick<Entry, 'rule' | 'source_kind' | 'source'>,
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
  { rule, refused }: Entry,
  { key, licenses: held }: Facts,
  now: Date,
): KeptRule | undefined {
  if (rule === 'license-scope' && key.licenses !== null) return rule
  if (!held.length) return 'license-not-held'
  const usable = held.filter(({ licenseId }) => !key.licenses || key.licenses.includes(licenseId))
  if (!usable.length) return 'license-scope'
  // How many lookups the largest call had is not kept; all of them together are enough.
  const needed = rule === 'too-few-remaining' ? refused : 1
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

function limitRule(entry: Entry, facts: Facts): KeptRule | undefined {
  const { limit } = facts.key
  if (!limit) return undefined
  if (limit.used >= limit.max) return 'key-limit'
  // A batch can be refused by a limit that has room for less: then only a change of it helps.
  return entry.rule === 'key-limit' && !fixTimes(entry, facts).length ? 'key-limit' : undefined
}

function isWithoutRateLimit(held: readonly LicenseFacts[], now: Date): boolean {
  return held.every(({ subscriptions: terms }) =>
    payingTerms(terms, now).every(({ rateLimit }) => rateLimit === null),
  )
}

/** When lookups that are allowed now became so: the fix of the rule, or a later change without which they fail. */
function allowedSince(entry: Entry, facts: Facts, now: Date): Date | null {
  const fixes = entry.rule === 'subscription' ? termStarts(entry, facts, now) : fixTimes(entry, facts)
  if (!fixes.length) return null
  const later = actTimes(entry, facts, [...RESUMED, ...RECOVERED, ...RESTRICTED])
  return new Date(Math.max(...fixes, ...later))
}

/** When what the rule of an entry looks at has changed since its last refusal. */
function fixTimes(entry: Entry, facts: Facts): number[] {
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
    // With one that was there before the refusal, something else has changed.
    return times.length && times.every(time => time > last) ? [Math.min(...times)] : []
  }
  const acts = actTimes(entry, facts, FIXES[rule] ?? [])
  const since = rule === 'key-limit' ? facts.limitSince?.getTime() : undefined
  return since !== undefined && since > last ? [...acts, since] : acts
}

function actTimes(entry: Entry, { acts }: Facts, operations: readonly string[]): number[] {
  const last = new Date(entry.last).getTime()
  return operations.flatMap(operation => acts.get(operation)?.getTime() ?? []).filter(time => time > last)
}

/** The start of the term that pays since the refusal, if there is only one. */
function termStarts(entry: Entry, { licenses }: Facts, now: Date): number[] {
  const last = new Date(entry.last).getTime()
  const starts = licenses.flatMap(({ subscriptions: terms }) =>
    payingTerms(terms, now).flatMap(({ start }) => timeOf(start) ?? []),
  )
  const later = starts.filter(start => start > last)
  return later.length === 1 ? later : []
}

/** The facts of the keys that the entries are about, by id. */
async function readFacts(
  db: Queries,
  kernel: Kernel,
  { accountId, entries, now }: { accountId: number; entries: readonly Entry[]; now: Date },
): Promise<Map<string, Facts>> {
  const ids = [...new Set(entries.map(({ key_id }) => key_id))]
  const earliest = new Date(Math.min(...entries.map(({ last }) => new Date(last).getTime())))
  const licenses = await readLicenses(db, kernel, accountId, now)
  const names = Map.groupBy(
    await db.select().from(hostnames).where(inArray(hostnames.keyId, ids)),
    ({ keyId }) => keyId,
  )
  const limits = new Map(
    (await db.select().from(keyLimits).where(inArray(keyLimits.keyId, ids))).map(row => [row.keyId, row]),
  )
  const acts = Map.groupBy(await readActs(db, accountId, ids, earliest), ({ subject }) => subject)
  const secret = await db.select().from(secretKeys).where(inArray(secretKeys.keyId, ids))
  const embedded = await db.select().from(embeddedKeys).where(inArray(embeddedKeys.keyId, ids))
  const rows = [
    ...secret.map(row => ({ ...row, kind: 'secret' as const })),
    ...embedded.map(row => ({ ...row, kind: 'embedded' as const, allowedIps: [] })),
  ]
  return new Map(
    rows.map(row => {
      const limit = limits.get(row.keyId)
      const ofKey = names.get(row.keyId) ?? []
      const key: KeyFacts = {
        kind: row.kind,
        isPaused: row.paused,
        recoveryDeadline: row.recoveryDeadline,
        expires: row.expires,
        hostnames: ofKey,
        allowedIps: row.allowedIps,
        licenses: row.licenses,
        limit: limit ? { max: limit.maxLookups, used: limit.lookupsUsed } : null,
      }
      const done = (acts.get(row.keyId) ?? []).flatMap(({ operation, at }) =>
        at ? [[operation, at] as const] : [],
      )
      return [
        row.keyId,
        {
          key,
          hostnames: new Map(ofKey.map(({ hostname, changed }) => [hostname, changed])),
          limitSince: limit?.since,
          acts: new Map(done),
          licenses,
        },
      ]
    }),
  )
}

function readActs(db: Queries, accountId: number, ids: readonly string[], after: Date) {
  return db
    .select({
      subject: activities.subject,
      operation: activities.operation,
      at: max(activities.created),
    })
    .from(activities)
    .where(
      and(
        eq(activities.accountId, accountId),
        gt(activities.created, after),
        inArray(activities.subject, [...ids]),
        inArray(activities.operation, ANY_FIX),
      ),
    )
    .groupBy(activities.subject, activities.operation)
}

async function readLicenses(
  db: Queries,
  kernel: Kernel,
  accountId: number,
  now: Date,
): Promise<LicenseFacts[]> {
  const { rateLimits } = await catalogSnapshot(kernel)
  const rows = await db
    .select({ licenseId: tracks.licenseId, suspended: tracks.suspended, term: subscriptions })
    .from(tracks)
    .leftJoin(subscriptions, eq(subscriptions.trackId, tracks.trackId))
    .where(eq(tracks.accountId, accountId))
  return [...Map.groupBy(rows, ({ licenseId }) => licenseId)].map(([licenseId, ofLicense]) => ({
    licenseId,
    subscriptions: ofLicense.flatMap(({ suspended, term }) =>
      term
        ? [
            {
              ...term,
              suspended,
              rateLimit: effectiveRateLimit(term.rateLimit, rateLimits.get(term.planId) ?? null, now),
            },
          ]
        : [],
    ),
  }))
}
