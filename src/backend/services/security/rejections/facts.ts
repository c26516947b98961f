import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { catalogSnapshot, subscriptions, tracks } from '#backend/services/subscription/public.ts'
import type { KeyFacts, LicenseFacts } from '#domain/gateway/lookup/facts.ts'
import { effectiveRateLimit } from '#domain/subscription/subscription-status.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys } from '../tables.ts'
import { limitsOfKeys } from '../usage-limits/store.ts'
import type { StoredRejection } from './rows.ts'

/** Rejected lookups, as far as they say what would become of them now. */
export type RejectionEntry = Pick<
  StoredRejection,
  'key_id' | 'rule' | 'source_kind' | 'source' | 'rejected_lookups' | 'last'
>

/** The present state of a key and its account, and what is known of when it changed. */
export interface RejectionFacts {
  key: KeyFacts
  /** When each hostname was last authorized or deactivated. */
  hostnames: ReadonlyMap<string, Date>
  /** When the key's counter last started from zero. */
  limitSince: Date | undefined
  /** When each operation on the key was last done. */
  acts: ReadonlyMap<string, Date>
  licenses: readonly LicenseFacts[]
}

/** The operations that fix what a key rejected. */
export const RESUMED = ['resumeSecretKey', 'resumeEmbeddedKey']
export const RECOVERED = ['recoverSecretKey', 'recoverEmbeddedKey']
export const RESTRICTED = ['setSecretKeyRestrictions', 'setEmbeddedKeyRestrictions']
export const LIMITED = ['createKeyLimit', 'updateKeyLimit', 'deleteKeyLimit', 'resetKeyLimit']
export const USAGE_LIMITED = ['setKeyUsageLimits']
const ANY_FIX = [...RESUMED, ...RECOVERED, ...RESTRICTED, ...LIMITED, ...USAGE_LIMITED]

/** The facts of the keys that the entries are about, by id. */
export async function readFacts(
  db: Queries,
  kernel: Kernel,
  { accountId, entries, now }: { accountId: number; entries: readonly RejectionEntry[]; now: Date },
): Promise<Map<string, RejectionFacts>> {
  const ids = [...new Set(entries.map(({ key_id }) => key_id))]
  const earliest = new Date(Math.min(...entries.map(({ last }) => new Date(last).getTime())))
  const licenses = await readLicenses(db, kernel, accountId, now)
  const keys = await readKeys(db, ids)
  const acts = Map.groupBy(await readActs(db, accountId, ids, earliest), ({ subject }) => subject)
  return new Map(
    [...keys].map(([keyId, { key, hostnames: ofKey, limitSince }]) => {
      const done = (acts.get(keyId) ?? []).flatMap(({ operation, at }) =>
        at ? [[operation, at] as const] : [],
      )
      return [
        keyId,
        {
          key,
          hostnames: new Map(ofKey.map(({ hostname, changed }) => [hostname, changed])),
          limitSince,
          acts: new Map(done),
          licenses,
        },
      ]
    }),
  )
}

interface KeyRecord {
  label: string
  key: KeyFacts
  hostnames: readonly (typeof hostnames.$inferSelect)[]
  /** When its counter last started from zero. */
  limitSince: Date | undefined
}

/** Returns the present state of keys of both kinds, by id. */
export async function readKeys(db: Queries, ids: readonly string[]): Promise<Map<string, KeyRecord>> {
  const names = Map.groupBy(
    await db
      .select()
      .from(hostnames)
      .where(inArray(hostnames.keyId, [...ids])),
    ({ keyId }) => keyId,
  )
  const limits = new Map(
    (
      await db
        .select()
        .from(keyLimits)
        .where(inArray(keyLimits.keyId, [...ids]))
    ).map(row => [row.keyId, row]),
  )
  const secret = await db
    .select()
    .from(secretKeys)
    .where(inArray(secretKeys.keyId, [...ids]))
  const embedded = await db
    .select()
    .from(embeddedKeys)
    .where(inArray(embeddedKeys.keyId, [...ids]))
  const rows = [
    ...secret.map(row => ({ ...row, kind: 'secret' as const })),
    ...embedded.map(row => ({ ...row, kind: 'embedded' as const, allowedIps: [], urlCredentials: false })),
  ]
  const usageLimits = await limitsOfKeys(db, rows)
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
        allowsUrl: row.urlCredentials,
        licenses: row.licenses,
        limit: limit ? { max: limit.maxLookups, used: limit.lookupsUsed } : null,
        usageLimits: usageLimits(row),
      }
      return [row.keyId, { label: row.label, key, hostnames: ofKey, limitSince: limit?.since }]
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

/** Returns the licenses that an account holds, with their subscriptions. */
export async function readLicenses(
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
